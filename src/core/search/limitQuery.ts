/** Characters that are asked for: in Chinese an address of 3,600, and servers take 8,000 at least (RFC 9112). */
const MOST = 400;

/**
 * What is searched for, and stands in an address, of what was typed or pasted.
 * @example limitQuery(` ${'x'.repeat(500)}`) === 'x'.repeat(400)
 */
export function limitQuery(text: string): string {
  const query = text.trim();
  return query.length > MOST ? [...query].slice(0, MOST).join('').trim() : query;
}
