import { literalOf, type ReaderValue } from './readerValue.ts';

/** The values of a page: its own, and those of the site that it does not name anew. */
export function valuesOfPage(
  ofSite: readonly ReaderValue[] = [],
  ofPage: readonly ReaderValue[] = [],
): readonly ReaderValue[] {
  const own = new Set(ofPage.map(({ name }) => name));
  return [...ofPage, ...ofSite.filter(({ name }) => !own.has(name))];
}

/** Those of the values that a text may hold. */
export function valuesIn(text: string, values: readonly ReaderValue[]): readonly ReaderValue[] {
  return values.filter((value) => text.includes(literalOf(value)));
}
