// How well a searcher answers a set of queries, for the tests and the bench.
import { readFile } from 'node:fs/promises';
import type { Searcher } from '../../src/core/search/answer/searcherInterface.ts';

interface ExpectedAnswer {
  q: string;
  /** Pages any of which is right. */
  page: string | string[];
  /** Anchors any of which is right; empty: any section of the page. */
  section: string | string[];
}

export interface Quality {
  queries: number;
  /** Shares of queries with a right page first, in the first 3, in the first 8. */
  recall1: number;
  recall3: number;
  recall8: number;
  /** Mean of 1 / place of the first right page. */
  mrr: number;
  /** Share of queries with a right section among the first 3, and mean of 1 / its place. */
  section3: number;
  sectionMrr: number;
  /** Share of queries without any hit. */
  empty: number;
  /** Queries whose right page or section is not where it should be, for people to read. */
  missed: string[];
}

/** The targets of search quality. */
const WANTED = {
  recall1: 0.9,
  recall3: 0.97,
  recall8: 0.98,
  mrr: 0.94,
  section3: 0.92,
  sectionMrr: 0.9,
};

/** What the search of English pages reaches by the forms of words; without these, recall1 is 0.8. */
const WANTED_IN_ENGLISH = {
  recall1: 0.96,
  recall3: 1,
  recall8: 1,
  mrr: 0.98,
  section3: 0.95,
  sectionMrr: 0.92,
};

/** Of the twenty questions that users of the product ask in its issues, 19 have their answer first. */
const WANTED_OF_FAQ = { ...WANTED, recall1: 0.95 };

/**
 * The project's own queries. Those of `v8-second` were thought of by somebody who had not read the
 * pages: readers do not know the words of a page either.
 */
export const QUERY_SETS = [
  { name: 'v8', site: 'public', version: 'v8', wanted: WANTED },
  { name: 'v8-second', site: 'public', version: 'v8', wanted: WANTED },
  { name: 'v8-faq', site: 'public', version: 'v8', wanted: WANTED_OF_FAQ },
  { name: 'v7', site: 'public', version: 'v7', wanted: WANTED },
  { name: 'english', site: 'tests/fixtures/english', version: 'v2', wanted: WANTED_IN_ENGLISH },
].map((set) => ({ ...set, file: new URL(`../search/${set.name}.queries.json`, import.meta.url) }));

const LIMIT = 24;

export async function readQueries(file: URL): Promise<ExpectedAnswer[]> {
  // Our own file; a test checks it.
  return (JSON.parse(await readFile(file, 'utf8')) as { queries: ExpectedAnswer[] }).queries;
}

/** Share of beginnings of queries, of two characters and more, with a right page among the first 8. */
export async function measureTyping(searcher: Searcher, queries: readonly ExpectedAnswer[]): Promise<number> {
  let [found, count] = [0, 0];
  for (const { q, page } of queries) {
    const wanted = [page].flat().map(trim);
    for (let length = 2; length <= q.length; length += 1) {
      const { hits } = await searcher.search(q.slice(0, length), { limit: LIMIT, isTyping: true });
      const pages = [...new Set(hits.map(({ href }) => trim(href.replace(/#.*/, ''))))].slice(0, 8);
      if (pages.some((path) => wanted.includes(path))) found += 1;
      count += 1;
    }
  }
  return found / Math.max(1, count);
}

export async function measureQuality(
  searcher: Searcher,
  queries: readonly ExpectedAnswer[],
): Promise<Quality> {
  const places: { page: number; section: number; isEmpty: boolean }[] = [];
  const missed: string[] = [];
  for (const { q, page, section } of queries) {
    const { hits } = await searcher.search(q, { limit: LIMIT, isTyping: false });
    const found = hits.map(({ href }) => {
      const [path = '', anchor = ''] = href.split('#');
      return { path: trim(path), anchor: decodeURIComponent(anchor) };
    });
    const wanted = [page].flat().map(trim);
    const anchors = [section].flat();
    const pages = [...new Set(found.map(({ path }) => path))];
    const places1 = pages.findIndex((path) => wanted.includes(path)) + 1;
    const isRight = ({ path, anchor }: (typeof found)[number]) =>
      wanted.includes(path) && (anchors.includes('') || anchors.includes(anchor));
    const sectionPlace = found.findIndex(isRight) + 1;
    places.push({ page: places1, section: sectionPlace, isEmpty: hits.length === 0 });
    if (places1 !== 1 || sectionPlace === 0 || sectionPlace > 3)
      missed.push(
        `${q} → page ${places1}, section ${sectionPlace}; first: ${found
          .slice(0, 3)
          .map(({ path, anchor }) => `${path}#${anchor}`)
          .join(' ')}; wanted: ${wanted}#${anchors}`,
      );
  }
  const share = (is: (place: (typeof places)[number]) => boolean) =>
    places.filter(is).length / Math.max(1, places.length);
  const inverse = (pick: (place: (typeof places)[number]) => number) =>
    places.reduce((sum, place) => sum + (pick(place) > 0 ? 1 / pick(place) : 0), 0) /
    Math.max(1, places.length);
  const within = (most: number) => share(({ page }) => page > 0 && page <= most);
  return {
    queries: places.length,
    recall1: within(1),
    recall3: within(3),
    recall8: within(8),
    mrr: inverse(({ page }) => page),
    section3: share(({ section }) => section > 0 && section <= 3),
    sectionMrr: inverse(({ section }) => section),
    empty: share(({ isEmpty }) => isEmpty),
    missed,
  };
}

function trim(path: string): string {
  return path.replace(/\/+$/, '');
}
