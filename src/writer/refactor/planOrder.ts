// Plans the order of a folder's children: writes a position into each page and category file.

import { parseTree } from 'jsonc-parser';
import * as v from 'valibot';
import { refactorMessages } from '#i18n/refactorMessages';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import { applyEdits, insertAt, lineEndOf, listLines } from '../../core/document/textEdits.ts';
import { findCategoryFile } from '../../core/site/manifest/category.ts';
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import { listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import { inFolder, isBelow } from '../../core/site/urls/folder.ts';
import { stripEnding } from '../../core/site/urls/slug.ts';
import { insertMember } from './jsonEdits.ts';
import { type FileChange, type Planned, toPlan } from './plan.ts';
import { replaceScalar } from './replaceScalar.ts';
import type { SiteFiles } from './siteFiles.ts';

const Positioned = v.object({ position: v.optional(v.number()) });

/**
 * @param names children of the folder in the new order: pages with or without extension, and folders
 * @param field of the front matter of pages, possibly nested: `sidebar.order`
 */
export async function planOrder(
  site: SiteFiles,
  folder: string,
  names: readonly string[],
  field = 'sidebar_position',
): Promise<Planned> {
  const changes: FileChange[] = [];
  for (const [at, name] of names.entries()) {
    const asked = inFolder(folder, name.replace(/\/+$/, ''));
    const isFolder = [...site.files].some((file) => isBelow(asked, file));
    const path = isFolder ? asked : findPage(site, asked);
    if (path === undefined) return { refused: refactorMessages.noSuchName(folder, name) };
    const change = isFolder
      ? await placeFolder(site, path, at + 1)
      : await placePage(site, path, at + 1, field);
    if (change === undefined) return { refused: refactorMessages.unreadable(path) };
    changes.push(change);
  }
  return toPlan(changes);
}

/** Finds a page by its path, with or without extension. */
function findPage({ files, manifest }: SiteFiles, asked: string): string | undefined {
  if (files.has(asked)) return asked;
  return [...listPageFiles(manifest)].find((file) => stripEnding(file) === asked);
}

async function placePage(
  site: SiteFiles,
  file: string,
  position: number,
  field: string,
): Promise<FileChange | undefined> {
  const [before, parts] = [await site.read(file), await site.readMetadata(file)];
  if (before === undefined || parts === undefined) return undefined;
  if (parts.front.sidebar_position === position) return { file, before, after: before };
  const after = setPagePosition(site, before, field.split('.'), position);
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

interface Position {
  /** Line of the position field; undefined if the file has none. `old` is its value. */
  line: number | undefined;
  old: number | undefined;
  position: number;
}

/** Sets a number in the front matter of a page; undefined where the place in it is not that of a plain scalar. */
function setPagePosition(
  { readFields }: SiteFiles,
  text: string,
  path: readonly string[],
  position: number,
): string | undefined {
  const { yaml, bodyLine } = splitFrontMatter(text);
  const fields = readFields(yaml ?? '');
  if (fields === undefined) return undefined;
  const key = path.at(-1) ?? '';
  const [outer, old] = [path.slice(0, -1), valueAt(fields.data, path)];
  const lineOf = (names: readonly string[]) => (fields.findLine(...names) ?? 0) + 1;
  if (typeof old === 'number') return replaceNumber(text, { line: lineOf(path), key, old, position });
  const end = lineEndOf(text);
  const lines = listLines(text);
  const names = path.map((name, at) => `${'  '.repeat(at)}${name}:`).join(end);
  const written = `${names} ${position}${end}`;
  if (yaml === undefined) return insertAt(text, lines[0]?.start ?? 0, `---${end}${written}---${end}${end}`);
  if (outer.length === 0 || valueAt(fields.data, outer) === undefined)
    // Insert the field above the closing fence of the front matter.
    return insertAt(text, lines[bodyLine - 2]?.start ?? 0, written);
  const [at, next] = [lineOf(outer), lines[lineOf(outer)]];
  const indent = /^\s+(?=[\w-]+:)/.exec(next?.line ?? '')?.[0];
  const isBlock = /:\s*$/.test(lines[at - 1]?.line ?? '') && indent !== undefined;
  return isBlock ? insertAt(text, next?.start ?? 0, `${indent}${key}: ${position}${end}`) : undefined;
}

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce((value: unknown, name) => (isFields(value) ? value[name] : undefined), data);

/** Sets `position` in a category file, JSON or YAML. */
function setCategoryPosition(text: string, { line, old, position }: Position): string | undefined {
  const key = 'position';
  if (line !== undefined && old !== undefined) return replaceNumber(text, { line, key, old, position });
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  if (parseTree(text.slice(mark))?.type === 'object')
    return text.slice(0, mark) + insertMember(text.slice(mark), [], key, position);
  return insertAt(text, mark, `${key}: ${position}${lineEndOf(text)}`);
}

function replaceNumber(
  text: string,
  { line, key, old, position }: { line: number; key: string; old: number; position: number },
): string | undefined {
  const edit = replaceScalar(text, { line, key, from: String(old), to: position });
  return edit && applyEdits(text, [edit]);
}
