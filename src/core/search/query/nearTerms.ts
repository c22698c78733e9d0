// What to ask for instead, where nothing was found.

import type { IndexReader } from '../index/indexReader.ts';
import { runsOf } from '../text/terms.ts';
import { findNear } from './expandTerm.ts';
import { nameOf } from './orderSections.ts';
import { isFunctionWord, type Query } from './query.ts';

const LIMIT = 6;

/** Words and characters of the query that are looked at, and sections that are read. */
const MAX_WORDS = 3;
const MAX_CHARACTERS = 8;
const MAX_SECTIONS = 8;

/** Words that are a few slips away, and names with words that begin alike. */
export async function listNearTerms(index: IndexReader, { words }: Query): Promise<string[]> {
  const runs = words.flatMap(runsOf).slice(0, MAX_WORDS);
  const latin = runs.filter(({ kind }) => kind === 'latin');
  const lists = await Promise.all(
    latin.map(({ text }) => findNear(index, text, Math.max(1, Math.ceil(text.length / 3)), LIMIT)),
  );
  const han = runs.filter(({ kind }) => kind === 'han').map(({ text }) => text);
  const near = [...lists.flat().map(({ word }) => word), ...(await listNearNames(index, han.join('')))];
  return [...new Set(near)].slice(0, LIMIT);
}

/** The shortest names of pages and sections that have a pair which begins with one of the characters. */
async function listNearNames(index: IndexReader, han: string): Promise<string[]> {
  const characters = [...new Set(han)].filter((one) => !isFunctionWord(one)).slice(0, MAX_CHARACTERS);
  const entries = (await Promise.all(characters.map((one) => index.findPrefix(one, 64)))).flat();
  const named = entries.flatMap(({ postings: { sections, codes } }) =>
    Array.from(sections).filter((_, at) => (codes[at] ?? 0) & 1),
  );
  const sections = [...new Set(named)].sort((a, b) => a - b).slice(0, MAX_SECTIONS);
  const records = await Promise.all(sections.map(index.readSection));
  return records.map(nameOf).sort((a, b) => a.length - b.length);
}
