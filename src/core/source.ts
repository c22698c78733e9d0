// The one door for content: web, offline file, build folder and test memory are
// implementations of it. A source gives raw text; checking and parsing happen above.

/** Where content is read from. Every method rejects with a ContentError. */
export interface ContentSource {
  /** The text of manifest.json. */
  readManifest(signal?: AbortSignal): Promise<string>;
  /** The text of a markdown file, named by its path inside the site folder. */
  readText(file: string, signal?: AbortSignal): Promise<string>;
  /** The address of an asset (image, download), by its path inside the site folder, with or without a slash before it. */
  assetUrl(file: string): string;
}
