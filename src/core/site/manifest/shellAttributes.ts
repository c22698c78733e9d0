// Data attributes shared by the HTML of the build, inline scripts, the application and stylesheets.

/** Data attributes of the root element with the site's config. */
export interface SiteData {
  /** Prefix of the site's storage keys (lib/storageKeys.ts). */
  storageKey?: string | undefined;
  defaultMode?: string | undefined;
  respectOs?: string | undefined;
  /** Id of the announcement that the page renders. */
  announcement?: string | undefined;
  /** Path of the service worker from the site's root; absent: the client registers no worker. */
  serviceWorker?: string | undefined;
  /** Folder of the language's home page and manifest from the site's root, `en/`; absent at the root. */
  home?: string | undefined;
  /** Current theme; the inline script of the head sets it before the first paint. */
  theme?: string | undefined;
}

/** Files of the engine in one language, which a page that reads a folder without a build lists by language. */
export interface EngineFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** All data attributes of the root element, as its `dataset`. */
export interface RootData extends SiteData {
  /** Whether the system's preference decides the theme. */
  followsSystem?: string | undefined;
  announcementDismissed?: string | undefined;
  /** Without a build: the folder of the pages, which a writer may name; default: the root, or docs/. */
  docs?: string | undefined;
  /** Without a build: the title of the site; default: that of its first page. */
  title?: string | undefined;
  /** Present when such a page was opened at a file: URL, where it can read no other file. */
  file?: string | undefined;
  /** Present when such a page could not load a script of the engine. */
  missing?: string | undefined;
  /** `off`: the reader has disabled single-key shortcuts. */
  keys?: string | undefined;
  /** Present when the page starts at the top: no anchor, no restored scroll position. */
  top?: string | undefined;
  /** Present while scrolling down hides the navbar. */
  navbarHidden?: string | undefined;
  /** Set when the application's script starts. */
  begun?: string | undefined;
  /** Present until React has hydrated the page and handles events. */
  early?: string | undefined;
  /** The key, or the name of the button, pressed last before hydration, which is then replayed as an event. */
  pressed?: string | undefined;
}

/** Marks a control that was clicked before its code has loaded. */
export const CLICKED_ATTRIBUTE = 'data-clicked';

/** Marks a status element that announces a pending action. */
export const PENDING_ATTRIBUTE = 'data-pending';

/** Marks the root element while it contains prerendered HTML. */
export const PRERENDERED_ATTRIBUTE = 'data-snapshot';

/**
 * Marks a prerendered text of more than PRERENDERED_BLOCKS blocks: the stylesheet lays out the blocks after the first
 * PRERENDERED_BLOCKS one frame later.
 */
export const MORE_BLOCKS_ATTRIBUTE = 'data-more';

/** Number of blocks laid out for the first paint, enough to fill the viewport (reader/styles/firstScreen.css). */
export const PRERENDERED_BLOCKS = 16;

/** Marks the elements of the application's scripts and stylesheets; its value is the path below the site's root. */
export const ASSET = 'data-asset';
