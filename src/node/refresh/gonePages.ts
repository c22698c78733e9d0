import type { Manifest } from '../../core/model/manifest.ts';
import { removeFiles } from '../lib/replaceFolder.ts';
import { findShellFile, listAddresses, listOtherSpellings } from '../site/sitePages.ts';

/**
 * Removes the pages drawn ahead at addresses that a site has no more: hosts would go on giving their text.
 * @returns how many files that were
 */
export async function removeGonePages(folder: string, before: Manifest, now: Manifest): Promise<number> {
  const kept = new Set(listDrawnFiles(now));
  const gone = listDrawnFiles(before).filter((file) => !kept.has(file));
  await removeFiles(folder, gone);
  return gone.length;
}

function listDrawnFiles(manifest: Manifest): string[] {
  return listAddresses(manifest).flatMap((address) =>
    [findShellFile(address.route.path), ...listOtherSpellings(address)].map(({ file }) => file),
  );
}
