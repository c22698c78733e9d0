// What the reader has searched for, kept in this browser beside the preferences. What comes
// back from storage is a stranger: validated, else forgotten.
import * as v from 'valibot';
import { searchesKey } from '../lib/storageKeys.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

const LIMIT = 8;
const MAX_LENGTH = 100;

const Queries = v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_LENGTH)));

const key = () => searchesKey(rootData().storageKey);

/** The last searches, newest first. */
export function readRecentSearches(): readonly string[] {
  try {
    const result = v.safeParse(Queries, JSON.parse(safeStorage.getItem(key()) ?? '[]'));
    return result.success ? [...new Set(result.output)].slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

/** Puts a search at the head of the list. */
export function rememberSearch(query: string): void {
  const asked = query.trim();
  if (asked === '' || asked.length > MAX_LENGTH) return;
  const others = readRecentSearches().filter((known) => known !== asked);
  safeStorage.setItem(key(), JSON.stringify([asked, ...others].slice(0, LIMIT)));
}

export function forgetSearches(): void {
  safeStorage.removeItem(key());
}
