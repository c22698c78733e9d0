// Expands the terms of a query to terms of the index: exact, prefix, typo and pinyin matches. Terms that are not
// indexed are then expanded to homophones and to single characters; this depends on the adjacent terms.

import type { TermEntry } from '../index/findTermLines.ts';
import { findEntries, type IndexReader } from '../index/indexReader.ts';
import { allowedEdits, editDistance } from '../text/editDistance.ts';
import { sharesSyllable, toPinyin } from '../text/phoneticMatch.ts';
import { pinyinKeys } from '../text/pinyin.ts';
import { stemEnglish } from '../text/stemEnglish.ts';
import { isFunctionWord, type QueryTerm } from './query.ts';
import type { Expansion, Unit } from './rank.ts';

/** Returns the units of each term, in the order of the terms. */
export async function expandQuery(
  index: IndexReader,
  terms: readonly QueryTerm[],
): Promise<ExpandedUnit[][]> {
  const literal = await Promise.all(terms.map((term) => expandTerm(index, term)));
  const expanded = await expandSounds(index, terms, literal);
  const lone = await expandLone(index, terms, expanded);
  return adjustBoundaryCounts(terms, expanded).map((units, at) => [...units, ...(lone[at] ?? [])]);
}

/** Returns for each term its characters that no indexed pair of the query contains. */
function findUncovered(
  terms: readonly QueryTerm[],
  expanded: readonly (readonly ExpandedUnit[])[],
): string[][] {
  const charactersOf = ({ kind, term }: QueryTerm) => (kind === 'han' ? Array.from(term) : []);
  const covered = new Set(terms.flatMap((term, at) => (isKnown(expanded[at]) ? charactersOf(term) : [])));
  return terms.map((term) => charactersOf(term).filter((character) => !covered.has(character)));
}

function isKnown(units: readonly ExpandedUnit[] = []): boolean {
  return units.some(({ expansions }) => expansions.length > 0);
}

/** A pair of characters in at most this many sections, and in no heading, may be a typing error. */
const RARE = 2;

function isRare(units: readonly ExpandedUnit[]): boolean {
  const expansions = units.flatMap((unit) => unit.expansions);
  return expansions.every(
    ({ count, postings }) => count <= RARE && postings.codes.every((code) => !(code & 1)),
  );
}

/** Expands pairs that are not indexed, or rare, to pairs in headings with the same pinyin: 座席 to 坐席. */
async function expandSounds(
  index: IndexReader,
  terms: readonly QueryTerm[],
  expanded: readonly ExpandedUnit[][],
): Promise<ExpandedUnit[][]> {
  const uncovered = findUncovered(terms, expanded);
  return Promise.all(
    terms.map(async ({ term, weight, isWhole }, at) => {
      const units = expanded[at] ?? [];
      // Both characters must be uncovered: a pair that overlaps an indexed pair often crosses a word boundary.
      const isDoubtful = uncovered[at]?.length === 2 || (isWhole && isRare(units));
      const sound = isDoubtful ? toPinyin(term) : undefined;
      if (sound === undefined) return units;
      const names = (await index.findPinyin(sound, false)).filter((name) => sharesSyllable(name, term));
      const entries = await findEntries(index, names);
      if (entries.length === 0) return units;
      const literal = units.flatMap(({ expansions }) => expansions);
      // A homophone of an indexed term scores less than the term.
      const isGuess = literal.length > 0;
      const alike = entries.map((entry) => ({ ...toExpansion(entry, TYPO_WEIGHT), isGuess }));
      return [{ weight, expansions: [...literal, ...alike], readings: names }];
    }),
  );
}

/** Weight of a single character that is expanded as a prefix. */
const LONE_WEIGHT = 0.5;

/**
 * Expands single characters as prefixes. A word of one character, such as 删 in 删用户, forms pairs that are not indexed;
 * as a prefix it matches 删除. If no term of the query is indexed, nothing is expanded, since all hits would be
 * guesses.
 */
async function expandLone(
  index: IndexReader,
  terms: readonly QueryTerm[],
  expanded: readonly ExpandedUnit[][],
): Promise<ExpandedUnit[][]> {
  if (!expanded.some(isKnown)) return [];
  const seen = new Set<string>();
  const isWord = (character: string) =>
    !isFunctionWord(character) && !seen.has(character) && seen.add(character);
  return Promise.all(
    findUncovered(terms, expanded).map(async (uncovered) => {
      const characters = uncovered.filter(isWord);
      const units = await Promise.all(
        characters.map((term) =>
          expandTerm(index, { kind: 'lone', term, weight: LONE_WEIGHT, isPrefix: true }),
        ),
      );
      return units.flat().map((unit, at) => ({ ...unit, readings: characters.slice(at, at + 1) }));
    }),
  );
}

/**
 * Sets the document frequency of pairs across a word boundary, such as 赖下 in 依赖下载. Such a pair is rarer than both
 * adjacent pairs, so its inverse document frequency would be too high: the larger count of the adjacent pairs
 * replaces its count.
 */
