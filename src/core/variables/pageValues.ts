import { literalOf, type ReaderValue } from './readerValue.ts';

/** The values of a page: its own, and those of the site that it does not name anew. Of two of one name the first counts. */
export function valuesOfPage(
  ofSite: readonly ReaderValue[] = [],
  ofPage: readonly ReaderValue[] = [],
): readonly ReaderValue[] {
  const all = [...ofPage, ...ofSite];
  const names = all.map(({ name }) => name);
  return all.filter(({ name }, at) => names.indexOf(name) === at);
}

/** Those of the values that a text may hold. */
export function valuesIn(text: string, values: readonly ReaderValue[]): readonly ReaderValue[] {
  return values.filter((value) => text.includes(literalOf(value)));
}

/**
 * Whether one of the values may stand in a doc that was parsed without them.
 * @param text the page's markdown: code stands in it as it is shown
 * @param json the doc as JSON: other words stand in that as they are shown, whatever they are written like
 */
export function holdsValue(text: string, json: string, values: readonly ReaderValue[]): boolean {
  const inJson = (literal: string) => json.includes(JSON.stringify(literal).slice(1, -1));
  return values.map(literalOf).some((literal) => text.includes(literal) || inJson(literal));
}
