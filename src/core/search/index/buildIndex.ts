// Builds the index files of a version in memory; the caller writes them.
import { isHan } from '../text/terms.ts';
import { dropRepeatedDescription, listEntries } from './entries.ts';
import { compareTerms, mergeTerms } from './findTermLines.ts';
import {
  createImpacts,
  eachField,
  FIELDS,
  type Field,
  type LengthSums,
  MOST_PACKED,
  sumLengths,
} from './impact.ts';
import { type IndexFile, PINYIN_PREFIX, SECTIONS_PER_BLOCK, type SectionRecord } from './indexFormat.ts';
import { encodePostings, IMPACT_STEPS, type Postings } from './postings.ts';
import { toRows } from './sectionRows.ts';
import type { IndexedPage } from './sections.ts';
import type { NumberedSection, NumberedTerms, PageTerms, Vocabulary } from './vocabulary.ts';
import { compressedSize, type HashText, writeShards, writeWhole } from './writeShards.ts';

export interface IndexBuilder {
  /** @param terms terms of the page, as numbers of the vocabulary */
  add: (page: IndexedPage, terms: NumberedTerms) => void;
  /** Yields the files, `index` last. Call it once. */
  finish: (hashText: HashText) => Generator<IndexFile>;
  /** What an update of the index needs to know of all pages; undefined for a one-file index. Call it after finish(). */
  totals: () => IndexTotals | undefined;
}

export interface IndexTotals {
  sums: LengthSums;
  /** Number of sections of each page. */
  counts: readonly number[];
  /** Sizes of the first pages, which alone exceed that of a one-file index. */
  sizes: readonly number[];
  /** Complete postings of the terms whose line has truncated ones. */
  long: ReadonlyMap<string, string>;
}

/** Sizes at which an index is split. Tests pass small sizes. */
export interface IndexLimits {
  /** Maximum compressed size of a one-file index, in bytes: about 0.5 MB of texts and terms. */
  oneFile: number;
  /** Maximum size of a `t` file, in bytes. */
  shard: number;
  /** Maximum number of postings of one term. */
  postings: number;
  /** Size beyond which a `latin` file ends where the first letter of its words changes. */
  latin: number;
}

export const LIMITS: IndexLimits = { oneFile: 240_000, shard: 32_000, postings: 8000, latin: 160_000 };

/**
 * @param language language tag of the pages
 * @param vocabulary the vocabulary that numbered the terms of all pages
 */
export function createIndexBuilder(
  language: string,
  vocabulary: Vocabulary,
  changed?: Partial<IndexLimits>,
): IndexBuilder {
  const limits = { ...LIMITS, ...changed };
  const table = createTermTable(vocabulary);
  const pinyin = new Map<string, Set<string>>();
  const blocks: string[] = [];
  let block: SectionRecord[] = [];
  const counts: number[] = [];
  /** All pages; undefined once they exceed the size of a one-file index. */
  let pages: IndexedPage[] | undefined = [];
  let size = 0;
  const sizes: number[] = [];
  const long = new Map<string, string>();

  const addPinyin = (listed: PageTerms['pinyin']) => {
    for (const [term, keys] of listed)
      for (const key of keys) {
        const terms = pinyin.get(PINYIN_PREFIX + key) ?? new Set();
        pinyin.set(PINYIN_PREFIX + key, terms.add(term));
      }
  };

  /** Yields the lines of the requested terms and pinyin keys, sorted. */
  function* lines({ terms, listAt }: CountedTerms, isWanted: (term: string) => boolean): Generator<string> {
    const byPinyin = [...pinyin.keys()].sort(compareTerms);
    let current = -1;
    for (const term of mergeTerms(terms, byPinyin)) {
      if (terms[current + 1] === term) current += 1;
      if (!isWanted(term)) continue;
      const han = pinyin.get(term);
      if (han !== undefined) {
        yield `${term} ${[...han].sort(compareTerms).join(' ')}`;
        continue;
      }
      const all = listAt(current);
      if (all.sections.length > limits.postings) long.set(term, encodePostings(all.sections, all.codes));
      yield termLine(term, all, limits.postings);
    }
  }

  return {
    add(given, terms) {
      const page = dropRepeatedDescription(given);
      addPinyin(terms.pinyin);
      for (const section of terms.sections) table.add(section);
      for (const { record } of listEntries(page)) {
        block.push(record);
        if (block.length < SECTIONS_PER_BLOCK) continue;
        blocks.push(JSON.stringify(toRows(block)));
        block = [];
      }
      counts.push(page.sections.length);
      // Up to twice the size: an update may shorten a page.
      if (size > 2 * limits.oneFile) return;
      pages?.push(page);
      const own = pageSize(page);
      sizes.push(own);
      size += own;
      if (size > limits.oneFile) pages = undefined;
    },

    totals: () =>
      pages === undefined ? { sums: sumLengths(table.lengths), counts, sizes, long } : undefined,

    *finish(hashText) {
      const counted = table.finish();
      if (pages !== undefined) {
        const others = [...lines(counted, (term) => !isHan(term))].join('\n');
        if (size + compressedSize({ postings: others }) <= limits.oneFile)
          return yield writeWhole(language, pages, others, table.lengths);
      }
      if (block.length > 0) blocks.push(JSON.stringify(toRows(block)));
      yield* writeShards(
        {
          language,
          lines: lines(counted, () => true),
          blocks,
          counts,
          sections: table.lengths.body.length,
        },
        limits,
        hashText,
      );
    },
  };
}

