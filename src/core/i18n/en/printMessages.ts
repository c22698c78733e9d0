import type { Translation } from '../translation.ts';
import type { printMessages as zh } from '../zh-Hans/printMessages.ts';
import { number, plural } from './format.ts';

export const printMessages: Translation<typeof zh> = {
  name: 'Print',
  scope: 'Pages to print',
  page: 'This page',
  chapter: (label) => `This chapter: ${label}`,
  version: (label) => `Entire version: ${label}`,
  selection: 'Selected pages',
  count: (count) => plural(count, 'page'),
  readingList: 'Loading the list of pages…',
  listFailed: 'The list of pages couldn’t be loaded, so you can print only this page.',
  own: (label) => `${label} (this page)`,
  open: (label) => `Expand “${label}”`,
  close: (label) => `Collapse “${label}”`,
  start: 'Prepare pages',
  cancel: 'Cancel',
  reading: (done, total) =>
    total === 0 ? 'Preparing…' : `Loading ${number(done)} of ${plural(total, 'page')}…`,
  drawing: (done, total) => `Laying out ${number(done)} of ${plural(total, 'page')}…`,
  progress: 'Preparing to print',
  share: (percent) => `Preparing to print, ${percent}% done`,
  ready: (count) => `${plural(count, 'page is', 'pages are')} ready to print.`,
  missing: 'These pages couldn’t be loaded and will be left out:',
  print: 'Print',
  retry: 'Retry',
  back: 'Back',
  dismiss: 'Close',
  failed: 'The pages couldn’t be prepared. Try again.',
  paper: {
    title: (site, name) => `${site} ${name}`,
    documents: (label) => `${label} docs`,
    version: 'Version',
    day: 'Printed on',
    date: (day) => day.toLocaleDateString('en', { dateStyle: 'long' }),
    address: 'URL',
    contents: 'Contents',
    unread: 'This page couldn’t be loaded, so its content is missing here.',
  },
};
