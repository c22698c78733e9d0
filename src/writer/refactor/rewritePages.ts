// The texts that name what gets another path or goes, and those that move themselves: links, images, and ids in the
// front matter.

import { applyEdits, listLines, type TextEdit } from '../../core/document/textEdits.ts';
import type { FileChange } from './plan.ts';
import { idChangesIn, placeOf, type Relocation } from './relocation.ts';
import { replaceScalar } from './replaceScalar.ts';
import { isLost, type Origin, rewriteAddress } from './rewriteAddress.ts';
import type { PageParts, SiteFiles } from './siteFiles.ts';
import { listSiteTexts } from './siteTexts.ts';

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