function adjustBoundaryCounts(
  terms: readonly QueryTerm[],
  expanded: readonly (readonly ExpandedUnit[])[],
): (readonly ExpandedUnit[])[] {
  const countOf = (wanted: string) => {
    const units = expanded[terms.findIndex(({ term }) => term === wanted)] ?? [];
    return Math.max(0, ...units.flatMap(({ expansions }) => expansions.map(({ count }) => count)));
  };
  return terms.map(({ term, between }, at) => {
    const units = expanded[at] ?? [];
    if (between === undefined) return units;
    const [own, before, after] = [countOf(term), countOf(between[0]), countOf(between[1])];
    const isBoundary = own < before && own < after;
    return isBoundary ? units.map((unit) => ({ ...unit, countAs: Math.max(before, after) })) : units;
  });
}

/** A unit, with its corrections, which excerpts highlight. */
export interface ExpandedUnit extends Unit {
  /** Index terms found by stem, edit distance, pinyin or homophones, or by a single character. */
  readings: readonly string[];
}

/** Weights of stem, prefix, typo and pinyin matches, and limits of their number. The first is its coverage as well. */
const STEM_WEIGHT = 0.9;
const PREFIX_WEIGHT = 0.7;
const TYPO_WEIGHT = 0.45;
const PINYIN_WEIGHT = 0.3;
const MAX_EXPANSIONS = 64;
const MAX_TYPOS = 8;

/** Expands a term to one unit, or for pinyin to one unit per pair of syllables. */
async function expandTerm(index: IndexReader, wanted: QueryTerm): Promise<ExpandedUnit[]> {
  const { kind, term, weight, isPrefix } = wanted;
  const [found, forms] = await Promise.all([
    isPrefix ? index.findPrefix(term, MAX_EXPANSIONS) : findEntries(index, [term]),
    kind === 'latin' ? findForms(index, term) : [],
  ]);
  const readings = forms.map((entry) => entry.term);
  const known = [
    ...forms.map((entry) => ({ ...toExpansion(entry, STEM_WEIGHT), coverage: STEM_WEIGHT })),
    ...found
      .filter((entry) => !readings.includes(entry.term))
      .map((entry) => toExpansion(entry, prefixWeight(term, entry.term))),
  ];
  const plain: ExpandedUnit = { weight, expansions: known, readings };
  if (kind !== 'latin' || forms.length > 0 || found.some((entry) => entry.term === term)) return [plain];
  const [first, ...rest] = await readPinyin(index, wanted);
  // Latin words that start with the same letters are further expansions of the first unit.
  if (first !== undefined) return [{ ...first, expansions: [...known, ...first.expansions] }, ...rest];
  if (found.length > 0) return [plain];
  const near = await findNear(index, term, allowedEdits(term.length), MAX_TYPOS);
  const entries = await Promise.all(near.map(({ word }) => index.find(word)));
  const expansions = near.flatMap(({ edits }, at) => {
    const entry = entries[at];
    return entry === undefined ? [] : [toExpansion(entry, TYPO_WEIGHT / edits)];
  });
  return [{ weight, expansions, readings: near.map(({ word }) => word) }];
}

/** Finds the other forms of a word in an index of English pages; none in an index of another language. */
async function findForms(index: IndexReader, word: string): Promise<TermEntry[]> {
  if (!/^en\b/i.test(index.language)) return [];
  const stem = stemEnglish(word);
  const prefix = stem.length > 3 ? stem.replace(/i$/, '') : stem;
  return index.findPrefix(prefix, MAX_EXPANSIONS, (term) => term !== word && stemEnglish(term) === stem);
}

function prefixWeight(prefix: string, term: string): number {
  return prefix === term ? 1 : (PREFIX_WEIGHT * prefix.length) / term.length;
}

function toExpansion({ count, postings }: TermEntry, weight: number): Expansion {
  return { weight, count, postings };
}

async function readPinyin(index: IndexReader, { term, weight }: QueryTerm): Promise<ExpandedUnit[]> {
  const units = await Promise.all(
    pinyinKeys(term).map(async ({ key, isPrefix }) => {
      const terms = (await index.findPinyin(key, isPrefix)).slice(0, MAX_EXPANSIONS);
      const entries = await findEntries(index, terms);
      const expansions = entries.map((entry) => ({ ...toExpansion(entry, PINYIN_WEIGHT), isGuess: true }));
      return { weight, expansions, readings: terms };
    }),
  );
  return units.some(({ expansions }) => expansions.length > 0) ? units : [];
}

/** Finds indexed words within an edit distance, the nearest first. */
export async function findNear(
  index: IndexReader,
  term: string,
  most: number,
  limit: number,
): Promise<{ word: string; edits: number }[]> {
  // Numbers are not corrected: another digit is another number.
  if (most < 1 || !/\p{L}/u.test(term)) return [];
  return (await index.listWords(term.slice(0, 1)))
    .map((word) => ({ word, edits: editDistance(term, word, most) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits || a.word.length - b.word.length)
    .slice(0, limit);
}
