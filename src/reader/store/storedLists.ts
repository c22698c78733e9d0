import type { ReadPlace } from '../../core/reading/readingPosition.ts';
import { tabsKey } from '../../lib/lateStorageKeys.ts';
import { placesKey, readPagesKey, searchesKey } from '../../lib/storageKeys.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

interface ListOptions<T> {
  /** Under which it is kept, by what the site's names begin with. */
  nameKey: (site?: string) => string;
  limit: number;
  /** What comes back from storage is a stranger: gives what of it is valid. */
  check: (stored: readonly unknown[]) => readonly T[];
  /** What tells one from another. */
  keyOf?: (one: T) => unknown;
}

/** A list, newest first, kept in this browser; each stands in it once. */
function storedList<T>({ nameKey, limit, check, keyOf = (one) => one }: ListOptions<T>) {
  const key = () => nameKey(rootData().storageKey);
  const read = (): readonly T[] => {
    try {
      const stored: unknown = JSON.parse(safeStorage.getItem(key()) ?? '[]');
      return Array.isArray(stored) ? check(stored).slice(0, limit) : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    /** Puts one at the head. */
    add(one: T): void {
      const others = read().filter((known) => keyOf(known) !== keyOf(one));
      safeStorage.setItem(key(), JSON.stringify([one, ...others].slice(0, limit)));
    },
    forget: () => safeStorage.removeItem(key()),
  };
}

// Where the reader has been, kept in this browser: the last places, and all pages.

const MAX_LENGTH = 300;

/** The reader may be on one of them. */
const places = storedList({
  nameKey: placesKey,
  limit: 6,
  check: (stored) => stored.filter(isPlace),
  keyOf: ({ path }) => path,
});
const pages = storedList({ nameKey: readPagesKey, limit: 1000, check: (stored) => stored.filter(isPath) });

/** The last places, newest first. */
export const readPlaces = places.read;

/** The paths of the pages that were opened, newest first. */
export const readPages = pages.read;

/** Puts a place at the head of the list; a page is there once. */
export function rememberPlace(place: ReadPlace): void {
  if (isPlace(place)) places.add(place);
}

export function rememberPage(path: string): void {
  if (pages.read()[0] !== path) pages.add(path);
}

export function forgetPlaces(): void {
  places.forget();
  pages.forget();
}

function isPlace(value: unknown): value is ReadPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, anchor, heading } = value as Record<string, unknown>;
  return isPath(path) && isText(title) && title !== '' && isText(anchor) && isText(heading);
}

const isText = (value: unknown) => typeof value === 'string' && value.length <= MAX_LENGTH;

/** Inside the site: two slashes would lead out of it. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?!\/)/.test(String(value));

// What the reader has searched for, kept in this browser beside the preferences.

const MAX_QUERY_LENGTH = 100;

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
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_QUERY_LENGTH;
}

/** The titles of tabs that the reader has chosen: who reads about one system reads about it on the next page, too. */
export const chosenTabs = storedList({
  nameKey: tabsKey,
  limit: 20,
  check: (stored) => stored.filter((title) => typeof title === 'string'),
});
