// The one door for content: web, offline file, build folder and test memory are
// implementations of it. A source gives raw text; checking and parsing happen above.
import type { ContentError } from './errors.ts';

export interface ReadOptions {
  signal?: AbortSignal | undefined;
  /** `low`: nobody waits for it yet. */
  priority?: 'low' | undefined;
}

export interface SourceText {
  text: string;
  /** Why the text is a copy from an earlier visit: the file itself could not be read. */
  failure?: ContentError | undefined;
}

/** Where content is read from. Every method rejects with a ContentError. */
export interface ContentSource {
  /** The text of manifest.json. */
  readManifest(options?: ReadOptions): Promise<SourceText>;
  /** The text of a markdown file or a part of the manifest, named by its path inside the site folder. */
  readText(file: string, options?: ReadOptions): Promise<SourceText>;
  /** The address of an asset (image, download), by its path inside the site folder, with or without a slash before it. */
  assetUrl(file: string): string;
}
