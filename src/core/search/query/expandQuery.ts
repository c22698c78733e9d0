// Expands a query: each term to index terms, then, by the terms next to it, homophones, single characters and pairs
// across word boundaries.
import { findEntries, type IndexReader } from '../index/indexReader.ts';
import type { TermEntry } from '../index/termLines.ts';
import { allowedEdits, editDistance } from '../text/editDistance.ts';
import { sharesSound, soundOf } from '../text/phoneticMatch.ts';
import { pinyinKeys } from '../text/pinyin.ts';
import { isFunctionWord, type QueryTerm } from './query.ts';
import type { Expansion, Unit } from './rank.ts';

/** Units of all terms, by index of the term. */
export async function expandQuery(
  index: IndexReader,
  terms: readonly QueryTerm[],
): Promise<ExpandedUnit[][]> {
  const literal = await Promise.all(terms.map((term) => expandTerm(index, term)));
  const expanded = await expandSounds(index, terms, literal);
  const lone = await expandLone(index, terms, expanded);
  return countSeams(terms, expanded).map((units, at) => [...units, ...(lone[at] ?? [])]);
}

/** Characters that occur in no indexed pair of the query. */
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

/** A pair in at most this many sections, and in no heading, may be misspelt. */
const RARE = 2;

function isRare(units: readonly ExpandedUnit[]): boolean {
  const expansions = units.flatMap((unit) => unit.expansions);
  return expansions.every(
    ({ count, postings }) => count <= RARE && postings.codes.every((code) => !(code & 1)),
  );
}

/** Expands pairs that are not indexed to headings with the same pinyin: 座席 to 坐席. */
async function expandSounds(
  index: IndexReader,
  terms: readonly QueryTerm[],
  expanded: readonly ExpandedUnit[][],
): Promise<ExpandedUnit[][]> {
  const stranded = findStranded(terms, expanded);
  return Promise.all(
    terms.map(async ({ term, weight, isWhole }, at) => {
      const units = expanded[at] ?? [];
      // A pair next to an indexed one often crosses a word boundary: no homophone.
      const isDoubtful = stranded[at]?.length === 2 || (isWhole && isRare(units));
      const sound = isDoubtful ? soundOf(term) : undefined;
      if (sound === undefined) return units;
      const names = (await index.findPinyin(sound, false)).filter((name) => sharesSound(name, term));
      const entries = await findEntries(index, names);
      if (entries.length === 0) return units;
      const literal = units.flatMap(({ expansions }) => expansions);
      // A homophone of an indexed term counts less.
      const isGuess = literal.length > 0;
      const alike = entries.map((entry) => ({ ...toExpansion(entry, SLIP_WEIGHT), isGuess }));
      return [{ weight, expansions: [...literal, ...alike], readings: names }];
    }),
  );
}

/** Weight of a single character. */
const LONE_WEIGHT = 0.5;

/**
 * A word of one character forms unusual pairs: 删 in 删用户. If none of them is indexed, the character is expanded as a
 * prefix, 删除. Not if no term of the query is indexed.
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
 * A pair across a word boundary is rarer than its neighbours: 赖下 in 依赖下载. Its inverse document frequency would
 * mislead, so the more frequent neighbour's count is used.
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

/** A unit with the corrections to highlight. */
export interface ExpandedUnit extends Unit {
  /** Index terms reached by correction: typos, pinyin. */
  readings: readonly string[];
}

/** Weights and limits of prefix, typo and pinyin matches. */
const PREFIX_WEIGHT = 0.7;
const SLIP_WEIGHT = 0.45;
const PINYIN_WEIGHT = 0.3;
const MAX_EXPANSIONS = 64;
const MAX_SLIPS = 8;

/** The units of a term: one, or for pinyin one for each pair of syllables. */
async function expandTerm(index: IndexReader, wanted: QueryTerm): Promise<ExpandedUnit[]> {
  const { kind, term, weight, isPrefix } = wanted;
  const found = isPrefix ? await index.findPrefix(term, MAX_EXPANSIONS) : await findEntries(index, [term]);
  const known = found.map((entry) => toExpansion(entry, prefixWeight(term, entry.term)));
  const plain: ExpandedUnit = { weight, expansions: known, readings: [] };
  if (kind !== 'latin' || found.some((entry) => entry.term === term)) return [plain];
  const pinyin = await readPinyin(index, wanted);
  if (pinyin.length > 0) {
    const [first, ...rest] = pinyin;
    // Latin words with that prefix remain candidates.
    return first === undefined
      ? [plain]
      : [{ ...first, expansions: [...known, ...first.expansions] }, ...rest];
  }
  if (found.length > 0) return [plain];
  const near = await findNear(index, term, allowedEdits(term.length), MAX_SLIPS);
  const entries = await Promise.all(near.map(({ word }) => index.find(word)));
  const expansions = near.flatMap(({ slips }, at) => {
    const entry = entries[at];
    return entry === undefined ? [] : [toExpansion(entry, SLIP_WEIGHT / slips)];
  });
  return [{ weight, expansions, readings: near.map(({ word }) => word) }];
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

/** Indexed words within an edit distance, nearest first. */
export async function findNear(
  index: IndexReader,
  term: string,
  most: number,
  limit: number,
): Promise<{ word: string; slips: number }[]> {
  // A number with another digit is no typo.
  if (most < 1 || !/\p{L}/u.test(term)) return [];
  return (await index.listWords(term.slice(0, 1)))
    .map((word) => ({ word, slips: editDistance(term, word, most) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || a.word.length - b.word.length)
    .slice(0, limit);
}
