// The fields of a manifest entry that docs and standalone pages share.
import { join } from 'node:path';
import type { PageEntry } from '../../../core/model/manifest.ts';
import { fileToId } from '../../../core/paths/slug.ts';
import { findImageSizes } from '../imageSizes.ts';
import { type MarkdownFacts, readMarkdownFacts } from './markdownFacts.ts';

/** What reading a site needs to know, whatever it reads. */
export interface SiteReader {
  siteDir: string;
  /** Days of the last change by path inside the site folder; empty when they are not asked for. */
  days: ReadonlyMap<string, string>;
  /** Whether hand-written entries get what only the files know. */
  fillsHandWritten: boolean;
}

/** An entry without its address. */
export type PageFields = Omit<PageEntry, 'path'>;

/**
 * Reads a markdown file into the fields of its entry.
 * @param folder of the version, or of the pages, inside the site folder
 * @param inside path of the file inside that folder
 */
export async function readPageFields(
  reader: SiteReader,
  folder: string,
  inside: string,
): Promise<{ fields: PageFields; facts: MarkdownFacts }> {
  const file = folder === '.' ? inside : `${folder}/${inside}`;
  const facts = await readMarkdownFacts(join(reader.siteDir, file));
  const { front, scan, hash } = facts;
  const id = fileToId(inside, front);
  const fields: PageFields = {
    id,
    title: front.title || scan.title || (id.split('/').at(-1) ?? id),
    file,
    description: front.description || scan.lead,
    keywords: front.keywords,
    lastUpdate: front.last_update?.date ?? reader.days.get(file),
    lastUpdateAuthor: front.last_update?.author,
    hash,
    draft: front.draft || undefined,
    unlisted: front.unlisted || undefined,
    search: front.search === false ? false : undefined,
    hideTitle: front.hide_title || undefined,
    hideTableOfContents: front.hide_table_of_contents || undefined,
    tocMinHeadingLevel: front.toc_min_heading_level,
    tocMaxHeadingLevel: front.toc_max_heading_level,
    editUrl: front.custom_edit_url === '' ? null : front.custom_edit_url,
    headings: scan.headings.length > 0 ? scan.headings : undefined,
    images: await findImageSizes(reader.siteDir, file, scan.images),
  };
  return { fields, facts };
}
