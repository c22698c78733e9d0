// Truncates queries: readers paste whole error messages.

/**
 * Maximum length of a query. Percent-encoded, 400 Han characters have 3,600 bytes; servers should accept request
 * lines of 8,000 bytes (RFC 9112, section 3).
 */
const MAX_QUERY = 400;
/** Maximum length of a query in the document title and in messages. */
const MAX_LABEL = 60;

/**
 * Trims and truncates the text of the input field, before it is searched or becomes a URL parameter.
 * @example limitQuery(` ${'x'.repeat(500)}`) === 'x'.repeat(400)
 */
export function limitQuery(text: string): string {
  return beginningOf(text.trim(), MAX_QUERY).trim();
}

/** Truncates a query for a title or message. @example shortQuery('x'.repeat(100)) === `${'x'.repeat(60)}…` */
export function shortQuery(query: string): string {
  const start = beginningOf(query, MAX_LABEL);
  return start === query ? query : `${start}…`;
}

/** Returns the first characters. The text may be long: slices before spreading (a character has at most two units). */
function beginningOf(text: string, characters: number): string {
  return [...text.slice(0, 2 * characters)].slice(0, characters).join('');
}
