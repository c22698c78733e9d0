import type { Translation } from '../translation.ts';
import type { codeMirrorMessages as zh } from '../zh-Hans/codeMirrorMessages.ts';

export const codeMirrorMessages: Translation<typeof zh> = {
  Find: 'Find',
  Replace: 'Replace',
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  'match case': 'Match case',
  regexp: 'Regular expression',
  'by word': 'Whole word',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
  'Go to line': 'Go to line',
  go: 'Go',
  'Selection deleted': 'Selection deleted',
  'current match': 'Current match',
  'on line': 'on line',
  'replaced match on line $': 'Replaced match on line $',
  'replaced $ matches': 'Matches replaced: $',
  Completions: 'Completions',
  Diagnostics: 'Findings',
  'No diagnostics': 'No findings',
  'Control character': 'Control character',
};
