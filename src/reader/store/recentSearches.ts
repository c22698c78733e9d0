// What the reader has searched for, kept in this browser beside the preferences.
import { searchesKey } from '../../lib/storageKeys.ts';
import { storedList } from './storedLists.ts';

const MAX_LENGTH = 100;

const searches = storedList({
  nameKey: searchesKey,
  limit: 8,
  check: (stored) => (stored.every(isQuery) ? [...new Set(stored)] : []),
});

/** The last searches, newest first. */
export const readRecentSearches = searches.read;
export const forgetSearches = searches.forget;

/** Puts a search at the head of the list. */
export function rememberSearch(query: string): void {
  const asked = query.trim();
  if (isQuery(asked)) searches.add(asked);
}

function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;
}
