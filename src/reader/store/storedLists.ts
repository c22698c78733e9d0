import type { ReadingPosition } from '../../core/reading/readPlaceLinks.ts';
import { tabsKey } from '../../lib/deferredStorageKeys.ts';
import { placesKey, readPagesKey, searchesKey } from '../../lib/storageKeys.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

interface ListOptions<T> {
  /** Builds the storage key from the site's prefix. */
  nameKey: (site?: string) => string;
  limit: number;
  /** Storage is untrusted: returns the valid items. */
  check: (stored: readonly unknown[]) => readonly T[];
  /** Identity of an item. */
  keyOf?: (one: T) => unknown;
}

/** A list in localStorage, newest first, without duplicates. */
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
    add(one: T): void {
      const others = read().filter((known) => keyOf(known) !== keyOf(one));
      safeStorage.setItem(key(), JSON.stringify([one, ...others].slice(0, limit)));
    },
    clear: () => safeStorage.removeItem(key()),
  };
}

// The last reading positions, and the last 1,000 pages that the reader opened.

const MAX_LENGTH = 300;

/** One more than are shown: the current page may be one of them. */
const places = storedList({
  nameKey: placesKey,
  limit: 6,
  check: (stored) => stored.filter(isPlace),
  keyOf: ({ path }) => path,
});
const pages = storedList({ nameKey: readPagesKey, limit: 1000, check: (stored) => stored.filter(isPath) });

/** The last places, newest first. */
export const readReadingPositions = places.read;

/** Paths of the opened pages, newest first. */
export const readReadPages = pages.read;

/** Adds a place; a page is in the list once. */
export function addReadingPosition(place: ReadingPosition): void {
  if (isPlace(place)) places.add(place);
}

export function addReadPage(path: string): void {
  if (pages.read()[0] !== path) pages.add(path);
}

export function clearReadingPositions(): void {
  places.clear();
  pages.clear();
}

function isPlace(value: unknown): value is ReadingPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, anchor, heading } = value as Record<string, unknown>;
  return isPath(path) && isText(title) && title !== '' && isText(anchor) && isText(heading);
}

const isText = (value: unknown) => typeof value === 'string' && value.length <= MAX_LENGTH;

/** A path of the site: two slashes would begin another host. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?!\/)/.test(String(value));

// Recent searches.

const MAX_QUERY_LENGTH = 100;

const searches = storedList({
  nameKey: searchesKey,
  limit: 8,
  check: (stored) => (stored.every(isQuery) ? [...new Set(stored)] : []),
});

export const readRecentSearches = searches.read;
export const clearSearches = searches.clear;

export function addSearch(query: string): void {
  const asked = query.trim();
  if (isQuery(asked)) searches.add(asked);
}

function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_QUERY_LENGTH;
}

/** Titles of chosen tabs: the same tabs open on the next page. */
export const chosenTabs = storedList({
  nameKey: tabsKey,
  limit: 20,
  check: (stored) => stored.filter((title) => typeof title === 'string'),
});
