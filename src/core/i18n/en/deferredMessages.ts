import type { Translation } from '../translation.ts';
import type { deferredMessages as zh } from '../zh-Hans/deferredMessages.ts';
import { plural } from './format.ts';

export const deferredMessages: Translation<typeof zh> = {
  missingChunks:
    'Some tools couldn’t be loaded. You can keep reading; reload the page later to get them back.',
  menu: {
    label: 'Navigation menu',
    close: 'Close navigation menu',
    backToMain: 'Back to main menu',
    openDocs: 'Browse docs',
  },
  language: { untranslated: 'Not translated; opens the home page' },
  backToTop: 'Back to top',
  closeSearch: 'Close search',
  generatedIndexCount: (count) => plural(count, 'item'),
};
