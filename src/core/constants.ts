// Names and numbers shared across borders. site-spec §9 is the source of the behaviour.

/** At or below this width in pixels the layout is one column with a sliding menu: `--mobile` in reader/styles/breakpoints.css. */
export const MOBILE_BREAKPOINT = 996;

/** The media query for a table of contents beside the text, and a comparison in two columns: `--toc-column` in reader/styles/breakpoints.css. */
export const HAS_TOC_COLUMN = '(min-width: 1200px)';

/** What a manifest that says nothing else means (site-spec §9); a page leaves it out of what it brings (model/pageData.ts). */
export const USUAL_SITE = {
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
export const USUAL_VERSION = { isLast: false, banner: 'none' as const, noIndex: false };
export const USUAL_LOCALE = {
  locale: 'zh-Hans',
  label: '简体中文',
  direction: 'ltr' as const,
  htmlLang: 'zh-Hans',
  calendar: 'gregory',
  path: '/',
};

/** The reader's preferences in local storage: another version is not read. */
export const PREFERENCES_VERSION = 1;

/** The way back to the top is offered from this many pixels on. */
export const BACK_TO_TOP_THRESHOLD = 300;

/** Hovering a link this long, in milliseconds, counts as the wish to open it. */
export const HOVER_INTENT_DELAY = 65;

/** Resting on a link this long, in milliseconds, shows what it leads to. */
export const PREVIEW_DELAY = 450;

/** Links in view that are prefetched on one page, at the most; a sidebar shows a hundred. */
export const VIEWPORT_PREFETCH_LIMIT = 12;

/** How long a copied mark stays on a copy button, in milliseconds. */
export const COPIED_MARK_DURATION = 1500;

/** How long, in milliseconds, a jump to an anchor is corrected while the page above it still grows. */
export const ANCHOR_SETTLE_DURATION = 2000;

/** Texts of pages that are kept in memory beside the one on the screen. */
export const KEPT_DOCS = 20;

/** A request without an answer is given up after this many milliseconds. */
export const REQUEST_TIMEOUT = 20_000;

/** Hits of one version that are asked for: each may load a piece of the index. */
export const DIALOG_HITS = 12;
export const SEARCH_PAGE_HITS = 24;

/** Event by which the development server's messages reach the application. */
export const LIVE_EVENT = 'docs:live';
