import type { Translation } from '../translation.ts';
import type { readPagesMessages as zh } from '../zh-Hans/readPagesMessages.ts';

export const readPagesMessages: Translation<typeof zh> = {
  recent: 'Recently read',
  last: 'Continue reading',
  list: 'Continue reading: recent pages',
  forget: 'Clear reading history',
  marked: ', read',
};
