import type { Translation } from '../translation.ts';
import type { elementMessages as zh } from '../zh-Hans/elementMessages.ts';

export const elementMessages: Translation<typeof zh> = {
  headingLink: (heading) => `Link to “${heading}”`,
  tableRegion: 'Table, scrolls horizontally',
  formulaRegion: 'Formula, scrolls horizontally',
  openImage: 'View larger',
  foreignMedia: 'This audio or video is on another site and isn’t loaded here: ',
  taskDone: 'Completed',
  taskOpen: 'Not completed',
  brokenLink: 'This link is broken',
  admonition: { note: 'Note', tip: 'Tip', info: 'Info', caution: 'Caution', danger: 'Danger' },
  details: 'Details',
  footnotes: {
    title: 'Footnotes',
    back: (use) => (use === 1 ? 'Back to text' : `Back to reference ${use} in text`),
  },
  code: {
    copy: 'Copy',
    copyLabel: 'Copy code to clipboard',
    wrap: 'Toggle word wrap',
    plain: 'Text',
    region: (language) => (language === '' ? 'Code' : `Code: ${language}`),
  },
};
