import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { findShellFile, listAddresses, listMovedPages, listOtherSpellings } from '../build/sitePages.ts';
import { removeFiles } from '../lib/replaceFolder.ts';

/**
 * Removes the pages drawn ahead at addresses that a site has no more: hosts would go on giving their text. So they
 * would with those that lead on from an old address where a page stands now, or to what is gone.
 * @returns how many files that were
 */
export async function removeGonePages(folder: string, before: Manifest, now: Manifest): Promise<number> {
  const gone = [listDrawnFiles, listLeadingOn].flatMap((list) => {
    const kept = new Set(list(now));
    return list(before).filter((file) => !kept.has(file));
  });
  await removeFiles(folder, gone);
  return gone.length;
}

function listDrawnFiles(manifest: Manifest): string[] {
  return listAddresses(manifest).flatMap((address) =>
    [findShellFile(address.route.path), ...listOtherSpellings(address)].map(({ file }) => file),
  );
}

function listLeadingOn(manifest: Manifest): string[] {
  return listMovedPages(manifest).flatMap(({ files }) => files.map(({ file }) => file));
}
