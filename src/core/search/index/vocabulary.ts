// Maps terms to numbers, which need less memory than strings: ten thousand pages have ten million pairs of term and
// section. All versions of a site share the map, and a page of several versions is tokenized once.

import { listPinyin, type ReadPinyin } from '../text/pinyin.ts';
import { dropRepeatedDescription, entryTerms, listEntries } from './entries.ts';
import { mergeTerms } from './findTermLines.ts';
import { addCount, eachField, FIELDS, type Field } from './impact.ts';
import type { IndexedPage } from './sections.ts';

/** SectionTerms whose terms are numbers, in the same order. */
export interface NumberedSection extends Pick<SectionTerms, 'lengths'> {
  terms: Uint32Array;
  counts: Uint16Array;
}

/** The numbered terms of a page, for the indexes of several versions. */
export interface NumberedTerms extends Pick<PageTerms, 'pinyin'> {
  sections: readonly NumberedSection[];
}

export interface Vocabulary {
  number: (section: SectionTerms) => NumberedSection;
  size: () => number;
  /** Returns the terms sorted by code unit, with their numbers. */
  inOrder: () => { terms: readonly string[]; numbers: Uint32Array };
}

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  let ordered: { terms: readonly string[]; numbers: Uint32Array } = { terms: [], numbers: new Uint32Array() };
  const numberOf = (term: string) => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    numbers.set(copyString(term), numbers.size);
    return numbers.size - 1;
  };
  return {
    number({ terms, counts, lengths }) {
      const words = counts.length > 0 ? terms.split(' ') : [];
      // Uint32Array.from() with a callback takes 1.5 times as long, for millions of terms.
      const numbered = new Uint32Array(words.length);
      for (let at = 0; at < words.length; at += 1) numbered[at] = numberOf(words[at] ?? '');
      return { terms: numbered, counts: new Uint16Array(counts), lengths };
    },
    size: () => numbers.size,
    inOrder() {
      if (ordered.terms.length === numbers.size) return ordered;
      // Without a callback, sort() gives the order of compareTerms() in a fifth of the time.
      const more = [...numbers.keys()].slice(ordered.terms.length).sort();
      // Merged instead of sorted as a whole, since each version adds only a few terms.
      const terms = [...mergeTerms(ordered.terms, more)];
      ordered = { terms, numbers: Uint32Array.from(terms, (term) => numbers.get(term) ?? 0) };
      return ordered;
    },
  };
}

export function numberTerms({ sections, pinyin }: PageTerms, vocabulary: Vocabulary): NumberedTerms {
  return { sections: sections.map(vocabulary.number), pinyin };
}

/** Copies a string. V8 represents a long substring as a slice, which retains the complete text in memory. */
function copyString(term: string): string {
  return term.length < 13 ? term : Array.from(term).join('');
}

// Terms of a page in a serializable form. The build caches them, since tokenizing takes most of the indexing time.

export interface PageTerms {
  sections: readonly SectionTerms[];
  /** Pairs of Han characters in headings, with their pinyin keys. */
  pinyin: readonly (readonly [term: string, keys: readonly string[]])[];
}

export interface SectionTerms {
  /** Unique terms, separated by spaces. */
  terms: string;
  /** Number of occurrences of each term in each field, packed by `addCount` (impact.ts). */
  counts: readonly number[];
  /** Number of tokens in each field. */
  lengths: Readonly<Record<Field, number>>;
}

/** Lists the terms of a page. They do not depend on its path, so that versions share the cached terms. */
export function listPageTerms(page: Omit<IndexedPage, 'path'>, readPinyin: ReadPinyin): PageTerms {
  const entries = listEntries(dropRepeatedDescription({ ...page, path: '' }));
  return {
    sections: entries.map((entry) => countTerms(entryTerms(entry))),
    pinyin: entries.flatMap(({ texts }) => texts.heading.flatMap((name) => listPinyin(name, readPinyin))),
  };
}

function countTerms(terms: Readonly<Record<Field, readonly string[]>>): SectionTerms {
  const counts = new Map<string, number>();
  for (const field of FIELDS)
    for (const term of terms[field]) counts.set(term, addCount(counts.get(term) ?? 0, field));
  return {
    terms: [...counts.keys()].join(' '),
    counts: [...counts.values()],
    lengths: eachField((field) => terms[field].length),
  };
}
