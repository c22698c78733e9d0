import type { Translation } from '../translation.ts';
import type { variablesMessages as zh } from '../zh-Hans/variablesMessages.ts';

export const variablesMessages: Translation<typeof zh> = {
  all: 'My values',
  close: 'Close my values',
  place: (label, shown) => `${label}: ${shown}. Enter your own value`,
  kept: 'Stored only in this browser. Text, copies and downloads on all pages use it.',
  secret: 'Kept only until you close this tab. Text, copies and downloads on all pages use it.',
  misfit: 'This doesn’t have the right format and isn’t used.',
  reset: 'Reset',
  resetAll: (count) => `Reset all ${count}`,
  done: 'Done',
};
