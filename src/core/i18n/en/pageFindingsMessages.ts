import type { Translation } from '../translation.ts';
import type { pageFindingsMessages as zh } from '../zh-Hans/pageFindingsMessages.ts';
import { number, plural } from './format.ts';

export const pageFindingsMessages: Translation<typeof zh> = {
  findings: (own, others) =>
    own > 0 ? `${plural(own, 'finding')} on this page` : `${plural(others, 'finding')} on other pages`,
  finding: (rule, message) => `${rule}: ${message}`,
  showPlace: 'Show on page',
  ownFindings: 'This page',
  otherFindings: (count) => `Other pages (${number(count)})`,
  moreFindings: (count) => `…and ${number(count)} more. To list them all, run npm run check.`,
};
