// Rules of Chinese typography that hold on every site and that AutoCorrect leaves alone.
import type { Rule } from '../../core/site/manifest/finding.ts';
import { HAN } from '../../lib/unicodeScripts.ts';
import type { WordTable } from './wordTable.ts';

export interface TextRule {
  rule: Rule;
  pattern: RegExp;
  message: string;
  /** What should stand in its place, where that is certain. */
  text?: string;
}

/** What a Chinese sentence ends a phrase with. */
const PAUSE = '，。、；：？！';

const rule = (name: Rule, pattern: string, message: string, text?: string): TextRule => ({
  rule: name,
  pattern: new RegExp(pattern, 'gu'),
  message,
  ...(text !== undefined && { text }),
});

export const TYPOGRAPHY: readonly TextRule[] = [
  rule('ellipsis', `(?<=${HAN})\\.{2,}|。{3,}|(?<!…)…(?!…)(?=${HAN})`, '省略号请写作……'),
  rule('doubled-punctuation', `([${PAUSE}])\\1+|[，、；：][${PAUSE}]|[。？！][，。、；：]`, '标点重复'),
  rule('doubled-punctuation', `(?<=${HAN})[!?]{2,}`, '标点重复'),
  rule(
    'half-width-punctuation',
    `(?<=[${HAN}」』）》])[,;:!?](?![\\d/])|[,;!?] *(?=[${HAN}「『（《])|(?<![\\d]): *(?=[${HAN}「『（《])`,
    '中文里请用全角标点',
  ),
  rule(
    'half-width-bracket',
    `\\([^()]*${HAN}[^()]*\\)|(?<=${HAN} ?)\\([^()]*\\)|(?<!\\w)\\([^()]*\\)(?= ?${HAN})`,
    '中文里请用全角括号（）',
  ),
  rule('half-width-bracket', '（[^（）]*\\)|\\([^()]*）', '括号一半全角、一半半角，请统一为（）'),
  rule('dash', `(?<=${HAN})-{2,}(?=${HAN})|(?<=${HAN}) ?(?<!—)—(?!—) ?(?=${HAN})`, '破折号请写作——'),
  rule('quotes', `[“”]|"[^"]*${HAN}[^"]*"`, '引号请用「」'),
  rule(
    'space-in-chinese',
    `(?<=${HAN})(?<!第[一二三四五六七八九十]+[章节篇部]) +(?=${HAN})`,
    '汉字之间不留空格',
    '',
  ),
  rule('range', `(?<=\\d) ?~ ?(?=\\d)`, '数值范围请用全角的～，或写作「到」'),
];

/** Turns a site's table into rules. */
export function createWordRules({ names, terms, forbidden }: WordTable): TextRule[] {
  return [
    ...names.map(createNameRule),
    ...terms.map(
      ({ write, not }): TextRule => ({
        rule: 'term',
        pattern: alternatives(not),
        ...(write.includes('/')
          ? { message: `请写作${write.split('/').join('或')}` }
          : { message: `请写作「${write}」`, text: write }),
      }),
    ),
    ...forbidden.map(
      ({ why, words }): TextRule => ({
        rule: 'forbidden-word',
        pattern: alternatives(words),
        message: why,
      }),
    ),
  ];
}

function alternatives(sources: readonly string[]): RegExp {
  // Of none, nothing is found.
  return new RegExp(sources.map((source) => `(?:${source})`).join('|') || '(?!)', 'gu');
}

/** A name as a word of its own: parts of paths, addresses, file names and identifiers are none. */
function createNameRule(name: string): TextRule {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const anyCase = escaped.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  const pattern = `(?<![\\w./@#$-])(?!${escaped}(?!\\w))${anyCase}(?![\\w/@-]|\\.\\w)`;
  return { rule: 'name', pattern: new RegExp(pattern, 'gu'), message: `名称请写作「${name}」`, text: name };
}
