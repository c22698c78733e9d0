/** Characters of a query that are told: who pastes a whole message wants to see what was found. */
const MOST = 60;

/** @example shortQuery('x'.repeat(100)) === `${'x'.repeat(60)}…` */
export function shortQuery(query: string): string {
  return query.length > MOST ? `${[...query].slice(0, MOST).join('')}…` : query;
}
