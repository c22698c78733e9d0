// The one order of names: sidebar, pager, category cards and print follow it, and lists of files do.
import { hasDigits, NUMERAL_CHARS, readNumeral } from './readNumeral.ts';

/** The texts and numbers that each part of a path consists of; numbers have no zeros in front. */
type NameKey = readonly (readonly string[])[];

const RUN = new RegExp(`[${NUMERAL_CHARS}]+`, 'g');

/** Units of which a title without 第 may be one: 三章, 十二讲. */
const COUNTER = /^(?:[章节回篇课讲卷册期集]|部分|单元)/;

/** Endings of words in which a numeral counts nothing: 统一, 唯一. */
const WORD_END = /[统唯单同合之专划归从几数再好不]/;

/** A number at the front, with the brackets or the 第 around it, and the numbers of an outline, a version or a date behind it. */
const LEAD = /^(?:第 ?(\d+)|[([〔【] ?(\d+) ?[)\]〕】]|(\d+)((?:[.\-_]\d+)*)(?=[\s.,、:)\-_]|$))/;

/**
 * Natural order of names: numbers by their value, in digits or in Chinese numerals, everything else by code unit. Not
 * by the rules of a language: those differ between machines, and the manifest must not.
 * @example ['b10', 'b9', 'a'].sort(compareNames) // ['a', 'b9', 'b10']
 * @example ['第十二章', '第三章', '2、'].sort(compareNames) // ['2、', '第三章', '第十二章']
 */
export function compareNames(a: string, b: string): number {
  return compareKeys(readKey(a), readKey(b)) || compareTexts(a, b);
}

/** The same for many: each name is read once. */
export function sortNames(names: readonly string[]): string[] {
  const keys = new Map(names.map((name) => [name, readKey(name)]));
  const keyOf = (name: string) => keys.get(name) ?? [];
  return [...names].sort((a, b) => compareKeys(keyOf(a), keyOf(b)) || compareTexts(a, b));
}

/**
 * The number that a name begins with, as far as it gives the name its place.
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

/** A name with its ordinals in digits, and wide, bracketed and circled forms as plain ones. */
function toDigits(name: string): string {
  return name
    .normalize('NFKC')
    .replace(RUN, (run, at: number, all: string) => (isOrdinal(run, at, all) ? readNumeral(run) : run));
}

function isOrdinal(run: string, at: number, all: string): boolean {
  const [before, after] = [all.charAt(at - 1), all.charAt(at + run.length)];
  if (before === '第' || (before === ' ' && all.charAt(at - 2) === '第')) return true;
  if (/[([〔【]/.test(before)) return /[)\]〕】]/.test(after);
  const isEnd = !/\p{L}/u.test(after);
  // 千万 is a word, 百、 a number.
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
    // Numbered names come first; behind a number its title comes before the numbers below it: 1 概述, 1.1 安装.
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
