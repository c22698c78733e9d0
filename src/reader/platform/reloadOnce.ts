// After a new deployment the files of the old one are gone: what an open tab, or a page from a cache, wants
// to load is missing, and a full load of the page heals it (reader-asks A3).

import { RELOADED_KEY } from '../../lib/storageKeys.ts';

/**
 * Loads the page anew for the sake of a missing file, once in a tab for the file, and once for the page of a
 * deployment: of a deployment that lacks several files each would load the page again.
 * @param missing the file's address; another deployment names it otherwise
 * @returns whether the browser is on its way
 */
export function reloadOnce(missing: string): boolean {
  // The application's own script names the deployment (ASSET of core/site/manifest/shellAttributes.ts).
  const page = location.pathname + document.querySelector<HTMLScriptElement>('script[data-asset]')?.src;
  try {
    const known = sessionStorage.getItem(RELOADED_KEY) ?? ' ';
    if ([missing, page].some((name) => known.includes(` ${name} `))) return false;
    sessionStorage.setItem(RELOADED_KEY, `${known}${missing} ${page} `);
  } catch {
    // Without a memory of it the loop could not be broken.
    return false;
  }
  // Going to an address with a hash would only scroll.
  location.reload();
  return true;
}
