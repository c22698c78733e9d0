// The file that gives the pages of a folder their order and their names, as mdBook, GitBook, docsify, MkDocs and Docusaurus have it.
import { join } from 'node:path';
import type { SidebarItem } from '../../core/site/manifest/sidebarItem.ts';
import { findSidebarsFile, readSidebars } from '../../core/site/nav/docusaurusNav.ts';
import { MKDOCS_FILE, readMkdocs } from '../../core/site/nav/mkdocsNav.ts';
import { buildSummarySidebar, SIDEBAR_FILE, SUMMARY_FILE } from '../../core/site/nav/summarySidebar.ts';
import { readSiteText } from '../lib/readText.ts';
import type { DocInfo } from './docInfo.ts';

export interface Summary {
  text: string;
  /** What it calls the docs, by their ids. */
  names: ReadonlyMap<string, string>;
}

/**
 * Undefined where there is no such file, or it names none of the docs: then it is a page.
 * @param hasPage whether one that may be a page is among the files
 */
export async function readSummary(
  siteDir: string,
  dir: string,
  docs: readonly DocInfo[],
  hasPage: boolean,
): Promise<Summary | undefined> {
  const read = async (path: string) => (await readSiteText(siteDir, path))?.text ?? '';
  const text = await read(join(dir, hasPage ? SUMMARY_FILE : SIDEBAR_FILE));
  const sidebars = findSidebarsFile(dir);
  const order =
    text || (sidebars && readSidebars(await read(sidebars))) || readMkdocs(await read(MKDOCS_FILE)).summary;
  const items = buildSummarySidebar(order, docs);
  return items && { text: order, names: new Map(listNames(items)) };
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
