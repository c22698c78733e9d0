// After a deployment the files of the previous one are missing: an open tab, or a cached page, fails to load a chunk,
// and a full load fixes it.

import { RELOADED_KEY } from '../../lib/storageKeys.ts';

/**
 * Reloads the page for a missing file: once in a tab for each file, and once for each page of a deployment, which may
 * lack several files.
 * @param missing URL of the file, which has a content hash
 * @returns whether the page reloads
 */
export function reloadOnce(missing: string): boolean {
  // The URL of the application's script identifies the deployment (ASSET of core/site/manifest/shellAttributes.ts).
  const page = location.pathname + document.querySelector<HTMLScriptElement>('script[data-asset]')?.src;
  try {
    const known = sessionStorage.getItem(RELOADED_KEY) ?? ' ';
    if ([missing, page].some((name) => known.includes(` ${name} `))) return false;
    sessionStorage.setItem(RELOADED_KEY, `${known}${missing} ${page} `);
  } catch {
    // Without storage the page would reload for ever.
    return false;
  }
  // Assigning a URL with a hash would only scroll.
  location.reload();
  return true;
}
