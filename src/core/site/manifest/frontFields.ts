// What a page's entry has of its front matter alone: for the manifest, and for a page that is being written.
import type { FrontMatter } from './frontMatter.ts';
import type { PageEntry } from './manifest.ts';

/** The fields of an entry as its front matter says them; undefined where that says nothing. */
export function frontFields(front: FrontMatter) {
  return {
    keywords: front.keywords,
    lastUpdateAuthor: front.last_update?.author,
    draft: front.draft || undefined,
    unlisted: front.unlisted || undefined,
    search: front.search === false ? false : undefined,
    hideTitle: front.hide_title || undefined,
    hideTableOfContents: front.hide_table_of_contents || undefined,
    tocMinHeadingLevel: front.toc_min_heading_level,
    tocMaxHeadingLevel: front.toc_max_heading_level,
    editUrl: front.custom_edit_url === '' ? null : front.custom_edit_url,
    values: front.values,
  } satisfies Partial<PageEntry>;
}
