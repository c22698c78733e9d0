// Chinese outside of core/i18n: characters, words and grammar, which code looks for in texts. No sentence for people.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../../src');

/** Files with Chinese literals, each with the reason. */
export const CHINESE_DATA: Readonly<Record<string, string>> = {
  'core/constants.ts': 'the name of a language',
  'core/document/cjk.ts': 'numerals before an item of a list',
  'core/search/query/createSearcher.ts': 'traditional characters and their simplified forms',
  'core/search/query/query.ts': 'particles, which a search leaves out',
  'core/search/text/phoneticMatch.ts': 'a character for each syllable',
  'core/site/nav/compareNames.ts': 'numerals in names',
  'writer/copywriting/textRules.ts': 'numerals and units beside which punctuation differs',
};

/** Those whose Chinese is in regular expressions alone. */
const PATTERNS = ['writer/editing/completionSources.ts', 'writer/copywriting/correctText.ts'];

/** Words in all languages of the interface. */
const TABLES = ['core/i18n/tagTitles.ts'];

const known = [
  ...[...Object.keys(CHINESE_DATA), ...PATTERNS, ...TABLES].map((file) =>
    readFileSync(join(source, file), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, ''),
  ),
  // The readings of characters, by which indexes search.
  readFileSync(join(source, '../node_modules/pinyin-pro/dist/index.js'), 'utf8'),
].join('\n');

/** Words of Chinese in a compiled script that are no such data. */
export const listChineseWords = (script: string): string[] =>
  (script.match(/\p{Script=Han}{2,}/gu) ?? []).filter((word) => !known.includes(word));
