import type { Finding } from './finding.ts';

/** Where the development server's events are listened to. */
export const LIVE_PATH = '/__live';

/** What the development server tells the open pages. Files are paths inside the site folder. */
export type LiveEvent =
  | { type: 'manifest' }
  | { type: 'doc'; file: string }
  | { type: 'asset'; file: string }
  | { type: 'findings'; findings: readonly Finding[] }
  /** The engine's own code was rebuilt. */
  | { type: 'reload' };
