/** Where the development server's events are listened to. */
export const LIVE_PATH = '/__live';

/** Where a page asks what is wrong with it, by `?path=` its own. */
export const FINDINGS_PATH = '/__live/findings';

/** What the development server tells the open pages. Files are paths inside the site folder. */
export type LiveEvent =
  | { type: 'manifest' }
  | { type: 'doc'; file: string }
  /** Any text may have changed: nobody listened for a while. */
  | { type: 'docs' }
  | { type: 'asset'; file: string }
  /** What is wrong with the content; FINDINGS_PATH tells it. */
  | { type: 'findings' }
  /** The engine's own code was rebuilt. */
  | { type: 'reload' };
