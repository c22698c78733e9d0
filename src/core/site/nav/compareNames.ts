// The sort order of names in sidebar, pager, category pages, print and lists of files.

// Parses Chinese numerals: everyday and financial characters (kNumeric in Unicode), also mixed with digits.

const DIGITS = ['〇零', '一壹', '二贰貳两兩', '三叁參', '四肆', '五伍', '六陆陸', '七柒', '八捌', '九玖'];
const UNITS: readonly [chars: string, value: number][] = [
  ['十拾', 10],
  ['百佰', 100],
  ['千仟', 1000],
  ['万萬', 1e4],
  ['亿億', 1e8],
];
const TENS: readonly [char: string, value: number][] = [
  ['廿', 20],
  ['卅', 30],
  ['卌', 40],
];

const digitOf = new Map(DIGITS.flatMap((chars, digit) => [...chars].map((char) => [char, String(digit)])));
const unitOf = new Map(UNITS.flatMap(([chars, value]) => [...chars].map((char) => [char, value])));
const tenOf = new Map(TENS);

/** Content of a regular expression's character class that matches numerals. */
const NUMERAL_CHARS = `\\d${[digitOf, unitOf, tenOf].flatMap((table) => [...table.keys()]).join('')}`;

/** Whether a numeral contains a digit or 十. Without them, as in 百 or 千万, it is usually part of a word. */
function hasDigits(numeral: string): boolean {
  return [...numeral].some((char) => (unitOf.get(char) ?? 10) === 10);
}

/**
 * Parses a numeral to decimal digits.
 * @example readNumeral('一百零五') === '105'; readNumeral('二〇二四') === '2024'; readNumeral('十2') === '12'
 */
function readNumeral(numeral: string): string {
  let [whole, section, digits, hasUnit] = [0, 0, '', false];
  for (const char of numeral) {
    const [unit, ten] = [unitOf.get(char), tenOf.get(char)];
    if (unit === undefined && ten === undefined) {
      digits += digitOf.get(char) ?? char;
      continue;
    }
    hasUnit = true;
    if (ten !== undefined) section += ten;
    else if (unit !== undefined && unit < 1e4) section += Number(digits || 1) * unit;
    else if (unit === 1e4) {
      whole += (section + Number(digits) || 1) * unit;
      section = 0;
    } else {
      whole = (whole + section + Number(digits) || 1) * (unit ?? 1);
      section = 0;
    }
    digits = '';
  }
  return hasUnit ? String(whole + section + Number(digits)) : digits;
}

/** Sort key: the tokens of each segment of a path. A token is a text, or a number without leading zeros. */
type NameKey = readonly (readonly string[])[];

const RUN = new RegExp(`[${NUMERAL_CHARS}]+`, 'g');

/** Counters that make the numeral before them an ordinal even without 第: 三章, 十二讲. */
const COUNTER = /^(?:[章节回篇课讲卷册期集]|部分|单元)/;

/** Characters that form a word with the numeral after them: 统一, 唯一. */
const WORD_END = /[统唯单同合之专划归从几数再好不]/;

/** Matches a number at the start: in brackets, after 第, or the numbers of an outline, version or date. */
const LEAD = /^(?:第 ?(\d+)|[([〔【] ?(\d+) ?[)\]〕】]|(\d+)((?:[.\-_]\d+)*)(?=[\s.,、:)\-_]|$))/;

/**
 * Natural sort order: numbers by value, in digits or Chinese numerals, other tokens by code unit. Does not use
 * Intl.Collator, whose order depends on the ICU version of the build machine.
 * @example ['b10', 'b9', 'a'].sort(compareNames) // ['a', 'b9', 'b10']
 * @example ['第十二章', '第三章', '2、'].sort(compareNames) // ['2、', '第三章', '第十二章']
 */
export function compareNames(a: string, b: string): number {
  return compareKeys(readKey(a), readKey(b)) || compareTexts(a, b);
}

/** Sorts names like compareNames(), but parses each name only once. */
export function sortNames(names: readonly string[]): string[] {
  const keys = new Map(names.map((name) => [name, readKey(name)]));
  const keyOf = (name: string) => keys.get(name) ?? [];
  return [...names].sort((a, b) => compareKeys(keyOf(a), keyOf(b)) || compareTexts(a, b));
}

/**
 * Parses the leading number of a name, if it numbers the name in a list.
 * @example findLeadNumber('（二）安装') === 2; findLeadNumber('2.10-安装') === 2; findLeadNumber('3D 打印') === undefined
 */
export function findLeadNumber(name: string): number | undefined {
  const lead = LEAD.exec(toDigits(name));
  return lead === null ? undefined : Number(lead[1] ?? lead[2] ?? lead[3]);
}

function readKey(path: string): NameKey {
  return path.split('/').map((name) => {
    const text = toDigits(name);
    const [all = '', ...lead] = LEAD.exec(text) ?? [];
    const front = lead.flatMap((part = '') => part.match(/\d+/g) ?? []);
    const rest = all === '' ? text : text.slice(all.length).replace(/^[\s.,、:)\-_]+/, '');
    return [...front, ...rest.split(/(\d+)/).filter(Boolean)].map((part) => part.replace(/^0+(?=\d)/, ''));
  });
}

/** Normalizes a name (NFKC) and replaces ordinals by digits. */
function toDigits(name: string): string {
  // Most names are ASCII, which does not change.
  if (/^[\0-\x7f]*$/.test(name)) return name;
  return name
    .normalize('NFKC')
    .replace(RUN, (run, at: number, all: string) => (isOrdinal(run, at, all) ? readNumeral(run) : run));
}

function isOrdinal(run: string, at: number, all: string): boolean {
  const [before, after] = [all.charAt(at - 1), all.charAt(at + run.length)];
  if (before === '第' || (before === ' ' && all.charAt(at - 2) === '第')) return true;
  if (/[([〔【]/.test(before)) return /[)\]〕】]/.test(after);
  const isEnd = !/\p{L}/u.test(after);
  // 千万 is a word, but a single character before punctuation is a number: 百、
  if (at === 0 && isEnd) return hasDigits(run) || run.length === 1;
  if (at === 0) return hasDigits(run) && COUNTER.test(all.slice(run.length, run.length + 2));
  return isEnd && hasDigits(run) && /\p{L}/u.test(before) && !WORD_END.test(before);
}

function compareKeys(a: NameKey, b: NameKey): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const order = compareParts(a[at] ?? [], b[at] ?? []);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareParts(a: readonly string[], b: readonly string[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const [one = '', other = ''] = [a[at], b[at]];
    const areNumbers = [isNumber(one), isNumber(other)] as const;
    // As first token, a number precedes a text. As a later token, a text precedes a number: 1 概述 before 1.1 安装.
    if (areNumbers[0] !== areNumbers[1]) return areNumbers[0] === (at === 0) ? -1 : 1;
    const order = (areNumbers[0] ? one.length - other.length : 0) || compareTexts(one, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

const isNumber = (part: string) => part >= '0' && part < ':';

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
