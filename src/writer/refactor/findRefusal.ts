// Validates the path and the URL of a new or moved page. Each function returns the message of a refusal; undefined if
// the page is valid.

import { refactorMessages } from '#i18n/refactorMessages';
import { FORBIDDEN_IN_NAMES } from '../../core/export/codeFileName.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { isHiddenName } from '../../core/site/urls/pageFileNames.ts';
import { findSitePage } from '../../core/site/urls/route.ts';
import { RESERVED_NAME } from '../../core/site/urls/urlProblem.ts';
import type { EntryChange } from './relocation.ts';

/** Whether the manifest generator lists a file of this path: no folder or file name is hidden. */
export function isShownPath(path: string): boolean {
  return path.split('/').every((name) => name !== '' && !isHiddenName(name) && !name.includes('\\'));
}

/** Whether a path is listed, and valid on Windows, macOS and Linux. */
export function isPagePath(path: string): boolean {
  return (
    isShownPath(path) &&
    !path.split('/').some((name) => name.search(FORBIDDEN_IN_NAMES) >= 0 || RESERVED_NAME.test(name))
  );
}

/** Refuses a new file if its path is invalid, or the path of an existing file or inside of one. */
export function findFileRefusal(files: ReadonlySet<string>, file: string, old?: string): string | undefined {
  if (!isPagePath(file)) return refactorMessages.badName(file);
  const above = [...files].find((each) => file.startsWith(`${each}/`));
  if (above !== undefined) return refactorMessages.exists(above);
  // File systems of Windows and macOS are case-insensitive.
  const same = [...files].find((each) => each.toLowerCase() === file.toLowerCase() && each !== old);
  return same && refactorMessages.exists(same);
}

/** Refuses a new folder if its path is invalid or exists. */
export function findFolderRefusal(
  files: ReadonlySet<string>,
  folder: string,
  to: string,
): string | undefined {
  if (!isPagePath(`${to}/index.md`)) return refactorMessages.badName(to);
  const [old, fresh] = [folder, to].map((path) => `${path.toLowerCase()}/`) as [string, string];
  const same = [...files]
    .map((file) => file.toLowerCase())
    .find((file) => `${file}/`.startsWith(fresh) && !file.startsWith(old));
  return same && refactorMessages.exists(to);
}

/**
 * Refuses entries whose URL or id another entry has.
 * @param own files that are part of the change
 */
export function findEntryRefusal(
  before: Manifest,
  own: { has: (file: string) => boolean },
  changes: readonly EntryChange[],
): string | undefined {
  for (const { version, before: entry, after } of changes) {
    // An inherited entry is no conflict: a page in the version's own folder overrides it.
    if (after === undefined || ('inheritedFrom' in entry && entry.inheritedFrom !== undefined)) continue;
    const page = findSitePage(before, after.path);
    const owner = page !== undefined && 'entry' in page ? page.entry.file : page?.path;
    if (owner !== undefined && !own.has(owner)) return refactorMessages.addressTaken(after.path, owner);
    const twin = version?.docs.find((doc) => doc.id === after.id && !own.has(doc.file));
    if (twin !== undefined) return refactorMessages.idTaken(after.id, twin.file);
  }
  return undefined;
}
