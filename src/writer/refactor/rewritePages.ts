// Rewrites the links, images and ids that reference moved or deleted files, in pages, front matter and category files.

import * as v from 'valibot';
import { applyEdits, listLines, type TextEdit } from '../../core/document/textEdits.ts';
import type { Version } from '../../core/site/manifest/manifest.ts';
import { docsById } from '../../core/site/nav/sidebarItems.ts';
import { findLinkedDoc } from '../../core/site/nav/sidebarTree.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { pathInside } from '../../core/site/urls/folder.ts';
import { isCategoryFile } from '../../core/site/urls/pageFileNames.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { stripNumberPrefixes } from '../../core/site/urls/slug.ts';
import type { FileChange } from './plan.ts';
import { idChangesIn, pathAfter, type Relocation } from './relocation.ts';
import { replaceScalar } from './replaceScalar.ts';
import { isDangling, type Origin, rewriteUrl } from './rewriteUrl.ts';
import { listSiteTexts, type RefactorPage, type SiteFiles } from './siteFiles.ts';

/** A reference that cannot be rewritten, reported to the author. */
export interface UnresolvedReference {
  file: string;
  line: number;
  text: string;
}

interface Page extends Origin {
  parts: Omit<RefactorPage, 'includes'>;
}

export interface Replacement {
  line: number;
  column?: number;
  text: string;
  /** New text; undefined if the reference resolves to nothing afterwards. */
  to: string | undefined;
  /** Front matter field that contains the reference. */
  field?: string;
}

export interface Rewriting {
  changes: FileChange[];
  leftovers: UnresolvedReference[];
}

export async function rewritePages(site: SiteFiles, r: Relocation): Promise<Rewriting> {
  const result: Rewriting = { changes: [], leftovers: [] };
  for (const [file, version] of await listSiteTexts(site)) {
    const parts = await site.readMetadata(file);
    if (parts === undefined) continue;
    const wanted = listReplacements(r, { file, version, parts });
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
      const to = pathAfter(r, file);
      if (to !== undefined) result.changes.push({ file: to, before: undefined, after: text, from: file });
    }
  }
  return result;
}

/** Lists the references of a page that have to be rewritten. */
export function listReplacements(r: Relocation, page: Page): Replacement[] {
  const { file, version, parts } = page;
  if (pathAfter(r, file) === undefined) return [];
  const addresses = parts.addresses.flatMap((address): Replacement[] => {
    const { line, column, text } = address;
    const to = rewriteUrl(r, { file, version }, address);
    return to !== undefined || isDangling(r, page, address) ? [{ line, column, text, to }] : [];
  });
  const ids = idChangesIn(r, version);
  const fields = (['pagination_next', 'pagination_prev'] as const).flatMap((field): Replacement[] => {
    const id = parts.front[field];
    return typeof id === 'string' && ids.has(id)
      ? [{ line: parts.fieldLines[field] ?? 0, field, text: id, to: ids.get(id) }]
      : [];
  });
  return [...addresses, ...fields];
}

/** Applies replacements; `left` lists those without a new text, and those whose old text is not found. */
export function rewriteText(
  before: string,
  wanted: readonly Replacement[],
): { text: string; left: Replacement[] } {
  const lines = listLines(before);
  const left: Replacement[] = [];
  const edits = wanted.flatMap((each): TextEdit[] => {
    const edit = each.to === undefined ? undefined : toEdit(before, lines, { ...each, to: each.to });
    if (edit === undefined) left.push(each);
    return edit === undefined ? [] : [edit];
  });
  return { text: applyEdits(before, edits), left };
}

function toEdit(
  before: string,
  lines: ReturnType<typeof listLines>,
  { line, column, text, to, field }: Replacement & { to: string },
): TextEdit | undefined {
  if (field !== undefined) return replaceScalar(before, { line, key: field, from: text, to });
  const found = lines[line - 1];
  const at = (column ?? 1) - 1;
  return found?.line.startsWith(text, at)
    ? { offset: found.start + at, length: text.length, content: to }
    : undefined;
}

const Linking = v.object({ link: v.object({ type: v.literal('doc'), id: v.string() }) });

export async function rewriteCategories(site: SiteFiles, r: Relocation): Promise<Rewriting> {
  const result: Rewriting = { changes: [], leftovers: [] };
  for (const version of r.before.versions) {
    const ids = idChangesIn(r, version);
    if (ids.size === 0) continue;
    const folder = versionFolder(version);
    const files = [...site.files].filter((file) => isCategoryFile(file) && pathInside(folder, file) !== file);
    for (const file of files)
      await rewriteCategory(site, file, { folder, ids, version, result, place: pathAfter(r, file) ?? file });
  }
  return result;
}

interface Rewritten {
  folder: string;
  ids: ReadonlyMap<string, string | undefined>;
  version: Version;
  result: Rewriting;
  /** Path of the category file after the refactoring. */
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
