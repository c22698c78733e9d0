// A deployment removes the files of the previous deployment. An open tab, or a cached page, of the previous one then
// fails to load a chunk, and a reload fixes that.

import { RELOADED_KEY } from '../../lib/storageKeys.ts';

/**
 * Reloads the page because of a missing file. Each file causes one reload in a tab; and each page of a deployment
 * reloads once, even if several files are missing.
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
    // Do not reload without storage: the page would reload for ever.
    return false;
  }
  // Not by assigning `location.href`: if the URL has a hash, that would only scroll.
  location.reload();
  return true;
}
