import type { Translation } from '../translation.ts';
import type { copywritingRuleMessages as zh } from '../zh-Hans/copywritingRuleMessages.ts';
import { either } from './format.ts';

export const copywritingRuleMessages: Translation<typeof zh> = {
  missing: {
    h1: 'Page has no level-1 heading; start the text with a line such as # Title',
    description: 'Front matter has no description; add one sentence that says what the page is about',
    keywords: 'Front matter has no keywords; add the words that readers search for',
    'diagram-name':
      'Diagram has no name; add title="…" to the opening fence, or a line accTitle: … to the diagram',
  },
  fullWidthSpace: 'Full-width space; use a half-width space',
  spaceMissing: 'Missing space',
  spaceUnneeded: 'Unnecessary space',
  unneeded: (written) => `"${written}" is unnecessary`,
  replace: (written, correct) => `"${written}" should be "${correct}"`,
  ellipsis: 'Use "……" for an ellipsis',
  doubledPunctuation: 'Doubled punctuation',
  halfWidthPunctuation: 'Use full-width punctuation in Chinese',
  halfWidthBracket: 'Use the full-width brackets "（）" in Chinese',
  mixedBrackets: 'One bracket is full-width and the other is half-width; use "（）"',
  dash: 'Use "——" for a dash',
  quotes: 'Use the quotation marks "「」"',
  spaceInChinese: 'Unnecessary space between Chinese characters',
  range: 'Write number ranges with the full-width "～" or with "到"',
  termChoice: (terms) => `Write ${either(terms.map((term) => `"${term}"`))}`,
  term: (term) => `Write "${term}"`,
  name: (name) => `Write the name as "${name}"`,
  at: (message, text) => `${message}: ${text}`,
  validPattern: 'a valid regular expression',
  patternMatchesText: 'a regular expression that does not match empty text',
  issue: (place, problem) => `${place}: ${problem}`,
  invalidTable: (file, issues) => `${file}: ${issues.join('; ')}`,
};
