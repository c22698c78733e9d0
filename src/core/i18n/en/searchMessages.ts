import type { Translation } from '../translation.ts';
import type { searchMessages as zh } from '../zh-Hans/searchMessages.ts';
import { number, plural } from './format.ts';

export const searchMessages: Translation<typeof zh> = {
  field: (place) => `Search ${place} docs`,
  fieldAll: 'Search all versions',
  results: 'Search results',
  hint: 'Type a few words to find pages, sections, and text.',
  pending: 'Searching…',
  allVersions: 'All versions',
  allLanguages: 'All languages',
  scope: 'Search in',
  count: (total, listed) =>
    `${plural(total, 'result')}${listed < total ? `, showing the top ${number(listed)}` : ''}`,
  more: 'Show more',
  nothing: (query, place, kind) => `No ${kind} in the ${place} docs match “${query}”.`,
  nothingAtAll: (query, kind) => `No ${kind} in any version match “${query}”.`,
  texts: 'pages',
  titles: 'page titles',
  nearTerms: 'Close matches:',
  tips: () => [
    'Try a shorter or more common word',
    'Use the same words as the product’s interface',
    'Browse the sidebar',
  ],
  searchAll: 'Search all versions',
  coming: 'Page text is still loading. For now, only matching titles are listed.',
  failed: 'Page text couldn’t be loaded, so only titles are searched.',
  retry: 'Retry',
  recent: 'Recent searches',
  forget: 'Clear',
  mainPages: 'Main pages',
  openPage: 'Open search page',
  openAll: (total) => `See all ${plural(total, 'result')}`,
  keys: [
    ['↑ ↓', 'navigate'],
    ['Enter', 'open'],
    ['Esc', 'close'],
  ],
  submit: 'Search',
  brokenIndex: 'The search index is corrupted',
  brokenIndexFile: (file) => `The search index file ${file} is corrupted`,
};
