/** URL of the development server's event stream. */
export const LIVE_PATH = '/__live';

/** URL of a page's findings; the query parameter `path` names the page. */
export const FINDINGS_PATH = '/__live/findings';

/** Events that the development server sends to the client. Files are paths inside the site folder. */
export type LiveEvent =
  | { type: 'manifest' }
  | { type: 'doc'; file: string }
  /** Any text may have changed: the connection was interrupted. */
  | { type: 'docs' }
  | { type: 'asset'; file: string }
  /** The client must fetch FINDINGS_PATH. */
  | { type: 'findings' }
  /** The engine was rebuilt. */
  | { type: 'reload' };

/** A finding with its position, as the client renders it. */
export interface PlacedFinding {
  /** `public/docs/v8/deploy.md:12:3` */
  position: string;
  /** `链接打不开` */
  rule: string;
  message: string;
  /** Path of the page that renders the text; undefined without one. */
  path?: string | undefined;
  /** URL of the position in the page's editor; undefined without an editor. */
  desk?: string | undefined;
  /** Text of the rendered page near the position, to scroll to. */
  words?: string | undefined;
}

export interface PageFindings {
  /** Findings in the page's own file. */
  own: readonly PlacedFinding[];
  /** Other findings; those without a page, such as the manifest's, come first. */
  others: readonly PlacedFinding[];
  /** Total number: `others` may be truncated. */
  othersCount: number;
}
