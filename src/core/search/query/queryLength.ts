// Truncates queries: readers paste complete messages.

/** Characters of the query: at most a URL of 3,600 bytes; servers accept 8,000 (RFC 9112, section 3). */
const ASKED = 400;
/** Characters rendered in titles and messages. */
const TOLD = 60;

/**
 * Trims and truncates typed or pasted text to the query of a search and its URL.
 * @example limitQuery(` ${'x'.repeat(500)}`) === 'x'.repeat(400)
 */
export function limitQuery(text: string): string {
  return beginningOf(text.trim(), ASKED).trim();
}

/** @example shortQuery('x'.repeat(100)) === `${'x'.repeat(60)}…` */
export function shortQuery(query: string): string {
  const told = beginningOf(query, TOLD);
  return told === query ? query : `${told}…`;
}

/** Slices before spreading: a character has at most two code units, and the text may be long. */
function beginningOf(text: string, characters: number): string {
  return [...text.slice(0, 2 * characters)].slice(0, characters).join('');
}
