// From a query to all that stands for its terms: what each term finds by itself, and what the terms
// beside one another tell: characters that nobody writes so, words misspelled, seams between words.

import { findEntries, type IndexReader } from '../index/indexReader.ts';
import { sharesSound, soundOf } from '../text/sounds.ts';
import { type ExpandedUnit, expandTerm, SLIP_WEIGHT, toExpansion } from './expandTerm.ts';
import { isFunctionWord, type QueryTerm } from './query.ts';

/** The units of all terms of a query, by term. */
export async function expandQuery(
  index: IndexReader,
  terms: readonly QueryTerm[],
): Promise<ExpandedUnit[][]> {
  const literal = await Promise.all(terms.map((term) => expandTerm(index, term)));
  const expanded = await expandSounds(index, terms, literal);
  const lone = await expandLone(index, terms, expanded);
  return countSeams(terms, expanded).map((units, at) => [...units, ...(lone[at] ?? [])]);
}

/** The characters of each term that stand in no pair of the query the index knows. */
function findStranded(
  terms: readonly QueryTerm[],
  expanded: readonly (readonly ExpandedUnit[])[],
): string[][] {
  const charactersOf = ({ kind, term }: QueryTerm) => (kind === 'han' ? Array.from(term) : []);
  const settled = new Set(terms.flatMap((term, at) => (isKnown(expanded[at]) ? charactersOf(term) : [])));
  return terms.map((term) => charactersOf(term).filter((one) => !settled.has(one)));
}

function isKnown(units: readonly ExpandedUnit[] = []): boolean {
  return units.some(({ expansions }) => expansions.length > 0);
}

/** A word that stands in no more sections, and in no name, may be another word misspelled. */
const RARE = 2;

function isRare(units: readonly ExpandedUnit[]): boolean {
  const expansions = units.flatMap((unit) => unit.expansions);
  return expansions.every(
    ({ count, postings }) => count <= RARE && postings.codes.every((code) => !(code & 1)),
  );
}

/** Pairs that the index does not know are taken for names that sound the same: 座席 for 坐席. */
async function expandSounds(
  index: IndexReader,
  terms: readonly QueryTerm[],
  expanded: readonly ExpandedUnit[][],
): Promise<ExpandedUnit[][]> {
  const stranded = findStranded(terms, expanded);
  return Promise.all(
    terms.map(async ({ term, weight, isWhole }, at) => {
      const units = expanded[at] ?? [];
      // Beside a known pair there is often a seam, which sounds like anything.
      const isDoubtful = stranded[at]?.length === 2 || (isWhole && isRare(units));
      const sound = isDoubtful ? soundOf(term) : undefined;
      if (sound === undefined) return units;
      const names = (await index.findPinyin(sound, false)).filter((name) => sharesSound(name, term));
      const entries = await findEntries(index, names);
      if (entries.length === 0) return units;
      const literal = units.flatMap(({ expansions }) => expansions);
      // Beside what was asked for in so many letters it is a guess.
      const isGuess = literal.length > 0;
      const alike = entries.map((entry) => ({ ...toExpansion(entry, SLIP_WEIGHT), isGuess }));
      return [{ weight, expansions: [...literal, ...alike], readings: names }];
    }),
  );
}

/** What a character counts of whose pairs the index knows none. */
const LONE_WEIGHT = 0.5;

/**
 * Words of one character stand in pairs that nobody else writes: 删 in 删用户. Where the index knows none
 * of them, the character is looked up as the beginning of its words, 删除. Not where it knows nothing at
 * all of the query: then there is no such text.
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
    findStranded(terms, expanded).map(async (stranded) => {
      const characters = stranded.filter(isWord);
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
 * Where two words meet in a Han text there is a pair that is rarer than both beside it: 赖下 in 依赖下载.
 * That says nothing of what is looked for, so it counts as one of the more common of the two.
 */
function countSeams(
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
    const isSeam = own < before && own < after;
    return isSeam ? units.map((unit) => ({ ...unit, countAs: Math.max(before, after) })) : units;
  });
}
