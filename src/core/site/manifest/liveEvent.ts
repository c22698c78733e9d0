/** URL of the development server's event stream. */
export const LIVE_PATH = '/__live';

/** URL of a page's findings; the query parameter `path` names the page. */
export const FINDINGS_PATH = '/__live/findings';

/** URL of the front matter fields of a site, below the home page of its language. */
export const FIELDS_PATH = '/__live/fields';

export interface KnownField {
  name: string;
  meaning: string;
  /** Whether the engine that the site is read as has the field. */
  isForeign?: boolean;
}

/** Events of the development server. `file` is a path inside the site folder. */
export type LiveEvent =
  | { type: 'manifest' }
  | { type: 'doc'; file: string }
  /** Any text may have changed, for example while the connection was interrupted. */
  | { type: 'docs' }
  | { type: 'asset'; file: string }
  /** The findings changed: the client must fetch FINDINGS_PATH again. */
  | { type: 'findings' }
  /** The bundles were rebuilt, or the head of the page or a file that it loads has changed: the client must reload. */
  | { type: 'reload' };

/** A finding and its position, formatted for the client. */
export interface PlacedFinding {
  /** @example 'public/docs/v8/deploy.md:12:3' */
  position: string;
  /** Label of the rule. @example '链接打不开' */
  rule: string;
  message: string;
  /** Path of the page that renders the file; undefined if no page does. */
  path?: string | undefined;
  /** URL of the position in the page's editor; undefined if the page has no editor. */
  desk?: string | undefined;
  /** Rendered text near the position: the client scrolls to it. */
  words?: string | undefined;
}

export interface PageFindings {
  /** Findings in the page's own file. */
  own: readonly PlacedFinding[];
  /** Findings in other files; files without a page, such as the manifest, come first. */
  others: readonly PlacedFinding[];
  /** Total number of findings in other files: `others` may be truncated. */
  othersCount: number;
}
