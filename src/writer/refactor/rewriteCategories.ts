// Category files that name a page by its id.
import * as v from 'valibot';
import { applyEdits } from '../../core/document/textEdits.ts';
import { isCategoryFile } from '../../core/site/manifest/category.ts';
import type { Version } from '../../core/site/manifest/manifest.ts';
import { findLinkedDoc } from '../../core/site/nav/categoryLink.ts';
import { docsById } from '../../core/site/nav/sidebarItems.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { pathInside } from '../../core/site/urls/folder.ts';
import { stripNumberPrefixes } from '../../core/site/urls/numberPrefix.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { idChangesIn, placeOf, type Relocation } from './relocation.ts';
import { replaceScalar } from './replaceScalar.ts';
import type { Rewriting } from './rewritePages.ts';
import type { SiteFiles } from './siteFiles.ts';

const Linking = v.object({ link: v.object({ type: v.literal('doc'), id: v.string() }) });

/** The category files as they have to be after a relocation. */
export async function rewriteCategories(site: SiteFiles, r: Relocation): Promise<Rewriting> {
  const result: Rewriting = { changes: [], leftovers: [] };
  for (const version of r.before.versions) {
    const ids = idChangesIn(r, version);
    if (ids.size === 0) continue;
    const folder = versionFolder(version);
    const files = [...site.files].filter((file) => isCategoryFile(file) && pathInside(folder, file) !== file);
    for (const file of files)
      await rewriteCategory(site, file, { folder, ids, version, result, place: placeOf(r, file) ?? file });
  }
  return result;
}

interface Rewritten {
  folder: string;
  ids: ReadonlyMap<string, string | undefined>;
  version: Version;
  result: Rewriting;
  /** Where the file lies afterwards. */
  place: string;
}

async function rewriteCategory(
  site: SiteFiles,
  file: string,
  { folder, ids, version, result, place }: Rewritten,
): Promise<void> {
  const before = await site.read(file);
  const fields = before === undefined ? undefined : site.readFields(before);
  const linking = v.safeParse(Linking, fields?.data);
  if (before === undefined || fields === undefined || !linking.success) return;
  const { id } = linking.output.link;
  const inside = parentFolder(pathInside(folder, file));
  const linked = findLinkedDoc(docsById(version), inside, id);
  if (linked === undefined || !ids.has(linked.id)) return;
  const to = ids.get(linked.id);
  const prefixIn = (file: string) => `${stripNumberPrefixes(parentFolder(pathInside(folder, file)))}/`;
  const prefix = prefixIn(place);
  const isNear = linked.id === prefixIn(file) + id && to?.startsWith(prefix);
  const line = fields.findLine('link', 'id') ?? 1;
  const edit =
    to === undefined
      ? undefined
      : replaceScalar(before, { line, key: 'id', from: id, to: isNear ? to.slice(prefix.length) : to });
  if (edit === undefined) result.leftovers.push({ file, line, text: id });
  else {
    const after = applyEdits(before, [edit]);
    if (place === file) result.changes.push({ file, before, after });
    else
      result.changes.push(
        { file, before, after: undefined },
        { file: place, before: undefined, after, from: file },
      );
  }
}
