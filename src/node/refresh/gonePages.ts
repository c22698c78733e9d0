import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { isLeadOn } from '../build/leadOnPage.ts';
import { findShellFile, listMovedPages, listOtherSpellings, listUrls } from '../build/sitePages.ts';
import { removeFiles } from '../lib/replaceFolder.ts';

/**
 * Removes prerendered pages and redirects whose URLs the site no longer has: hosts would go on serving them.
 * @returns how many files were removed or are gone already
 */
export async function removeGonePages(folder: string, before: Manifest, now: Manifest): Promise<number> {
  const findGone = (list: (manifest: Manifest) => string[]) => {
    const current = new Set(list(now));
    return list(before).filter((file) => !current.has(file));
  };
  // At the URL of a redirect there may be a file of the site, which the build preferred to it.
  const redirects = await mapLimit(findGone(listRedirectFiles), async (file) => {
    const html = await readFile(join(folder, file), 'utf8').catch(() => '');
    return isLeadOn(html) ? [file] : [];
  });
  const gone = [...findGone(listPageFiles), ...redirects.flat()];
  await removeFiles(folder, gone);
  return gone.length;
}

function listPageFiles(manifest: Manifest): string[] {
  return listUrls(manifest).flatMap((address) =>
    [findShellFile(address.route.path), ...listOtherSpellings(address)].map(({ file }) => file),
  );
}

function listRedirectFiles(manifest: Manifest): string[] {
  return listMovedPages(manifest).flatMap(({ files }) => files.map(({ file }) => file));
}
