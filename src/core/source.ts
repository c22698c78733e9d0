// The interface to content, implemented for the web, the offline kit, snapshots, the build and tests. A source
// returns raw text; callers parse and validate it.
import type { ContentError } from './errors.ts';

export interface ReadOptions {
  signal?: AbortSignal | undefined;
  /** `low`: a prefetch. */
  priority?: 'low' | undefined;
}

export interface SourceText {
  text: string;
  /** The error of the request, when `text` is a cached copy. */
  failure?: ContentError | undefined;
}

/** Every method rejects with a ContentError. */
export interface ContentSource {
  /** Fetches manifest.json. */
  readManifest(options?: ReadOptions): Promise<SourceText>;
  /** Fetches a markdown file or a shard of the manifest by its path inside the site folder. */
  readText(file: string, options?: ReadOptions): Promise<SourceText>;
  /** URL of an asset (image, download) by its path inside the site folder, with or without a leading slash. */
  assetUrl(file: string): string;
}
