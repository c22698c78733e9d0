// From a term of the query to the terms of the index that stand for it (search-design §2).

import { findEntries, type IndexReader } from '../index/indexReader.ts';
import type { TermEntry } from '../index/termLines.ts';
import { pinyinKeys } from '../text/pinyin.ts';
import { allowedSlips, countSlips } from '../text/slips.ts';
import type { QueryTerm } from './query.ts';
import type { Expansion, Unit } from './rank.ts';

/** A unit, and what in a text shows that it was hit. */
export interface ExpandedUnit extends Unit {
  /** Terms of the index that were meant by another spelling: slips corrected, pinyin read. */
  readings: readonly string[];
}

/** What longer terms, slips and pinyin count, and how many of them. */
const PREFIX_WEIGHT = 0.7;
export const SLIP_WEIGHT = 0.45;
const PINYIN_WEIGHT = 0.3;
const MAX_EXPANSIONS = 64;
const MAX_SLIPS = 8;

/** The units of a term: one, or one for each pair of characters when it is read as pinyin. */
export async function expandTerm(index: IndexReader, wanted: QueryTerm): Promise<ExpandedUnit[]> {
  const { kind, term, weight, isPrefix } = wanted;
  const found = isPrefix ? await index.findPrefix(term, MAX_EXPANSIONS) : await findEntries(index, [term]);
  const known = found.map((entry) => toExpansion(entry, prefixWeight(term, entry.term)));
  const plain: ExpandedUnit = { weight, expansions: known, readings: [] };
  if (kind !== 'latin' || found.some((entry) => entry.term === term)) return [plain];
  const pinyin = await readPinyin(index, wanted);
  if (pinyin.length > 0) {
    const [first, ...rest] = pinyin;
    // Real words that begin so stay in the race.
    return first === undefined
      ? [plain]
      : [{ ...first, expansions: [...known, ...first.expansions] }, ...rest];
  }
  if (found.length > 0) return [plain];
  const near = await findNear(index, term, allowedSlips(term.length), MAX_SLIPS);
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

export function toExpansion({ count, postings }: TermEntry, weight: number): Expansion {
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

/** Words that a slip may have made another of, nearest first. */
export async function findNear(
  index: IndexReader,
  term: string,
  most: number,
  limit: number,
): Promise<{ word: string; slips: number }[]> {
  // A number with a digit changed is another number.
  if (most < 1 || !/\p{L}/u.test(term)) return [];
  return (await index.listWords(term.slice(0, 1)))
    .map((word) => ({ word, slips: countSlips(term, word, most) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || a.word.length - b.word.length)
    .slice(0, limit);
}