export interface CountedTerms {
  /** Sorted by code unit. */
  terms: readonly string[];
  /** Returns the postings of the term at an index of `terms`. */
  listAt: (at: number) => Postings;
}

export interface TermTable {
  add: (section: NumberedSection) => void;
  /** Number of terms of each section, by field. */
  lengths: Readonly<Record<Field, readonly number[]>>;
  /** Computes impacts and sorts postings by term. Call it once, after the last section. */
  finish: () => CountedTerms;
}

function createTermTable(vocabulary: Vocabulary): TermTable {
  const added: NumberedSection[] = [];
  const lengths = eachField((): number[] => []);
  return {
    lengths,

    add(section) {
      for (const field of FIELDS) lengths[field].push(section.lengths[field]);
      added.push(section);
    },

    finish() {
      // Counting sort by term. It is stable, so that the sections of a term stay in order.
      const starts = new Uint32Array(vocabulary.size() + 1);
      for (const { terms } of added) for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
      for (let term = 1; term < starts.length; term += 1)
        starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
      const next = starts.slice();
      const sections = new Uint32Array(starts.at(-1) ?? 0);
      const codes = new Uint8Array(sections.length);
      const codesOf = createCodes(lengths);
      for (const [section, { terms, counts }] of added.entries()) {
        const codeOf = codesOf(section);
        for (let at = 0; at < terms.length; at += 1) {
          const term = terms[at] ?? 0;
          const index = next[term] ?? 0;
          next[term] = index + 1;
          sections[index] = section;
          codes[index] = codeOf(counts[at] ?? 0);
        }
      }
      // The vocabulary also has the terms of other versions, which have no postings here.
      const all = vocabulary.inOrder();
      const terms: string[] = [];
      const numbers: number[] = [];
      all.numbers.forEach((number, at) => {
        if (starts[number + 1] === starts[number]) return;
        terms.push(all.terms[at] ?? '');
        numbers.push(number);
      });
      return {
        terms,
        listAt(at) {
          const number = numbers[at] ?? 0;
          const [start, end] = [starts[number], starts[number + 1]];
          return { sections: sections.subarray(start, end), codes: codes.subarray(start, end) };
        },
      };
    },
  };
}

/**
 * Memoizes the codes of one section by packed count (a term's counts in all fields as one number, impact.ts): most
 * terms share a few.
 */
function createCodes(lengths: TermTable['lengths']): (section: number) => (packed: number) => number {
  const impactOf = createImpacts(lengths);
  const codes = new Uint8Array(MOST_PACKED + 1);
  /** For each packed count, the number (plus one) of the section for which `codes` is valid. */
  const validFor = new Uint32Array(MOST_PACKED + 1);
  return (section) => (packed) => {
    if (validFor[packed] !== section + 1) {
      validFor[packed] = section + 1;
      codes[packed] = impactOf(section, packed);
    }
    return codes[packed] ?? 0;
  };
}

/** Size of a page in a one-file index. */
export function pageSize(page: IndexedPage): number {
  return compressedSize({ texts: JSON.stringify(page) });
}

/** The line of a term; with the number of its sections where the postings are truncated. */
export function termLine(term: string, all: Postings, limit: number): string {
  const { sections, codes } = selectStrongest(all, limit);
  const count = sections.length === all.sections.length ? '' : ` ${all.sections.length}`;
  return `${term} ${encodePostings(sections, codes)}${count}`;
}

/** Truncates the postings of a very common term to those with the largest impact. They stay in section order. */
function selectStrongest({ sections, codes }: Postings, limit: number): Postings {
  if (sections.length <= limit) return { sections, codes };
  const counts = new Uint32Array((IMPACT_STEPS + 1) * 2);
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  let [least, room] = [counts.length, limit];
  while (least > 0 && (counts[least - 1] ?? 0) <= room) {
    least -= 1;
    room -= counts[least] ?? 0;
  }
  const selected: number[] = [];
  codes.forEach((code, at) => {
    if (code >= least || (code === least - 1 && room-- > 0)) selected.push(at);
  });
  return {
    sections: Uint32Array.from(selected, (at) => sections[at] ?? 0),
    codes: Uint8Array.from(selected, (at) => codes[at] ?? 0),
  };
}
