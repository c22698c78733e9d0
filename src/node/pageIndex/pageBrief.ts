import type { WrittenLink } from '../../writer/lint/pageLinks.ts';
import type { PageFacts } from './findPageFacts.ts';

/** Of a page's facts those that the manifest is made of: a tenth of them all. */
export interface PageBrief
  extends Pick<
    PageFacts,
    'hash' | 'front' | 'fieldLines' | 'findings' | 'title' | 'lead' | 'headings' | 'includes'
  > {
  links: readonly Pick<WrittenLink, 'kind' | 'href'>[];
}

/** Gives the brief facts of a file. */
export type ReadBrief = (path: string) => Promise<PageBrief>;

export function toBrief(facts: PageFacts): PageBrief {
  const { hash, front, fieldLines, findings, title, lead, headings, includes } = facts;
  const links = facts.links.map(({ kind, href }) => ({ kind, href }));
  return { hash, front, fieldLines, findings, title, lead, headings, links, includes };
}
