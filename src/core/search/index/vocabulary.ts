// Maps terms to numbers. All versions of a site share the map, and the terms of pages which several versions render:
// ten thousand pages have ten million pairs of term and section.

import { listPinyin, type ReadPinyin } from '../text/pinyin.ts';
import { dropRepeatedDescription, entryTerms, listEntries } from './entries.ts';
import { addCount, eachField, FIELDS, type Field } from './impact.ts';
import type { IndexedPage } from './sections.ts';
import { mergeTerms } from './termLines.ts';

/** SectionTerms with numbers, in the same order. */
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
  /** Terms sorted by code unit, with their numbers. */
  inOrder: () => { terms: readonly string[]; numbers: Uint32Array };
}

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  let ordered: { terms: readonly string[]; numbers: Uint32Array } = { terms: [], numbers: new Uint32Array() };
  const numberOf = (term: string) => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    numbers.set(own(term), numbers.size);
    return numbers.size - 1;
  };
  return {
    number({ terms, counts, lengths }) {
      const words = counts.length > 0 ? terms.split(' ') : [];
      // A loop: from() with a callback takes 1.5 times as long, for millions of terms.
      const numbered = new Uint32Array(words.length);
      for (let at = 0; at < words.length; at += 1) numbered[at] = numberOf(words[at] ?? '');
      return { terms: numbered, counts: new Uint16Array(counts), lengths };
    },
    size: () => numbers.size,
    inOrder() {
      if (ordered.terms.length === numbers.size) return ordered;
      // The order of compareTerms; without a callback, sort() takes a fifth of the time.
      const more = [...numbers.keys()].slice(ordered.terms.length).sort();
      // Merging is fast: each version adds only a few terms to the sorted list.
      const terms = [...mergeTerms(ordered.terms, more)];
      ordered = { terms, numbers: Uint32Array.from(terms, (term) => numbers.get(term) ?? 0) };
      return ordered;
    },
  };
}

export function numberTerms({ sections, pinyin }: PageTerms, vocabulary: Vocabulary): NumberedTerms {
  return { sections: sections.map(vocabulary.number), pinyin };
}

/** Copies the string: V8 slices retain the complete text in memory. */
function own(term: string): string {
  return term.length < 13 ? term : Array.from(term).join('');
}

// The terms of a page in a form that caches store: tokenizing is most of the indexing time.

export interface PageTerms {
  sections: readonly SectionTerms[];
  /** Han pairs of its headings, with their pinyin keys. */
  pinyin: readonly (readonly [term: string, keys: readonly string[]])[];
}

export interface SectionTerms {
  /** Unique terms, separated by spaces. */
  terms: string;
  /** Packed counts (impact.ts) of each term. */
  counts: readonly number[];
  /** Number of tokens in each field. */
  lengths: Readonly<Record<Field, number>>;
}

/** Lists the terms of a page. They do not depend on its path, so that versions share the cache. */
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
