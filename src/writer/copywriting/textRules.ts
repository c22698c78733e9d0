// Rules of Chinese typography that AutoCorrect does not have, and rules created from a site's word table.
import { copywritingRuleMessages as messages } from '#i18n/copywritingRuleMessages';
import type { Rule } from '../../core/site/manifest/finding.ts';
import { HAN } from '../../lib/unicodeScripts.ts';
import type { WordTable } from './wordTable.ts';

export interface TextRule {
  rule: Rule;
  pattern: RegExp;
  message: string;
  /** Replacement, if it is certain. */
  text?: string;
}

/** Punctuation that ends a clause. */
const PAUSE = '，。、；：？！';

const rule = (name: Rule, pattern: string, message: string, text?: string): TextRule => ({
  rule: name,
  pattern: new RegExp(pattern, 'gu'),
  message,
  ...(text !== undefined && { text }),
});

export const TYPOGRAPHY: readonly TextRule[] = [
  rule('ellipsis', `(?<=${HAN})\\.{2,}|。{3,}|(?<!…)…(?!…)(?=${HAN})`, messages.ellipsis),
  rule(
    'doubled-punctuation',
    `([${PAUSE}])\\1+|[，、；：][${PAUSE}]|[。？！][，。、；：]`,
    messages.doubledPunctuation,
  ),
  rule('doubled-punctuation', `(?<=${HAN})[!?]{2,}`, messages.doubledPunctuation),
  rule(
    'half-width-punctuation',
    `(?<=[${HAN}」』）》])[,;:!?](?![\\d/])|[,;!?] *(?=[${HAN}「『（《])|(?<![\\d]): *(?=[${HAN}「『（《])`,
    messages.halfWidthPunctuation,
  ),
  rule(
    'half-width-bracket',
    `\\([^()]*${HAN}[^()]*\\)|(?<=${HAN} ?)\\([^()]*\\)|(?<!\\w)\\([^()]*\\)(?= ?${HAN})`,
    messages.halfWidthBracket,
  ),
  rule('half-width-bracket', '（[^（）]*\\)|\\([^()]*）', messages.mixedBrackets),
  rule('dash', `(?<=${HAN})-{2,}(?=${HAN})|(?<=${HAN}) ?(?<!—)—(?!—) ?(?=${HAN})`, messages.dash),
  rule('quotes', `[“”]|"[^"]*${HAN}[^"]*"`, messages.quotes),
  rule(
    'space-in-chinese',
    `(?<=${HAN})(?<!第[一二三四五六七八九十]+[章节篇部]) +(?=${HAN})`,
    messages.spaceInChinese,
    '',
  ),
  rule('range', `(?<=\\d) ?~ ?(?=\\d)`, messages.range),
];

export function createWordRules({ names, terms, forbidden }: WordTable): TextRule[] {
  return [
    ...names.map(createNameRule),
    ...terms.map(
      ({ write, not }): TextRule => ({
        rule: 'term',
        pattern: alternatives(not),
        ...(write.includes('/')
          ? { message: messages.termChoice(write.split('/')) }
          : { message: messages.term(write), text: write }),
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
  // Without alternatives the expression would match the empty string everywhere: `(?!)` matches nothing.
  return new RegExp(sources.map((source) => `(?:${source})`).join('|') || '(?!)', 'gu');
}

/** Matches a name as a whole token: not inside paths, URLs, file names and identifiers. */
function createNameRule(name: string): TextRule {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const anyCase = escaped.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  const pattern = `(?<![\\w./@#$-])(?!${escaped}(?!\\w))${anyCase}(?![\\w/@-]|\\.\\w)`;
  return { rule: 'name', pattern: new RegExp(pattern, 'gu'), message: messages.name(name), text: name };
}
