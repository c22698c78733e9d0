// The titles of tabs that the reader has chosen, newest first, kept in this browser: who reads about one system
// reads about it on the next page, too. What comes back from storage is a stranger.
import { tabsKey } from '../lib/lateStorageKeys.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

const LIMIT = 20;

const key = () => tabsKey(rootData().storageKey);

export function readChosenTabs(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(safeStorage.getItem(key()) ?? '[]');
    return Array.isArray(stored) ? stored.filter((title) => typeof title === 'string').slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

export function rememberTab(title: string): void {
  const others = readChosenTabs().filter((known) => known !== title);
  safeStorage.setItem(key(), JSON.stringify([title, ...others].slice(0, LIMIT)));
}
