// Docs that a person listed in the manifest are kept as they are; the generator owns the rest.
import type { DocEntry, PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { pathInside } from '../../core/site/urls/folder.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { findRefusedLink } from '../lib/siteLinks.ts';
import type { DocInfo } from './docInfo.ts';
import { readFileFields, readWholeBrief, type SiteReader } from './pageFields.ts';

/** The generator writes a hash into every entry, a person does not. */
export function isHandWritten(entries: readonly Pick<DocEntry, 'hash' | 'inheritedFrom'>[]): boolean {
  const own = entries.filter(isOwn);
  return own.length > 0 && own.every((entry) => entry.hash === undefined);
}

/**
 * Hand-written entries, with what only the files know where the reader wants it; what is written stays. Entries whose
 * file is a link that is not followed are left out: nothing after this reads what the manifest does not list.
 */
export async function completeByFiles<T extends PageEntry>(
  reader: SiteReader,
  written: readonly T[],
): Promise<T[]> {
  const entries = written.filter(({ file }) => findRefusedLink(reader.siteDir, file) === undefined);
  if (!reader.fillsHandWritten) return entries;
  return mapLimit(entries, async (entry) => {
    const facts = await readWholeBrief(reader, entry.file).catch(() => undefined);
    if (facts === undefined) return entry;
    const found = await readFileFields(reader, entry.file, facts);
    return {
      ...entry,
      description: entry.description ?? found.description,
      lastUpdate: entry.lastUpdate ?? found.lastUpdate,
      hash: entry.hash ?? found.hash,
      images: entry.images ?? found.images,
      files: entry.files ?? found.files,
      attachments: entry.attachments ?? found.attachments,
      includes: entry.includes ?? found.includes,
    };
  });
}

/** Hand-written entries in the shape of docs from a folder, for the versions that inherit them. */
export function toDocInfos(version: Version): DocInfo[] {
  const { dir = '' } = version;
  return version.docs.filter(isOwn).map(({ path, ...entry }) => ({
    id: entry.id,
    file: pathInside(dir, entry.file),
    slug: path.startsWith(`${version.path}/`) ? path.slice(version.path.length) : path,
    position: undefined,
    label: entry.sidebarLabel ?? entry.title,
    entry,
  }));
}
