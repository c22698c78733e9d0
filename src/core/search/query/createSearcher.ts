// Answers queries from one version's index.

import { pageAddress } from '../../site/urls/pageAddress.ts';
import type { Searcher, SearchHit } from '../answer/searcher.ts';
import type { IndexReader } from '../index/indexReader.ts';
import { excerptOf, type Needle } from '../text/excerpt.ts';
import { splitRuns } from '../text/terms.ts';
import { simplify } from '../text/traditional.ts';
import { expandQuery } from './expandQuery.ts';
import type { ExpandedUnit } from './expandTerm.ts';
import { listNearTerms } from './nearTerms.ts';
import { orderSections } from './orderSections.ts';
import { parseQuery, type Query } from './query.ts';
import { byScore, type Ranked, rankSections } from './rank.ts';

/** Sections of one page in an answer: the page's own text has the others. */
const PER_PAGE = 4;

/** The share of an answer's places that are kept for different pages, as far as there are any. */
const SHARE_OF_PAGES = 2 / 3;

/**
 * @param version name of the version that the index is of
 * @param pause is awaited between steps: who searches in a browser lets input and painting come first
 */
export function createSearcher(index: IndexReader, version: string, pause = async () => {}): Searcher {
  return {
    async search(text, { limit, isTyping, signal }) {
      const query = await readQuery(index, text, isTyping);
      const expanded = await expandQuery(index, query.terms);
      await pause();
      signal?.throwIfAborted();
      const units = expanded.flat();
      const { chosen, total } = choose(rankSections(units, index.pageOf), index.pageOf, limit);
      const read = await Promise.all(
        chosen.map(async (one) => ({ ...one, record: await index.readSection(one.section) })),
      );
      await pause();
      signal?.throwIfAborted();
      const isAsked = asksFor(query, units);
      const records = orderSections(read, isAsked);
      const needles = listNeedles(query, units);
      const hits = records.map(
        ([path, pageTitle, anchor, heading, trail, body]): SearchHit => ({
          href: pageAddress(path, anchor),
          version,
          pageTitle,
          trail,
          heading: heading === '' ? undefined : heading,
          excerpt: excerptOf(body, needles),
        }),
      );
      const isNothing = hits.length === 0 && query.terms.length > 0;
      return {
        hits,
        total,
        words: listWords(query, expanded),
        nearTerms: isNothing ? await listNearTerms(index, query) : [],
      };
    },
  };
}

/** What is asked in traditional characters, in simplified ones: unless it is the pages that are written in them. */
async function readQuery(index: IndexReader, text: string, isTyping: boolean): Promise<Query> {
  const typed = parseQuery(text, isTyping);
  const traditional = typed.terms.filter(({ term }) => simplify(term) !== term);
  const known = await Promise.all(traditional.map(({ term }) => index.findPrefix(term, 1)));
  return known.some(({ length }) => length > 0) ? typed : parseQuery(simplify(text), isTyping);
}

/**
 * The first ones, best first, and how many there are. Most places go to different pages, so that
 * one page with many sections does not hide the others.
 */
function choose(
  ranked: readonly Ranked[],
  pageOf: Uint32Array,
  limit: number,
): { chosen: Ranked[]; total: number } {
  const counts = new Map<number, number>();
  const [firsts, others]: [Ranked[], Ranked[]] = [[], []];
  for (const one of ranked) {
    const page = pageOf[one.section] ?? 0;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    if (count === 1) firsts.push(one);
    else if (count <= PER_PAGE) others.push(one);
  }
  const total = firsts.length + others.length;
  const places = Math.ceil(limit * SHARE_OF_PAGES);
  const rest = [...firsts.splice(places), ...others].sort(byScore);
  return { chosen: [...firsts, ...rest.slice(0, limit - firsts.length)].sort(byScore), total };
}

/** Whether a term of a heading was asked for. */
function asksFor({ terms }: Query, units: readonly ExpandedUnit[]): (term: string) => boolean {
  const asked = new Set([...terms.map(({ term }) => term), ...units.flatMap(({ readings }) => readings)]);
  const beginnings = terms.filter(({ isPrefix }) => isPrefix).map(({ term }) => term);
  return (term) => asked.has(term) || beginnings.some((beginning) => term.startsWith(beginning));
}

/** What shows in a text that it was hit. */
function listNeedles({ terms }: Query, units: readonly ExpandedUnit[]): Needle[] {
  const asked = terms.map(({ kind, term, isPrefix }) => ({
    text: term,
    isWord: kind === 'latin',
    isPrefix,
  }));
  const read = units
    .flatMap(({ readings }) => readings)
    .map((term) => ({
      text: term,
      isWord: splitRuns(term)[0]?.kind === 'latin',
      isPrefix: false,
    }));
  return [...asked, ...read];
}

/** The words as written, the pairs of longer Han words that the index knows, and what was read in their place. */
function listWords({ terms, words }: Query, expanded: readonly (readonly ExpandedUnit[])[]): string[] {
  const pairs = terms.flatMap(({ kind, term }, at) =>
    kind === 'han' && expanded[at]?.some(({ expansions }) => expansions.length > 0) ? [term] : [],
  );
  const readings = expanded.flat().flatMap((unit) => unit.readings);
  return [...new Set([...words, ...pairs, ...readings])].sort((a, b) => b.length - a.length);
}
