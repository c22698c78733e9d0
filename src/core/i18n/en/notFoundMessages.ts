import type { Translation } from '../translation.ts';
import type { notFoundMessages as zh } from '../zh-Hans/notFoundMessages.ts';

export const notFoundMessages: Translation<typeof zh> = {
  line1: 'We couldn’t find the page you’re looking for.',
  line2:
    'It may have been renamed or moved. Try searching for it. If a link on another site brought you here, let its owner know.',
  elsewhere: (label) => `${label} doesn’t have this page, but another version does: `,
  pageOf: (title, label) => `${title} (${label})`,
  nearest: 'Did you mean:',
  goHome: 'Go to the home page',
};
