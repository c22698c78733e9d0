// Searches titles and headings in the manifest, without the index.
import { toSlug } from '../../document/tree/headingIds.ts';
import type { DocEntry, Manifest, Version } from '../../site/manifest/manifest.ts';
import { ownsPath } from '../../site/manifest/siteEntries.ts';
import { pageHref } from '../../site/urls/pageHref.ts';
import { foldText } from '../text/foldText.ts';
import { runsOf } from '../text/terms.ts';

/** A page or section whose title or heading matches. */
export interface TitleHit {
  doc: DocEntry;
  /** URL path of the page, with the section's anchor. */
  href: string;
  title: string;
  /** The section's heading; undefined for the page. */
  heading: string | undefined;
}

/**
 * Finds the pages and sections of a version whose names contain every word of a query. Pages precede sections, names
 * that start with the first word precede others.
 * @example findTitles(manifest, v8, '部署 https')[0].href === '/docs/deploy#配置域名与-https'
 */
export function findTitles(manifest: Manifest, version: Version, query: string): readonly TitleHit[] {
  const words = titleWords(query);
  if (words.length === 0) return [];
  const ranked = version.docs
    .filter((doc) => isSearchable(doc) && ownsPath(manifest, doc))
    .flatMap((doc) => hitsOf(manifest, doc, words));
  return ranked.sort((a, b) => b.rank - a.rank).map(({ hit }) => hit);
}

/**
 * Parses a query into words like the full-text search does: quotes and question words are dropped.
 * @example titleWords('「部署」Docker？') // ['部署', 'docker']
 */
export function titleWords(query: string): string[] {
  return runsOf(query).map(({ text }) => text);
}

/** Whether a page is indexed: drafts, unlisted pages and those with `search: false` are not. */
export function isSearchable({ draft, unlisted, search }: DocEntry): boolean {
  return !draft && !unlisted && search !== false;
}

function hitsOf(
  manifest: Manifest,
  doc: DocEntry,
  words: readonly string[],
): { hit: TitleHit; rank: number }[] {
  const { title, path } = doc;
  const page = { hit: { doc, href: pageHref(path), title, heading: undefined }, rank: 3 };
  const sections = headingsOf(manifest, doc).map(([heading, id]) => ({
    hit: { doc, href: pageHref(path, id), title, heading },
    rank: 1,
  }));
  return [page, ...sections].flatMap(({ hit, rank }) => {
    const name = foldText(hit.heading ?? hit.title).trim();
    const around = hit.heading === undefined ? '' : foldText(hit.title).trim();
    const isNamed = words.some((word) => name.includes(word));
    if (!isNamed || !words.every((word) => name.includes(word) || around.includes(word))) return [];
    return [{ hit, rank: rank + (name.startsWith(words[0] ?? '') ? 1 : 0) }];
  });
}

/** Text and anchor of each section. */
function headingsOf(manifest: Manifest, doc: DocEntry): readonly [text: string, id: string][] {
  const owner =
    doc.inheritedFrom === undefined
      ? doc
      : manifest.versions
          .find(({ name }) => name === doc.inheritedFrom)
          ?.docs.find(({ file }) => file === doc.file);
  return (owner?.headings ?? []).map((heading) =>
    typeof heading === 'string' ? [heading, toSlug(heading)] : heading,
  );
}
