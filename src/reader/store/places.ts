// Where the reader has been, kept in this browser: the last places, and all pages.
import type { ReadPlace } from '../../core/reading/readPlace.ts';
import { placesKey, readPagesKey } from '../../lib/storageKeys.ts';
import { storedList } from './storedLists.ts';

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
