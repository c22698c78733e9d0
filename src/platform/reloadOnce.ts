// After a new deployment the files of the old one are gone: what an open tab, or a page from a cache, wants
// to load is missing, and a full load of the page heals it (reader-asks A3).

import { RELOADED_KEY } from '../lib/storageKeys.ts';

/**
 * Loads the page anew for the sake of a missing file, once in a tab: a second time would be a loop.
 * @param missing the file's address; another deployment names it otherwise
 * @returns whether the browser is on its way
 */
export function reloadOnce(missing: string): boolean {
  try {
    const known = sessionStorage.getItem(RELOADED_KEY) ?? '';
    if (known.includes(missing)) return false;
    sessionStorage.setItem(RELOADED_KEY, `${known} ${missing}`);
  } catch {
    // Without a memory of it the loop could not be broken.
    return false;
  }
  // Going to an address with a hash would only scroll.
  location.reload();
  return true;
}
