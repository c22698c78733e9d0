// Makes the files of a version's index (search-design §4). Where they go is for others to say.

import { isHan } from '../text/terms.ts';
import { dropRepeatedDescription, listEntries } from './entries.ts';
import { type IndexFile, PINYIN_MARK, SECTIONS_PER_BLOCK, type SectionRecord } from './indexFormat.ts';
import type { PageTerms } from './pageTerms.ts';
import { encodePostings } from './postings.ts';
import { toRows } from './sectionRows.ts';
import type { SearchPage } from './sections.ts';
import { compareTerms, mergeTerms } from './termLines.ts';
import { type CountedTerms, createTermTable, keepStrongest } from './termTable.ts';
import type { NumberedTerms, Vocabulary } from './vocabulary.ts';
import { type HashText, writeShards } from './writeShards.ts';
import { compressedSize, writeWhole } from './writeWhole.ts';

export interface IndexBuilder {
  /** @param terms of the page, with the numbers of the vocabulary */
  add: (page: SearchPage, terms: NumberedTerms) => void;
  /** The files, one at a time, the first one last; to be called once. */
  finish: (hashText: HashText) => Generator<IndexFile>;
}

/** Where an index is cut; small numbers make many files of little text. */
export interface IndexLimits {
  /** A version whose index is below this size, in bytes as compressed, gets one file: some 0.5 MB of texts and terms. */
  oneFile: number;
  /** Size of a file of terms. */
  shard: number;
  /** Postings of one term. */
  postings: number;
  /** Size of a file of words for finding slips. */
  latin: number;
}

const LIMITS: IndexLimits = { oneFile: 240_000, shard: 32_000, postings: 8000, latin: 160_000 };

/** @param vocabulary of the terms that come with pages */
export function createIndexBuilder(vocabulary: Vocabulary, changed?: Partial<IndexLimits>): IndexBuilder {
  const limits = { ...LIMITS, ...changed };
  const table = createTermTable(vocabulary);
  const pinyin = new Map<string, Set<string>>();
  const blocks: string[] = [];
  let block: SectionRecord[] = [];
  const counts: number[] = [];
  /** All pages, as long as one file may do. */
  let pages: SearchPage[] | undefined = [];
  let size = 0;

  const notePinyin = (listed: PageTerms['pinyin']) => {
    for (const [term, keys] of listed)
      for (const key of keys) {
        const terms = pinyin.get(PINYIN_MARK + key) ?? new Set();
        pinyin.set(PINYIN_MARK + key, terms.add(term));
      }
  };

  /** The lines of the wanted terms, in their order. */
  function* lines({ terms, listAt }: CountedTerms, isWanted: (term: string) => boolean): Generator<string> {
    const byPinyin = [...pinyin.keys()].sort(compareTerms);
    let place = -1;
    for (const term of mergeTerms(terms, byPinyin)) {
      if (terms[place + 1] === term) place += 1;
      if (!isWanted(term)) continue;
      const han = pinyin.get(term);
      if (han !== undefined) {
        yield `${term} ${[...han].sort(compareTerms).join(' ')}`;
        continue;
      }
      const all = listAt(place);
      const kept = keepStrongest(all, limits.postings);
      const isAll = kept.sections.length === all.sections.length;
      const count = isAll ? '' : ` ${all.sections.length}`;
      yield `${term} ${encodePostings(kept.sections, kept.codes)}${count}`;
    }
  }

  return {
    add(given, terms) {
      const page = dropRepeatedDescription(given);
      notePinyin(terms.pinyin);
      for (const section of terms.sections) table.add(section);
      for (const { record } of listEntries(page)) {
        block.push(record);
        if (block.length < SECTIONS_PER_BLOCK) continue;
        blocks.push(JSON.stringify(toRows(block)));
        block = [];
      }
      counts.push(page.sections.length);
      if (pages === undefined) return;
      pages.push(page);
      size += compressedSize({ texts: JSON.stringify(page) });
      if (size > limits.oneFile) pages = undefined;
    },

    *finish(hashText) {
      const counted = table.finish();
      if (pages !== undefined) {
        const others = [...lines(counted, (term) => !isHan(term))].join('\n');
        if (size + compressedSize({ postings: others }) <= limits.oneFile)
          return yield writeWhole(pages, others, table.lengths);
      }
      if (block.length > 0) blocks.push(JSON.stringify(toRows(block)));
      yield* writeShards(
        { lines: lines(counted, () => true), blocks, counts, sections: table.lengths.body.length },
        limits,
        hashText,
      );
    },
  };
}
