const rules = new Intl.PluralRules('en');
const lists = new Intl.ListFormat('en');
const choices = new Intl.ListFormat('en', { type: 'disjunction' });

/** @example number(1200) === '1,200' */
export const number = (count: number): string => count.toLocaleString('en');

/** @example plural(2, 'page') === '2 pages'; plural(1, 'entry', 'entries') === '1 entry' */
export const plural = (count: number, one: string, other = `${one}s`): string =>
  `${number(count)} ${rules.select(count) === 'one' ? one : other}`;

/** @example list(['a', 'b', 'c']) === 'a, b, and c' */
export const list = (items: readonly string[]): string => lists.format(items);

/** @example either(['a', 'b', 'c']) === 'a, b, or c' */
export const either = (items: readonly string[]): string => choices.format(items);

/** @example sentence('fixed 2 files') === 'Fixed 2 files' */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
