// The interface by which content is loaded, implemented for the web, the offline kit, prerendered pages, the build and
// tests. A source returns raw text; callers parse and validate the text.
import type { ContentError } from './errors.ts';
import type { LoadIndexFile } from './search/index/indexReader.ts';
import type { Version } from './site/manifest/manifest.ts';

export interface ReadOptions {
  signal?: AbortSignal | undefined;
  /** `low` for a prefetch; undefined for content that renders now. */
  priority?: 'low' | undefined;
}

export interface SourceText {
  text: string;
  /** Error of the request, if it failed and `text` is a cached copy. */
  failure?: ContentError | undefined;
}

/** Methods that return a promise reject with a ContentError. */
export interface ContentSource {
  /** Fetches manifest.json. */
  readManifest(options?: ReadOptions): Promise<SourceText>;
  /** Fetches a markdown file or a shard of the manifest by its path inside the site folder. */
  readText(file: string, options?: ReadOptions): Promise<SourceText>;
  /** URL of an asset (image, download) by its path inside the site folder, with or without a leading slash. */
  assetUrl(file: string): string;
  /**
   * URL of the start page of a language, whose hash is the route; in the offline kit only.
   * @param home path of the language
   */
  startPage?: (home: string) => string;
  /** Reads the files of a search index that is made in the browser; absent where a build has written them. */
  searchIndex?: (version: Version) => LoadIndexFile;
}
