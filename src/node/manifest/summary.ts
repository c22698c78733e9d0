// The file that gives the pages of a folder their order and their names, as mdBook, GitBook and docsify have it.
import type { SidebarItem } from '../../core/model/sidebarItem.ts';
import { buildSummarySidebar } from '../../core/nav/summarySidebar.ts';
import { readTextFile } from '../lib/readText.ts';
import type { DocInfo } from './docInfo.ts';

export interface Summary {
  text: string;
  /** What it calls the docs, by their ids. */
  names: ReadonlyMap<string, string>;
}

/** Undefined where there is no such file, or it names none of the docs: then it is a page. */
export async function readSummary(path: string, docs: readonly DocInfo[]): Promise<Summary | undefined> {
  const { text } = await readTextFile(path).catch(() => ({ text: '' }));
  const items = buildSummarySidebar(text, docs);
  return items && { text, names: new Map(listNames(items)) };
}

function* listNames(items: readonly SidebarItem[]): Generator<[id: string, name: string]> {
  for (const item of items) {
    if (item.type === 'doc' && item.label !== undefined) yield [item.id, item.label];
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc') yield [item.link.id, item.label];
    yield* listNames(item.items);
  }
}

/** A doc that has no title of its own, by its name; one that begins with the same words need not show it. */
export function nameDoc(info: DocInfo, name: string | undefined): DocInfo {
  if (name === undefined) return info;
  const { entry } = info;
  const [first] = entry.headings ?? [];
  const isSaid = (typeof first === 'string' ? first : first?.[0]) === name;
  return {
    ...info,
    label: entry.sidebarLabel ?? name,
    entry: { ...entry, title: name, ...(isSaid && { hideTitle: true }) },
  };
}
