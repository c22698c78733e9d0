import type { Translation } from '../translation.ts';
import type { variablesMessages as zh } from '../zh-Hans/variablesMessages.ts';
import { plural } from './format.ts';

export const variablesMessages: Translation<typeof zh> = {
  all: 'My values',
  close: 'Close my values',
  place: (label, shown) => `${label}: ${shown}. Set your own value`,
  kept: 'Stored only in this browser. Pages, copies, and downloads use your value.',
  secret: 'Stored only until you close this tab. Pages, copies, and downloads use your value.',
  misfit: 'This value doesn’t have the right format, so it isn’t used.',
  reset: 'Reset',
  resetAll: (count) => `Reset ${plural(count, 'value')}`,
  done: 'Done',
};
