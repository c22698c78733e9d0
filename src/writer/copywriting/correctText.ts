// Corrects spacing and punctuation of Chinese text by the rules of AutoCorrect (github.com/huacnlee/autocorrect, MIT),
// ported to regular expressions: its WebAssembly bundle is a megabyte, and the content security policy blocks
// WebAssembly. A test compares the results of both. Not ported: the rules for code, formulas and names, since text
// segments contain no code and names come from the site's word table; and the rule for 、 in Latin text.
import { copywritingRuleMessages as words } from '#i18n/copywritingRuleMessages';

export type Correct = (text: string) => string;

const SCRIPTS = ['Han', 'Hangul', 'Katakana', 'Hiragana', 'Bopomofo'].map((name) => `\\p{Script=${name}}`);
/** CJK scripts, to be interpolated into a character class (`CJK`) or as alternatives (`ANY_CJK`). */
const CJK = SCRIPTS.join('');
const ANY_CJK = SCRIPTS.join('|');
/** Contains `|` as a character, like AutoCorrect's own class, so that the results are equal. */
const CJ = `|${SCRIPTS.filter((name) => !name.includes('Hangul')).join('')}`;
const WORD = '\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\p{Join_Control}';

type Rule = (text: string) => string;

const expression = (source: string) => new RegExp(source, 'gu');

function insertSpace(one: string, other: string): Rule {
  const pattern = expression(`(${one})(${other})`);
  return (text) => text.replace(pattern, '$1 $2');
}

function removeSpaces(one: string, other: string): Rule {
  const pattern = expression(`(${one}) +(${other})`);
  return (text) => text.replace(pattern, '$1$2');
}

const FULL_WIDTH: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  ':': '：',
  '!': '！',
  '?': '？',
};

function widenPunctuation(source: string): Rule {
  const pattern = expression(source);
  return (text) =>
    text.replace(pattern, (found) =>
      found.replace(/([.:!,?]) */g, (_, mark: string) => FULL_WIDTH[mark] ?? mark),
    );
}

/** Makes full-width letters, digits and the colon of a time half-width. */
function narrow(text: string): string {
  return text
    .replace(/[０-９Ａ-Ｚａ-ｚ]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(/(\p{Nd})：(\p{Nd})/gu, '$1:$2');
}

/** Rules that are applied to each token: a run of characters other than spaces, with the space after it. */
const TOKEN_RULES: readonly Rule[] = [
  // Latin next to CJK; `%s`, `$1`, `\d` are code.
  insertSpace(`${ANY_CJK}[^%$\\\\]`, '[a-zA-Z0-9]'),
  insertSpace('[^%$\\\\][a-zA-Z0-9]', ANY_CJK),
  insertSpace(ANY_CJK, '[\\-+]\\p{Nd}+'),
  insertSpace('[\\-+]\\p{Nd}+', ANY_CJK),
  insertSpace('^[a-zA-Z0-9]', ANY_CJK),
  insertSpace('[0-9]%', ANY_CJK),
  insertSpace('[a-zA-Z0-9][+#]+', ANY_CJK),
  insertSpace(`[${CJK}”’]`, `[|+][${CJK}\\s（【「《“‘]`),
  insertSpace(`[${CJK}\\s）】」”’》][|+]`, `[${CJK}“‘]`),
  insertSpace('!', ANY_CJK),
  insertSpace(ANY_CJK, '[[(]'),
  insertSpace('[\\])]', ANY_CJK),
  widenPunctuation(`[${CJ}${WORD}]+[,?] *[${CJ}]+`),
  widenPunctuation(`[${CJ}]+[,?] *`),
  widenPunctuation(`[${CJ}]+[.:!] *[${CJ}]+`),
  widenPunctuation(`[${CJ}]+[.:!] *["']?$`),
];

const WIDE_MARKS = '[，。、！？：；（）「」《》【】]';
const QUOTES = '[“”‘’]';
const WORD_OR_CJK = `[${WORD}${CJK}]`;

/** Rules that are applied to a whole text, after those for its tokens. */
const TEXT_RULES: readonly Rule[] = [
  removeSpaces(`[${WORD}${CJK}\`]`, WIDE_MARKS),
  removeSpaces(WIDE_MARKS, `[${WORD}${CJK}\`]`),
  removeSpaces(WORD_OR_CJK, QUOTES),
  removeSpaces(QUOTES, WORD_OR_CJK),
];

const HAS_CJK = new RegExp(ANY_CJK, 'u');
const PATH = /^[a-zA-Z\p{Nd}]+:\/\/|^\/?[a-zA-Z\p{Nd}\-_.]{2,}\//u;
const PATH_WITH_HASH = new RegExp(`[a-zA-Z0-9\\-_.]+#[${WORD}\\-.]*\\p{Script=Han}+[a-zA-Z0-9\\-_.]*`, 'u');

const apply = (rules: readonly Rule[], text: string) => rules.reduce((result, rule) => rule(result), text);

/** @example correctText('启动Docker,好') === '启动 Docker，好' */
export const correctText: Correct = (text) => {
  if (!HAS_CJK.test(text)) return narrow(text);
  const tokens = text.match(/[^ \n\r]*[ \n\r]|[^ \n\r]+/g) ?? [];
  const correct = tokens.map((word) =>
    PATH.test(word) || PATH_WITH_HASH.test(word.trim()) ? word : apply(TOKEN_RULES, word),
  );
  return apply(TEXT_RULES, narrow(correct.join('')));
};

export interface Correction {
  rule: 'spacing' | 'punctuation';
  start: number;
  end: number;
  text: string;
  message: string;
}

/**
 * Lists the differences between a text and its correction, which has other spaces and other single characters.
 * @example listCorrections('启动Docker,好', '启动 Docker，好') // a space is missing at 2, punctuation differs at 8
 */
export function listCorrections(written: string, correct: string): Correction[] {
  const changes: Correction[] = [];
  let to = 0;
  for (let from = 0; from < written.length || to < correct.length; ) {
    const [old, fresh] = [written[from], correct[to]];
    if (old === fresh) {
      from++;
      to++;
    } else if (old === '\u3000' && fresh === ' ') {
      changes.push({ rule: 'spacing', start: from, end: from + 1, text: ' ', message: words.fullWidthSpace });
      from++;
      to++;
    } else if (fresh === ' ' && old !== undefined) {
      changes.push({ rule: 'spacing', start: from, end: from, text: ' ', message: words.spaceMissing });
      to++;
    } else if (old === ' ' || old === '\u3000') {
      changes.push({ rule: 'spacing', start: from, end: from + 1, text: '', message: words.spaceUnneeded });
      from++;
    } else {
      changes.push({
        rule: 'punctuation',
        start: from,
        end: from + 1,
        text: fresh ?? '',
        message: fresh === undefined ? words.unneeded(old ?? '') : words.replace(old ?? '', fresh),
      });
      from++;
      to++;
    }
  }
  return changes;
}
