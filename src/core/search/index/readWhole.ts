// Looks things up in the index of a small version, which is all there.

import { createHanScanner } from '../text/hanScanner.ts';
import { isHan } from '../text/terms.ts';
import { listEntries } from './entries.ts';
import { createImpacts, eachField } from './impact.ts';
import { PINYIN_MARK, type WholeIndex } from './indexFormat.ts';
import { type IndexReader, toPageOf } from './indexReader.ts';
import { decodeNumbers } from './postings.ts';
import {
  findLine,
  findLines,
  isWord,
  pinyinTerms,
  shortestLines,
  type TermEntry,
  termOf,
  toEntry,
} from './termLines.ts';

export async function readWhole(index: WholeIndex, pause: () => Promise<void>): Promise<IndexReader> {
  const entries = index.pages.flatMap(listEntries);
  await pause();
  const lines = index.terms;
  const impactOf = createImpacts(eachField((field) => decodeNumbers(index.lengths[field])));
  let words: string[] | undefined;
  await pause();
  const scan = createHanScanner(entries, index.folds);
  const scanEntries = (prefix: string): TermEntry[] =>
    [...scan(prefix)].map(([term, counts]) => {
      const found = [...counts];
      const sections = Uint32Array.from(found, ([section]) => section);
      const codes = Uint8Array.from(found, ([section, packed]) => impactOf(section, packed));
      return { term, count: sections.length, postings: { sections, codes } };
    });

  return {
    pageOf: toPageOf(index.pages.map(({ sections }) => sections.length)),
    async find(term) {
      if (isHan(term)) return scanEntries(term).find((entry) => entry.term === term);
      const line = findLine(lines, term);
      return line === undefined ? undefined : toEntry(line);
    },
    async findPrefix(prefix, limit) {
      if (isHan(prefix))
        return scanEntries(prefix)
          .sort((a, b) => a.term.length - b.term.length || b.count - a.count)
          .slice(0, limit);
      return shortestLines(findLines(lines, prefix), limit).map(toEntry);
    },
    async findPinyin(key, isPrefix) {
      const exact = findLine(lines, PINYIN_MARK + key);
      if (exact !== undefined) return pinyinTerms([exact]);
      return isPrefix ? pinyinTerms(findLines(lines, PINYIN_MARK + key)) : [];
    },
    async listWords() {
      words ??= lines.split('\n').map(termOf).filter(isWord);
      return words;
    },
    async readSection(section) {
      const entry = entries[section];
      if (entry === undefined) throw new RangeError(`no section ${section}`);
      return entry.record;
    },
  };
}
