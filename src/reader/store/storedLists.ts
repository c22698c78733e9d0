import type { ReadingPosition } from '../../core/reading/readingPositionLinks.ts';
import { tabsKey } from '../../lib/deferredStorageKeys.ts';
import { positionsKey, readPagesKey, searchesKey } from '../../lib/storageKeys.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

interface ListOptions<T> {
  /** Builds the localStorage key from the site's prefix. */
  nameKey: (site?: string) => string;
  limit: number;
  /** Returns the valid items: other scripts of the origin may have written to localStorage. */
  check: (stored: readonly unknown[]) => readonly T[];
  /** Returns the key by which duplicates are found; by default the item itself. */
  keyOf?: (item: T) => unknown;
}

/** Persists a list in localStorage, newest first, without duplicates. */
function storedList<T>({ nameKey, limit, check, keyOf = (item) => item }: ListOptions<T>) {
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
    add(item: T): void {
      const others = read().filter((known) => keyOf(known) !== keyOf(item));
      safeStorage.setItem(key(), JSON.stringify([item, ...others].slice(0, limit)));
    },
    clear: () => safeStorage.removeItem(key()),
  };
}

// Reading positions and opened pages, which the page and the sidebar render as links and check marks.

const MAX_LENGTH = 300;

/** The limit is one more than the number of rendered links, which omit the current page. */
const positions = storedList({
  nameKey: positionsKey,
  limit: 6,
  check: (stored) => stored.filter(isPosition),
  keyOf: ({ path }) => path,
});
const pages = storedList({ nameKey: readPagesKey, limit: 1000, check: (stored) => stored.filter(isPath) });

/** Returns the last reading positions, newest first. */
export const readReadingPositions = positions.read;

/** Returns the paths of opened pages, newest first. */
export const readVisitedPages = pages.read;

/** Adds a position. It replaces an older position on the same page. */
export function addReadingPosition(position: ReadingPosition): void {
  if (isPosition(position)) positions.add(position);
}

export function addReadPage(path: string): void {
  if (pages.read()[0] !== path) pages.add(path);
}

export function clearReadingPositions(): void {
  positions.clear();
  pages.clear();
}

function isPosition(value: unknown): value is ReadingPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, anchor, heading } = value as Record<string, unknown>;
  return isPath(path) && isText(title) && title !== '' && isText(anchor) && isText(heading);
}

const isText = (value: unknown) => typeof value === 'string' && value.length <= MAX_LENGTH;

/** Whether a value is a path on this origin: `//` would start the host of a protocol-relative URL. */
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
  const trimmed = query.trim();
  if (isQuery(trimmed)) searches.add(trimmed);
}

function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_QUERY_LENGTH;
}

/** Titles of the tabs that the reader selected; tab groups on other pages select the same titles. */
export const chosenTabs = storedList({
  nameKey: tabsKey,
  limit: 20,
  check: (stored) => stored.filter((title) => typeof title === 'string'),
});
