// Handwritten lists of docs and pages in the manifest, which the generator does not replace.
import type { DocEntry, PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { pathInside } from '../../core/site/urls/folder.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { findRefusedLink } from '../lib/siteLinks.ts';
import type { DocInfo } from './inheritDocs.ts';
import { readFileFields, readMetadataWithIncludes, type SiteReader } from './pageEntryFields.ts';

/** Whether a list is handwritten: its own entries have no hash, which the generator would write. */
export function isHandWritten(entries: readonly Pick<DocEntry, 'hash' | 'inheritedFrom'>[]): boolean {
  const own = entries.filter(isOwn);
  return own.length > 0 && own.every((entry) => entry.hash === undefined);
}

/**
 * Adds fields from the files to handwritten entries, whose own fields take precedence. Leaves out entries whose file is a
 * link that is not followed, so that no later step reads the link's target.
 */
export async function completeByFiles<T extends PageEntry>(
  reader: SiteReader,
  written: readonly T[],
): Promise<T[]> {
  const entries = written.filter(({ file }) => findRefusedLink(reader.siteDir, file) === undefined);
  if (!reader.fillsHandWritten) return entries;
  return mapLimit(entries, async (entry) => {
    const metadata = await readMetadataWithIncludes(reader, entry.file).catch(() => undefined);
    if (metadata === undefined) return entry;
    const found = await readFileFields(reader, entry.file, metadata);
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

/** Converts handwritten entries for versions that inherit them. */
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
