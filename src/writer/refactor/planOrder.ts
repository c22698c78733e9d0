// The order of what lies in a folder: each page and each folder names its place.
import * as v from 'valibot';
import { pageMessages } from '../../core/i18n/pageMessages.ts';
import { findCategoryFile } from '../../core/site/manifest/category.ts';
import { listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import { inFolder, isBelow } from '../../core/site/urls/folder.ts';
import { stripEnding } from '../../core/site/urls/slug.ts';
import { type FileChange, type Planned, toPlan } from './plan.ts';
import { setCategoryPosition, setPagePosition } from './setPosition.ts';
import type { SiteFiles } from './siteFiles.ts';

const Positioned = v.object({ position: v.optional(v.number()) });

/**
 * Puts what lies in a folder into an order.
 * @param names of pages, with their endings or without, and of folders in the folder, as they are to follow each other
 */
export async function planOrder(site: SiteFiles, folder: string, names: readonly string[]): Promise<Planned> {
  const changes: FileChange[] = [];
  for (const [at, name] of names.entries()) {
    const asked = inFolder(folder, name.replace(/\/+$/, ''));
    const isFolder = [...site.files].some((file) => isBelow(asked, file));
    const path = isFolder ? asked : findPage(site, asked);
    if (path === undefined) return { refused: pageMessages.noSuchName(folder, name) };
    const change = isFolder ? await placeFolder(site, path, at + 1) : await placePage(site, path, at + 1);
    if (change === undefined) return { refused: pageMessages.unreadable(path) };
    changes.push(change);
  }
  return toPlan(changes);
}

/** A page that is named by its file, with its ending or without. */
function findPage({ files, manifest }: SiteFiles, asked: string): string | undefined {
  if (files.has(asked)) return asked;
  return [...listPageFiles(manifest)].find((file) => stripEnding(file) === asked);
}

async function placePage(site: SiteFiles, file: string, position: number): Promise<FileChange | undefined> {
  const [before, parts] = [await site.read(file), await site.readParts(file)];
  if (before === undefined || parts === undefined) return undefined;
  const { front, fieldLines } = parts;
  const old = front.sidebar_position;
  if (old === position) return { file, before, after: before };
  const after = setPagePosition(before, { line: fieldLines.sidebar_position, old, position });
  return after === undefined ? undefined : { file, before, after };
}

async function placeFolder(
  site: SiteFiles,
  folder: string,
  position: number,
): Promise<FileChange | undefined> {
  const file = findCategoryFile(site.files, folder);
  if (file === undefined)
    return {
      file: `${folder}/_category_.json`,
      before: undefined,
      after: `${JSON.stringify({ position }, null, 2)}\n`,
    };
  const before = await site.read(file);
  const fields = before === undefined ? undefined : site.readFields(before);
  const checked = v.safeParse(Positioned, fields?.data);
  if (before === undefined || fields === undefined || !checked.success) return undefined;
  const old = checked.output.position;
  if (old === position) return { file, before, after: before };
  const line = old === undefined ? undefined : fields.findLine('position');
  const after = setCategoryPosition(before, { line, old, position });
  return after === undefined ? undefined : { file, before, after };
}
