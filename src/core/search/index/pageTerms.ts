// What an index takes from a page, in a form that can be kept: finding the terms takes most of an index's time.
import { listPinyin, type ReadPinyin } from '../text/pinyin.ts';
import { dropRepeatedDescription, entryTerms, listEntries } from './entries.ts';
import { FIELDS, type Field } from './impact.ts';
import type { SearchPage } from './sections.ts';
import type { SectionTerms } from './termTable.ts';

export interface PageTerms {
  /** The terms of each section by field, with spaces between them. */
  sections: readonly Readonly<Record<Field, string>>[];
  /** The Han pairs of its headings, with what people type for them. */
  pinyin: readonly (readonly [term: string, keys: readonly string[]])[];
}

/** @param readPinyin reads Han text; without it titles are not found by pinyin */
export function listPageTerms(page: SearchPage, readPinyin?: ReadPinyin): PageTerms {
  const entries = listEntries(dropRepeatedDescription(page));
  return {
    sections: entries.map((entry) => {
      const terms = entryTerms(entry);
      return {
        body: terms.body.join(' '),
        heading: terms.heading.join(' '),
        trail: terms.trail.join(' '),
      };
    }),
    pinyin:
      readPinyin === undefined
        ? []
        : entries.flatMap(({ texts }) => texts.heading.flatMap((name) => listPinyin(name, readPinyin))),
  };
}

/** The terms of a section, as they were before they were put together. */
export function splitTerms(terms: PageTerms['sections'][number]): SectionTerms {
  const [body = [], heading = [], trail = []] = FIELDS.map((field) =>
    terms[field] === '' ? [] : terms[field].split(' '),
  );
  return { body, heading, trail };
}
