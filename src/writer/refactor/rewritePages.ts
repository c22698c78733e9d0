// The texts that name what gets another path or goes, and those that move themselves: links, images, and ids in the
// front matter.
// Category files that name a page by its id.

import * as v from 'valibot';
import { applyEdits, listLines, type TextEdit } from '../../core/document/textEdits.ts';
import { isCategoryFile } from '../../core/site/manifest/category.ts';
import type { Version } from '../../core/site/manifest/manifest.ts';
import { docsById } from '../../core/site/nav/sidebarItems.ts';
import { findLinkedDoc } from '../../core/site/nav/sidebarTree.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { pathInside } from '../../core/site/urls/folder.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { stripNumberPrefixes } from '../../core/site/urls/slug.ts';
import type { FileChange } from './plan.ts';
import { idChangesIn, placeOf, type Relocation } from './relocation.ts';
import { replaceScalar } from './replaceScalar.ts';
import { isLost, type Origin, rewriteAddress } from './rewriteAddress.ts';
import { listSiteTexts, type PageParts, type SiteFiles } from './siteFiles.ts';

/** What ought to change and cannot: where, and how it is written. */
export interface Leftover {
  file: string;
  line: number;
  text: string;
}

interface Page extends Origin {
  parts: Omit<PageParts, 'includes'>;
}

/** A place of a text, and what has to stand there; undefined where nobody knows. */
export interface Wanted {
  line: number;
  column?: number;
  text: string;
  to: string | undefined;
  field?: string;
}

export interface Rewriting {
  changes: FileChange[];
  leftovers: Leftover[];
}

/** All texts as they have to be after a relocation. */
export async function rewritePages(site: SiteFiles, r: Relocation): Promise<Rewriting> {
  const result: Rewriting = { changes: [], leftovers: [] };
  for (const [file, version] of await listSiteTexts(site)) {
    const parts = await site.readParts(file);
    if (parts === undefined) continue;
    const wanted = listWanted(r, { file, version, parts });
    const isOwn = r.moved.has(file);
    if (wanted.length === 0 && !isOwn) continue;
    const before = await site.read(file);
    const { text, left } =
      before === undefined ? { text: undefined, left: wanted } : rewriteText(before, wanted);
    result.leftovers.push(...left.map(({ line, text }) => ({ file, line, text })));
    if (before === undefined) continue;
    if (!isOwn) result.changes.push({ file, before, after: text });
    else {
      result.changes.push({ file, before, after: undefined });
      const to = placeOf(r, file);
      if (to !== undefined) result.changes.push({ file: to, before: undefined, after: text, from: file });
    }
  }
  return result;
}

/** The places of a page that have to change. */
export function listWanted(r: Relocation, page: Page): Wanted[] {
  const { file, version, parts } = page;
  if (placeOf(r, file) === undefined) return [];
  const addresses = parts.addresses.flatMap((address): Wanted[] => {
    const { line, column, text } = address;
    const to = rewriteAddress(r, { file, version }, address);
    return to !== undefined || isLost(r, page, address) ? [{ line, column, text, to }] : [];
  });
  const ids = idChangesIn(r, version);
  const fields = (['pagination_next', 'pagination_prev'] as const).flatMap((field): Wanted[] => {
    const id = parts.front[field];
    return typeof id === 'string' && ids.has(id)
      ? [{ line: parts.fieldLines[field] ?? 0, field, text: id, to: ids.get(id) }]
      : [];
  });
  return [...addresses, ...fields];
}

/** Puts into a text what it should say; gives what could not be put there. */
export function rewriteText(before: string, wanted: readonly Wanted[]): { text: string; left: Wanted[] } {
  const lines = listLines(before);
  const left: Wanted[] = [];
  const edits = wanted.flatMap((place): TextEdit[] => {
    const edit = place.to === undefined ? undefined : toEdit(before, lines, { ...place, to: place.to });
    if (edit === undefined) left.push(place);
    return edit === undefined ? [] : [edit];
  });
  return { text: applyEdits(before, edits), left };
}

function toEdit(
  before: string,
  lines: ReturnType<typeof listLines>,
  { line, column, text, to, field }: Wanted & { to: string },
): TextEdit | undefined {
  if (field !== undefined) return replaceScalar(before, { line, key: field, from: text, to });
  const found = lines[line - 1];
  const at = (column ?? 1) - 1;
  return found?.line.startsWith(text, at)
    ? { offset: found.start + at, length: text.length, content: to }
    : undefined;
}

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
