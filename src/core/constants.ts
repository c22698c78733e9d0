// Constants with more than one user, and the defaults of the manifest (site-spec §9).

/** At or below this width in pixels the layout is one column with a sliding menu: `--mobile` in reader/styles/breakpoints.css. */
export const MOBILE_BREAKPOINT = 996;

/** The media query of a page with a column for its table of contents: `--toc-column` in reader/styles/breakpoints.css. */
export const HAS_TOC_COLUMN = '(min-width: 1200px)';

/**
 * Defaults of the manifest (site-spec §9). Page data omits fields with these values
 * (core/site/manifest/pageData.ts).
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

/** Version of the persisted preferences; others are ignored. */
export const PREFERENCES_VERSION = 1;

/** Scroll position in pixels from which the back-to-top button is rendered. */
export const BACK_TO_TOP_THRESHOLD = 300;

/** Milliseconds of hover after which a link is prefetched. */
export const HOVER_INTENT_DELAY = 65;

/** Milliseconds of hover after which a link's preview is rendered. */
export const PREVIEW_DELAY = 450;

/** Maximum number of links prefetched on one page because they enter the viewport; a sidebar has a hundred. */
export const VIEWPORT_PREFETCH_LIMIT = 12;

/** Milliseconds for which a copy button renders its confirmation. */
export const COPIED_MARK_DURATION = 1500;

/** Milliseconds during which a scroll to an anchor is corrected while the layout above it shifts. */
export const ANCHOR_SETTLE_DURATION = 2000;

/** Number of parsed texts cached in memory. */
export const DOC_CACHE_SIZE = 20;

/** Milliseconds after which a request is aborted. */
export const REQUEST_TIMEOUT = 20_000;

/** Numbers of hits rendered for one version: each hit may fetch a file of the index. */
export const DIALOG_HITS = 12;
export const SEARCH_PAGE_HITS = 24;

/** DOM event that carries messages of the development server to the application. */
export const LIVE_EVENT = 'docs:live';

/** A site's word table as JSON, published for the editor; `null` without one. */
export const PUBLISHED_WORD_TABLE = 'copywriting.json';
