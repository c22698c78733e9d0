// What the shell tells the scripts of its page in attributes, and what these tell each other and the style
// sheets: one list for all who write or read one.

/** What the shell says of the site, on the root element. */
export interface SiteData {
  /** What the names in the reader's storage begin with. */
  storageKey?: string | undefined;
  defaultMode?: string | undefined;
  respectOs?: string | undefined;
  /** The announcement that the page holds, by its id. */
  announcement?: string | undefined;
  /** The service worker's file at the site's root; absent: pages ask for none. */
  serviceWorker?: string | undefined;
  /** What is shown; the head's script knows better before the first paint. */
  theme?: string | undefined;
}

/** All that the root element says, as its `dataset`. */
export interface RootData extends SiteData {
  /** Whether the system has decided the theme. */
  followsSystem?: string | undefined;
  announcementDismissed?: string | undefined;
  /** `off`: the reader wants no keys that do something by themselves. */
  keys?: string | undefined;
  /** There where reading begins at the top of the page: neither at a heading nor where the reader was before. */
  top?: string | undefined;
  /** There while the bar is out of the way. */
  navbarHidden?: string | undefined;
  /** There since the application's script has begun to run. */
  begun?: string | undefined;
  /** There until the application answers clicks and keys. */
  early?: string | undefined;
  /** The key, or the name of the button, that was pressed last before. */
  pressed?: string | undefined;
}

/** Marks the button that was clicked before the application answers. */
export const CLICKED = 'data-clicked';

/** Marks a status that says that what was pressed is on its way. */
export const PENDING = 'data-pending';

/** Marks the application's element while it holds a page drawn ahead. */
export const SNAPSHOT = 'data-snapshot';

/** Marks a drawn text that is longer than its first screen. */
export const MORE = 'data-more';

/** Blocks of a text that are laid out for its first paint: they fill a window (reader/styles/firstScreen.css). */
export const FIRST_BLOCKS = 16;

/** Marks the application's own scripts and style sheets, and names them from the site's root. */
export const ASSET = 'data-asset';
