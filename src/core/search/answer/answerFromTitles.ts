import type { Manifest, Version } from '../../site/manifest/manifest.ts';
import { findMarks } from '../text/marks.ts';
import { findTitles, titleWords } from './findTitles.ts';
import type { SearchAnswer } from './searcher.ts';

/** The answer that the names of pages and sections give while the full text is missing. */
export function answerFromTitles(
  manifest: Manifest,
  version: Version,
  query: string,
  limit: number,
): SearchAnswer {
  const words = titleWords(query);
  const found = findTitles(manifest, version, query);
  const hits = found.slice(0, limit).map(({ doc, href, title, heading }) => {
    const text = heading === undefined ? (doc.description ?? '') : '';
    const excerpt = { text, marks: findMarks(text, words) };
    return { href, version: version.name, pageTitle: title, trail: [], heading, excerpt };
  });
  return { hits, total: found.length, words, nearTerms: [] };
}
