// The pages of a version as its search index takes them.
import { join } from 'node:path';
import { isSearchable } from '../../core/search/answer/findTitles.ts';
import type { SearchPage } from '../../core/search/index/sections.ts';
import type { DocEntry } from '../../core/site/manifest/manifest.ts';
import { shortHash } from '../lib/hashes.ts';
import { readExpandedMetadata, readPageMetadata } from '../pageIndex/pageMetadata.ts';

/** The entries of a version that readers may find; an entry by hand may leave it to the file's front matter. */
export async function listSearchable(siteDir: string, docs: readonly DocEntry[]): Promise<DocEntry[]> {
  const found: DocEntry[] = [];
  for (const doc of docs.filter(isSearchable)) {
    const facts = await readPageMetadata(join(siteDir, doc.file)).catch(() => undefined);
    const { draft, unlisted, search } = facts?.front ?? {};
    if (facts !== undefined && !draft && !unlisted && search !== false) found.push(doc);
  }
  return found;
}

/** Of all that an index takes from a page, but where the page lies: what several versions show has one key in all. */
export async function readPageKey(siteDir: string, doc: DocEntry): Promise<string> {
  const { hash } = await readExpandedMetadata(siteDir, doc.file);
  return shortHash(JSON.stringify([hash, doc.title, doc.sidebarLabel, doc.keywords, doc.description]));
}

/** One page, from its entry and its file. */
export async function readSearchPage(siteDir: string, doc: DocEntry): Promise<SearchPage> {
  const { title, sections } = await readExpandedMetadata(siteDir, doc.file);
  const names = [title, doc.sidebarLabel, ...(doc.keywords ?? [])].filter((name) => name !== undefined);
  return {
    path: doc.path,
    title: doc.title,
    names: [...new Set(names)].filter((name) => name !== doc.title),
    description: doc.description ?? '',
    sections,
  };
}
