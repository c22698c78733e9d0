// What an index takes from a page, in a form that can be kept: finding the terms takes most of an index's time.
import { listPinyin, type ReadPinyin } from '../text/pinyin.ts';
import { dropRepeatedDescription, entryTerms, listEntries } from './entries.ts';
import { addCount, eachField, FIELDS, type Field } from './impact.ts';
import type { SearchPage } from './sections.ts';

export interface PageTerms {
  sections: readonly SectionTerms[];
  /** The Han pairs of its headings, with what people type for them. */
  pinyin: readonly (readonly [term: string, keys: readonly string[]])[];
}

export interface SectionTerms {
  /** Each once, with spaces between them. */
  terms: string;
  /** How often each of them stands in which field, packed (impact.ts). */
  counts: readonly number[];
  /** How many there are in each field. */
  lengths: Readonly<Record<Field, number>>;
}

/** Where a page lies makes no difference: what several versions show has the same terms in all of them. */
export function listPageTerms(page: Omit<SearchPage, 'path'>, readPinyin: ReadPinyin): PageTerms {
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
