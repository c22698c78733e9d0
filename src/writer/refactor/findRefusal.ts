// Why a page cannot have a file's path.

import { FORBIDDEN_IN_NAMES } from '../../core/export/codeFileName.ts';
import { refactorMessages } from '../../core/i18n/refactorMessages.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { isHiddenName } from '../../core/site/urls/pageFile.ts';
import { findSitePage } from '../../core/site/urls/route.ts';
import { RESERVED_NAME } from '../../core/site/urls/urlProblem.ts';
import type { EntryChange } from './relocation.ts';

/** Whether the site shows a file of this path, where there is one. */
export function isShownPath(path: string): boolean {
  return path.split('/').every((name) => name !== '' && !isHiddenName(name) && !name.includes('\\'));
}

/** The same, and whether every system can have it. */
export function isPagePath(path: string): boolean {
  return (
    isShownPath(path) &&
    !path.split('/').some((name) => name.search(FORBIDDEN_IN_NAMES) >= 0 || RESERVED_NAME.test(name))
  );
}

/** What stands in the way of a new file, as far as files go. */
export function findFileRefusal(files: ReadonlySet<string>, file: string, old?: string): string | undefined {
  if (!isPagePath(file)) return refactorMessages.badName(file);
  const above = [...files].find((each) => file.startsWith(`${each}/`));
  if (above !== undefined) return refactorMessages.exists(above);
  // Windows and macOS hold names for the same that differ in case.
  const same = [...files].find((each) => each.toLowerCase() === file.toLowerCase() && each !== old);
  return same && refactorMessages.exists(same);
}

/** The same for a folder, which cannot go where something lies already. */
export function findFolderRefusal(
  files: ReadonlySet<string>,
  folder: string,
  to: string,
): string | undefined {
  if (!isPagePath(`${to}/index.md`)) return refactorMessages.badName(to);
  const [old, place] = [folder, to].map((path) => `${path.toLowerCase()}/`) as [string, string];
  const same = [...files]
    .map((file) => file.toLowerCase())
    .find((file) => `${file}/`.startsWith(place) && !file.startsWith(old));
  return same && refactorMessages.exists(to);
}

/**
 * What stands at the new addresses, or has the new ids.
 * @param own files that are concerned themselves
 */
export function findEntryRefusal(
  before: Manifest,
  own: { has: (file: string) => boolean },
  changes: readonly EntryChange[],
): string | undefined {
  for (const { version, before: entry, after } of changes) {
    // What a version has of its own wins over what it inherits.
    if (after === undefined || ('inheritedFrom' in entry && entry.inheritedFrom !== undefined)) continue;
    const place = findSitePage(before, after.path);
    const owner = place !== undefined && 'entry' in place ? place.entry.file : place?.path;
    if (owner !== undefined && !own.has(owner)) return refactorMessages.addressTaken(after.path, owner);
    const twin = version?.docs.find((doc) => doc.id === after.id && !own.has(doc.file));
    if (twin !== undefined) return refactorMessages.idTaken(after.id, twin.file);
  }
  return undefined;
}
