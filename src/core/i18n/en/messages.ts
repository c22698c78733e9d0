import type { Translation } from '../translation.ts';
import type { messages as zh } from '../zh-Hans/messages.ts';

export const LOADING = 'Loading…';

/** Not by Intl, as in zh-Hans; and a literal, so that the script which bundles LOADING alone can drop it. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const messages: Translation<typeof zh> = {
  labelled: (label, text) => `${label}: ${text}`,
  layout: {
    mainNavigation: 'Main',
    home: 'Home',
    openMenu: 'Open navigation menu',
    externalLink: ' (opens in a new tab)',
  },
  theme: {
    toggle: (mode) => `Switch between light and dark mode, currently ${mode}`,
    light: 'light mode',
    dark: 'dark mode',
    system: 'system mode',
  },
  version: {
    choose: (label) => `Select version: ${label}`,
    changes: 'Changes between versions',
    states: { latest: 'Latest', none: '', unmaintained: 'Unmaintained', unreleased: 'Unreleased' },
    badge: (label) => `Version: ${label}`,
    unreleased: (label) => `You’re reading the unreleased ${label} docs, which may still change.`,
    unmaintained: (label) => `You’re reading the ${label} docs, which are no longer maintained.`,
    missing: (title, label) =>
      `${label} doesn’t have the page “${title}”. You’re on the ${label} home page instead.`,
    seeLatest: [' See the ', '.'],
    latest: (label) => `latest version (${label})`,
  },
  search: { open: 'Search' },
  lazyPart: {
    loading: LOADING,
    failed: 'This part of the page couldn’t be loaded. Check your connection.',
    retry: 'Retry',
  },
  locale: { label: 'Language', choose: (label) => `Select language: ${label}` },
  sidebar: {
    label: 'Docs sidebar',
    expand: (label) => `Expand sidebar category “${label}”`,
    collapse: (label) => `Collapse sidebar category “${label}”`,
    more: (count) => `${count} more`,
  },
  toc: { label: 'On this page', short: 'On this page', close: 'Close list' },
  breadcrumbs: { label: 'Breadcrumbs' },
  pager: { label: 'Pagination', previous: 'Previous', next: 'Next' },
  article: {
    editThisPage: 'Edit this page',
    day: (year, month, day) => `${MONTHS[month - 1]} ${day}, ${year}`,
    lastUpdate: 'Last updated',
    readingTime: (minutes) => `${minutes} min read`,
    draft: 'This page is a draft. It’s visible only in the local preview and won’t be published.',
    untranslated: 'This page hasn’t been translated yet.',
    unlisted:
      'This page is unlisted. It doesn’t appear in search or the sidebar, so only people with a direct link can find it.',
    image: 'Image',
  },
  notFound: { title: 'Page not found' },
  crash: {
    title: 'This page crashed.',
    hint: '',
    retry: 'Try again',
    goHome: 'Go to the home page',
    noDefaultExport: (name) => `The page component ${name} does not have a default export.`,
  },
  missingPart: {
    title: 'Part of this page couldn’t be loaded',
    hint: 'The site may have just been updated, or your connection may be unstable. Retry to reload the page.',
  },
  contentError: {
    notFound: {
      title: 'This page’s content is missing',
      hint: 'The file may have been moved or deleted. Select another page from the sidebar, or try again later.',
    },
    offline: { title: 'No connection', hint: 'Check your connection and try again.' },
    timeout: {
      title: 'The server didn’t respond',
      hint: 'The network may be slow. Wait a moment and try again.',
    },
    server: { title: 'Server error', hint: 'This is usually temporary. Try again in a moment.' },
    incomplete: {
      title: 'This page didn’t load completely',
      hint: 'The connection may have dropped. Wait a moment and try again.',
    },
    invalid: {
      title: 'A site file is invalid',
      hint: 'Report the details below to the site’s maintainers, and try again once they’ve fixed it.',
    },
    manifestMissing: {
      title: 'Site manifest not found',
      hint: 'Check that manifest.json is deployed along with the pages and that the site’s base path is correct.',
    },
    keptCopy: (reason) => `${reason}. You’re reading a saved copy.`,
    place: 'Location',
    baseUrl: (tried, guess) =>
      `Your site did not load properly. The current base path is ${tried}. Try rebuilding with BASE_PATH=${guess} (suggested base URL: ${guess}).`,
  },
};
