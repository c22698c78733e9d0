// Constants that several modules import, and the defaults of the manifest (specification, section 9).

/**
 * Up to this viewport width in pixels the layout is one column with a sliding menu. Equals `--mobile` in
 * reader/styles/breakpoints.css.
 */
export const MOBILE_BREAKPOINT = 996;

/**
 * Media query of viewports with a column for the table of contents. Equals `--toc-column` in
 * reader/styles/breakpoints.css.
 */
export const HAS_TOC_COLUMN = '(min-width: 1200px)';

/** Id of the table of contents. It contains a colon, which no heading id does, so the two cannot collide. */
export const TOC_ID = 'page:contents';

/**
 * Defaults of the manifest's site fields (specification, section 9). The data embedded in a prerendered page omits fields that
 * have their default (core/site/manifest/pageData.ts).
 */
export const DEFAULT_SITE = {
  tagline: '',
  url: '',
  baseUrl: '/',
  defaultLocale: 'zh-Hans',
  titleDelimiter: '|',
  footer: { columns: [] as never[], copyright: '' },
  colorMode: { defaultMode: 'dark' as const, disableSwitch: false, respectPrefersColorScheme: true },
  docsVersionPersistence: 'localStorage' as const,
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};
export const DEFAULT_VERSION = { isLast: false, banner: 'none' as const, noIndex: false };
export const DEFAULT_LOCALE = {
  locale: 'zh-Hans',
  label: '简体中文',
  direction: 'ltr' as const,
  htmlLang: 'zh-Hans',
  calendar: 'gregory',
  path: '/',
};

/** Version of the persisted preferences; stored preferences of another version are ignored. */
export const PREFERENCES_VERSION = 1;

/** The back-to-top button renders from this scroll position in pixels. */
export const BACK_TO_TOP_THRESHOLD = 300;

/** Milliseconds of hover after which a link's target is prefetched. */
export const HOVER_INTENT_DELAY = 65;

/** Milliseconds of hover after which a link's preview is rendered. */
export const PREVIEW_DELAY = 450;

/** Limit of links per page that are prefetched when they enter the viewport: a sidebar may contain a hundred. */
export const VIEWPORT_PREFETCH_LIMIT = 12;

/** Milliseconds for which a copy button shows its confirmation. */
export const COPIED_DURATION = 1500;

/** Milliseconds during which a scroll to an anchor is corrected while the layout above it shifts. */
export const ANCHOR_SETTLE_DURATION = 2000;

/** Limit of parsed documents in the memory cache that no component uses. */
export const DOC_CACHE_SIZE = 20;

/** Milliseconds after which a request is aborted. */
export const REQUEST_TIMEOUT = 20_000;

/** Limits of search hits rendered for one version: each hit may fetch a file of the index. */
export const DIALOG_HITS = 12;
export const SEARCH_PAGE_HITS = 24;

/** DOM event by which the development server's client passes messages to the application. */
export const LIVE_EVENT = 'docs:live';

/** JSON file with a site's table of wordings, fetched by the editor; its content is `null` without a table. */
export const PUBLISHED_WORD_TABLE = 'copywriting.json';
