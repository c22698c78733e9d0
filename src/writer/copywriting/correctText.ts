// Spaces and punctuation of Chinese text, by the rules of AutoCorrect (github.com/huacnlee/autocorrect, MIT) as far
// as they are wanted here: written in expressions, since its library is a megabyte that no page's policy lets run.
// A test holds it to the library. Not here: code and formulas never reach it, names are the site's own table's, and
// a Latin cell of a Chinese page keeps its 、.

/** Gives a text without marks as it should be written. */
export type Correct = (text: string) => string;

const SCRIPTS = ['Han', 'Hangul', 'Katakana', 'Hiragana', 'Bopomofo'].map((name) => `\\p{Script=${name}}`);
/** Han, kana, bopomofo and hangul: for the inside of a class, and as a choice. */
const CJK = SCRIPTS.join('');
const ANY_CJK = SCRIPTS.join('|');
/** The bar between the names is a character of its own in the library's classes. */
const CJ = `|${SCRIPTS.filter((name) => !name.includes('Hangul')).join('')}`;
const WORD = '\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\p{Join_Control}';

type Rule = (text: string) => string;

const expression = (source: string) => new RegExp(source, 'gu');

/** A space between what matches the one and what matches the other. */
function parting(one: string, other: string): Rule {
  const place = expression(`(${one})(${other})`);
  return (text) => text.replace(place, '$1 $2');
}

/** No space between them. */
function joining(one: string, other: string): Rule {
  const place = expression(`(${one}) +(${other})`);
  return (text) => text.replace(place, '$1$2');
}

const FULL_WIDTH: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  ':': '：',
  '!': '！',
  '?': '？',
};

/** What matches gets marks of full width, and loses the spaces behind them. */
function widening(source: string): Rule {
  const place = expression(source);
  return (text) =>
    text.replace(place, (found) =>
      found.replace(/([.:!,?]) */g, (_, mark: string) => FULL_WIDTH[mark] ?? mark),
    );
}

/** Letters and digits of full width become narrow, and the colon of a time with them. */
function narrow(text: string): string {
  return text
    .replace(/[０-９Ａ-Ｚａ-ｚ]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(/(\p{Nd})：(\p{Nd})/gu, '$1:$2');
}

/** For each word, up to the space behind it. */
const OF_WORDS: readonly Rule[] = [
  // Where Latin letters and digits meet; `%s`, `$1`, `\d` are code.
  parting(`${ANY_CJK}[^%$\\\\]`, '[a-zA-Z0-9]'),
  parting('[^%$\\\\][a-zA-Z0-9]', ANY_CJK),
  parting(ANY_CJK, '[\\-+]\\p{Nd}+'),
  parting('[\\-+]\\p{Nd}+', ANY_CJK),
  parting('^[a-zA-Z0-9]', ANY_CJK),
  parting('[0-9]%', ANY_CJK),
  parting('[a-zA-Z0-9][+#]+', ANY_CJK),
  // Signs.
  parting(`[${CJK}”’]`, `[|+][${CJK}\\s（【「《“‘]`),
  parting(`[${CJK}\\s）】」”’》][|+]`, `[${CJK}“‘]`),
  parting('!', ANY_CJK),
  // Brackets.
  parting(ANY_CJK, '[[(]'),
  parting('[\\])]', ANY_CJK),
  // Marks of full width.
  widening(`[${CJ}${WORD}]+[,?] *[${CJ}]+`),
  widening(`[${CJ}]+[,?] *`),
  widening(`[${CJ}]+[.:!] *[${CJ}]+`),
  widening(`[${CJ}]+[.:!] *["']?$`),
];

const WIDE_MARKS = '[，。、！？：；（）「」《》【】]';
const QUOTES = '[“”‘’]';
const WORD_OR_CJK = `[${WORD}${CJK}]`;

/** For the whole where it holds any of the scripts. */
const OF_ALL: readonly Rule[] = [
  joining(`[${WORD}${CJK}\`]`, WIDE_MARKS),
  joining(WIDE_MARKS, `[${WORD}${CJK}\`]`),
  joining(WORD_OR_CJK, QUOTES),
  joining(QUOTES, WORD_OR_CJK),
];

const HAS_CJK = new RegExp(ANY_CJK, 'u');
const PATH = /^[a-zA-Z\p{Nd}]+:\/\/|^\/?[a-zA-Z\p{Nd}\-_.]{2,}\//u;
const PATH_WITH_HASH = new RegExp(`[a-zA-Z0-9\\-_.]+#[${WORD}\\-.]*\\p{Script=Han}+[a-zA-Z0-9\\-_.]*`, 'u');

const apply = (rules: readonly Rule[], text: string) => rules.reduce((result, rule) => rule(result), text);

/** @example correctText('启动Docker,好') === '启动 Docker，好' */
export const correctText: Correct = (text) => {
  if (!HAS_CJK.test(text)) return narrow(text);
  const words = text.match(/[^ \n\r]*[ \n\r]|[^ \n\r]+/g) ?? [];
  const correct = words.map((word) =>
    PATH.test(word) || PATH_WITH_HASH.test(word.trim()) ? word : apply(OF_WORDS, word),
  );
  return apply(OF_ALL, narrow(correct.join('')));
};

// Where a corrected text departs from what was written.

export interface Change {
  rule: 'spacing' | 'punctuation';
  start: number;
  end: number;
  /** What should stand there. */
  text: string;
  message: string;
}

/**
 * Lists the places. The corrector adds and removes spaces and puts one character in another's place.
 * @example compareTexts('启动Docker,好', '启动 Docker，好') // a space is missing at 2, punctuation differs at 8
 */
export function compareTexts(written: string, correct: string): Change[] {
  const changes: Change[] = [];
  let to = 0;
  for (let from = 0; from < written.length || to < correct.length; ) {
    const [old, fresh] = [written[from], correct[to]];
    if (old === fresh) {
      from++;
      to++;
    } else if (old === '\u3000' && fresh === ' ') {
      const message = '全角空格应为半角空格';
      changes.push({ rule: 'spacing', start: from, end: from + 1, text: ' ', message });
      from++;
      to++;
    } else if (fresh === ' ' && old !== undefined) {
      changes.push({ rule: 'spacing', start: from, end: from, text: ' ', message: '这里应有空格' });
      to++;
    } else if (old === ' ' || old === '\u3000') {
      changes.push({ rule: 'spacing', start: from, end: from + 1, text: '', message: '这里不应有空格' });
      from++;
    } else {
      changes.push({
        rule: 'punctuation',
        start: from,
        end: from + 1,
        text: fresh ?? '',
        message: fresh === undefined ? `多了「${old ?? ''}」` : `「${old ?? ''}」应为「${fresh}」`,
      });
      from++;
      to++;
    }
  }
  return changes;
}
