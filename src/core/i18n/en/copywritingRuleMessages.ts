import type { Translation } from '../translation.ts';
import type { copywritingRuleMessages as zh } from '../zh-Hans/copywritingRuleMessages.ts';
import { either } from './format.ts';

export const copywritingRuleMessages: Translation<typeof zh> = {
  missing: {
    h1: 'Page has no level-1 heading; start the text with a line such as # Title',
    description: 'Front matter has no description; say in one sentence what the page is about',
    keywords: 'Front matter has no keywords; list the words that readers search for',
    'diagram-name':
      'Diagram has no name; add title="…" after the fence, or a line accTitle: … to the diagram',
  },
  fullWidthSpace: 'Full-width space; use a half-width one',
  spaceMissing: 'Missing space',
  spaceUnneeded: 'Unneeded space',
  unneeded: (written) => `"${written}" is not needed`,
  replace: (written, correct) => `"${written}" should be "${correct}"`,
  ellipsis: 'Use "……" for an ellipsis',
  doubledPunctuation: 'Doubled punctuation',
  halfWidthPunctuation: 'Use full-width punctuation in Chinese',
  halfWidthBracket: 'Use the full-width brackets "（）" in Chinese',
  mixedBrackets: 'One bracket is full-width, the other half-width; use "（）"',
  dash: 'Use "——" for a dash',
  quotes: 'Use the quotation marks "「」"',
  spaceInChinese: 'Unneeded space between Chinese characters',
  range: 'Write a range of numbers with the full-width "～" or with "到"',
  termChoice: (terms) => `Write ${either(terms.map((term) => `"${term}"`))}`,
  term: (term) => `Write "${term}"`,
  name: (name) => `Write the name as "${name}"`,
  at: (message, text) => `${message}: ${text}`,
  validPattern: 'a valid regular expression',
  patternMatchesText: 'a regular expression that does not match empty text',
  issue: (place, problem) => `${place}: ${problem}`,
  invalidTable: (file, issues) => `${file}: ${issues.join('; ')}`,
};
