// How much of a query counts: people paste whole messages.

/** Characters that are asked for: in Chinese an address of 3,600, and servers take 8,000 at least (RFC 9112, section 3). */
const ASKED = 400;
/** Characters that are told: who pastes a message wants to see what was found. */
const TOLD = 60;

/**
 * What is searched for, and stands in an address, of what was typed or pasted.
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

/** None is longer than two units, and a message may be long. */
function beginningOf(text: string, characters: number): string {
  return [...text.slice(0, 2 * characters)].slice(0, characters).join('');
}
