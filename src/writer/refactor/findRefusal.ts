// Validates the path and the URL of a new or moved page; each function gives the message of a refusal.

import { FORBIDDEN_IN_NAMES } from '../../core/export/codeFileName.ts';
import { refactorMessages } from '../../core/i18n/refactorMessages.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { isHiddenName } from '../../core/site/urls/pageFile.ts';
import { findSitePage } from '../../core/site/urls/route.ts';
import { RESERVED_NAME } from '../../core/site/urls/urlProblem.ts';
import type { EntryChange } from './relocation.ts';

/** Whether the manifest lists a file of this path: no hidden part. */
export function isShownPath(path: string): boolean {
  return path.split('/').every((name) => name !== '' && !isHiddenName(name) && !name.includes('\\'));
}

/** Whether the path is valid on every file system, too. */
export function isPagePath(path: string): boolean {
  return (
    isShownPath(path) &&
    !path.split('/').some((name) => name.search(FORBIDDEN_IN_NAMES) >= 0 || RESERVED_NAME.test(name))
  );
}

/** Refuses a new file by its path and the files around it. */
export function findFileRefusal(files: ReadonlySet<string>, file: string, old?: string): string | undefined {
  if (!isPagePath(file)) return refactorMessages.badName(file);
  const above = [...files].find((each) => file.startsWith(`${each}/`));
  if (above !== undefined) return refactorMessages.exists(above);
  // Windows and macOS compare names regardless of case.
  const same = [...files].find((each) => each.toLowerCase() === file.toLowerCase() && each !== old);
  return same && refactorMessages.exists(same);
}

/** Refuses a new folder: its path must be valid and free. */
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
 * Refuses URLs and ids that other entries have.
 * @param own files that are part of the change
 */
export function findEntryRefusal(
  before: Manifest,
  own: { has: (file: string) => boolean },
  changes: readonly EntryChange[],
): string | undefined {
  for (const { version, before: entry, after } of changes) {
    // A version's own page overrides an inherited one.
    if (after === undefined || ('inheritedFrom' in entry && entry.inheritedFrom !== undefined)) continue;
    const place = findSitePage(before, after.path);
    const owner = place !== undefined && 'entry' in place ? place.entry.file : place?.path;
    if (owner !== undefined && !own.has(owner)) return refactorMessages.addressTaken(after.path, owner);
    const twin = version?.docs.find((doc) => doc.id === after.id && !own.has(doc.file));
    if (twin !== undefined) return refactorMessages.idTaken(after.id, twin.file);
  }
  return undefined;
}
