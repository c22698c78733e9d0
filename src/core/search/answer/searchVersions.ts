// Queries the searchers of one or several versions and merges their answers.
import { ContentError } from '../../errors.ts';
import type { Manifest, Version } from '../../site/manifest/manifest.ts';
import { findHighlights } from '../text/highlightRanges.ts';
import { findTitles, titleWords } from './findTitles.ts';
import type { SearchAnswer, Searcher, SearchHit, SearchOptions } from './searcherInterface.ts';

/** The merged answer, as components render it. */
export interface VersionAnswer {
  query: string;
  versions: readonly Version[];
  groups: readonly HitGroup[];
  /** Number of rendered hits, and of all hits. */
  count: number;
  total: number;
  words: readonly string[];
  nearTerms: readonly string[];
  /** Whether the full text was searched; until then, or after a failed fetch, titles are the fallback. */
  fullText: 'searched' | 'coming' | 'failed';
  /** Why an index cannot be used, however often it is fetched. */
  fault?: string | undefined;
}

/** The version that was searched, in one language or in all; undefined for several. */
export function onlyVersion({ versions }: Pick<VersionAnswer, 'versions'>): Version | undefined {
  const [first] = versions;
  return versions.every(({ name }) => name === first?.name) ? first : undefined;
}

interface Question {
  manifest: Manifest;
  versions: readonly Version[];
  query: string;
  options: SearchOptions;
}

/** Queries all versions. If the index of a version cannot be fetched, its titles are searched instead. */
export async function searchVersions(
  question: Question,
  openSearcher: (version: Version) => Promise<Searcher>,
): Promise<VersionAnswer> {
  const { manifest, versions, query, options } = question;
  let fullText: VersionAnswer['fullText'] = 'searched';
  let fault: string | undefined;
  const answers = await Promise.all(
    versions.map(async (version) => {
      try {
        const searcher = await openSearcher(version);
        return await searcher.search(query, options);
      } catch (error) {
        fullText = 'failed';
        if (error instanceof ContentError && error.kind === 'invalid') fault = error.message;
        return answerFromTitles(manifest, version, query, options.limit);
      }
    }),
  );
  return { ...collect(question, answers, fullText), fault };
}

/** Answers by titles alone, without a request. */
export function searchTitles(question: Question): VersionAnswer {
  const { manifest, versions, query, options } = question;
  const answers = versions.map((version) => answerFromTitles(manifest, version, query, options.limit));
  return collect(question, answers, 'coming');
}

function collect(
  { query, versions }: Question,
  answers: readonly SearchAnswer[],
  fullText: VersionAnswer['fullText'],
): VersionAnswer {
  const hits = answers.map((answer) => answer.hits);
  const unique = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
  return {
    query,
    versions,
    groups: interleave(hits.map(groupHits)),
    count: hits.flat().length,
    total: answers.reduce((sum, answer) => sum + answer.total, 0),
    words: unique(answers.map((answer) => answer.words)),
    nearTerms: unique(answers.map((answer) => answer.nearTerms)),
    fullText,
  };
}

/** An answer from the titles and headings of the manifest, while the index is not loaded. */
function answerFromTitles(manifest: Manifest, version: Version, query: string, limit: number): SearchAnswer {
  const words = titleWords(query);
  const found = findTitles(manifest, version, query);
  const hits = found.slice(0, limit).map(({ doc, href, title, heading }) => {
    const text = heading === undefined ? (doc.description ?? '') : '';
    const excerpt = { text, marks: findHighlights(text, words) };
    return { href, version: version.name, pageTitle: title, trail: [], heading, excerpt };
  });
  return { hits, total: found.length, words, nearTerms: [] };
}

export interface HitGroup {
  /** URL path of the page. */
  path: string;
  version: string;
  title: string;
  hits: readonly SearchHit[];
}

/** Groups the hits of each page; pages are in the order of their best hit. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup & { hits: SearchHit[] }>();
  for (const hit of hits) {
    const path = hit.href.replace(/#.*$/, '');
    const group = groups.get(path);
    if (group === undefined)
      groups.set(path, { path, version: hit.version, title: hit.pageTitle, hits: [hit] });
    else group.hits.push(hit);
  }
  return [...groups.values()];
}

/**
 * Interleaves the lists of several versions: scores of different indexes are not comparable.
 * @example interleave([['a', 'b', 'c'], ['x']]) gives ['a', 'x', 'b', 'c']
 */
export function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
