// Where the reader has been, kept in this browser: the last places, and all pages. What comes back from
// storage is a stranger: validated, else forgotten.
import type { ReadPlace } from '../core/reading/readPlace.ts';
import { placesKey, readPagesKey } from '../lib/storageKeys.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

/** As many places are remembered: the reader may be on one of them. */
const PLACES = 6;
/** As many pages are remembered. */
const PAGES = 1000;
const MAX_LENGTH = 300;

const keys = () => [placesKey(rootData().storageKey), readPagesKey(rootData().storageKey)] as const;

/** The last places, newest first. */
export function readPlaces(): readonly ReadPlace[] {
  return readList(keys()[0]).filter(isPlace).slice(0, PLACES);
}

/** The paths of the pages that were opened, newest first. */
export function readPages(): readonly string[] {
  return readList(keys()[1]).filter(isPath).slice(0, PAGES);
}

/** Puts a place at the head of the list; a page is there once. */
export function rememberPlace(place: ReadPlace): void {
  if (!isPlace(place)) return;
  const others = readPlaces().filter(({ path }) => path !== place.path);
  safeStorage.setItem(keys()[0], JSON.stringify([place, ...others].slice(0, PLACES)));
}

export function rememberPage(path: string): void {
  const pages = readPages();
  if (pages[0] === path) return;
  const others = pages.filter((known) => known !== path);
  safeStorage.setItem(keys()[1], JSON.stringify([path, ...others].slice(0, PAGES)));
}

export function forgetPlaces(): void {
  for (const key of keys()) safeStorage.removeItem(key);
}

function readList(key: string): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(safeStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is ReadPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, anchor, heading } = value as Record<string, unknown>;
  return isPath(path) && isText(title) && title !== '' && isText(anchor) && isText(heading);
}

const isText = (value: unknown) => typeof value === 'string' && value.length <= MAX_LENGTH;

/** Inside the site: two slashes would lead out of it. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?!\/)/.test(String(value));
