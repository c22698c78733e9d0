import type { Translation } from '../translation.ts';
import type * as zh from '../zh-Hans/toolMessages.ts';

export const toolMessages: Translation<typeof zh.toolMessages> = {
  open: 'Tools',
  page: 'Page actions',
  failed: 'That didn’t work. Try again.',
};

export const readingMessages: Translation<typeof zh.readingMessages> = {
  comfort: 'Reading settings',
  keys: 'Keyboard shortcuts',
};

export const compareToolMessages: Translation<typeof zh.compareToolMessages> = {
  page: (label) => `Compare with ${label}`,
  others: 'Compare versions',
  all: 'Changes on all pages',
};

export const exportMessages: Translation<typeof zh.exportMessages> = {
  copyPage: 'Copy page',
  moreCopies: 'Other ways to copy the page',
  savePage: 'Download Markdown',
  openSource: 'Open source file',
  copySection: 'Copy section as Markdown',
  copyTable: 'Copy table',
  saveCode: 'Download code',
  saved: 'Downloaded',
  saveFailed: 'Download failed',
  copyFailed: 'The browser blocked copying. Use “Download Markdown” instead.',
};
