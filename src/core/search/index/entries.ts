// Lists the texts of a section which are indexed, by field, and the record which is rendered as a hit.
import { foldText } from '../text/foldText.ts';
import { listEnds, listTerms } from '../text/terms.ts';
import type { Field } from './impact.ts';
import type { SectionRecord } from './indexFormat.ts';
import type { IndexedPage } from './sections.ts';

export interface Entry {
  texts: Readonly<Record<Field, readonly string[]>>;
  record: SectionRecord;
}

/** Removes a description that the first section contains: otherwise its terms would be counted twice. */
export function dropRepeatedDescription(page: IndexedPage): IndexedPage {
  const beginning = page.sections[0]?.text ?? '';
  return foldText(beginning).includes(foldText(page.description)) ? { ...page, description: '' } : page;
}

/** Lists the entries of a page, in the order of its sections. */
export function listEntries({ path, title, names, description, sections }: IndexedPage): Entry[] {
  return sections.map(({ anchor, heading, trail, text }, at): Entry => {
    const isFirst = at === 0;
    return {
      texts: {
        body: isFirst && description !== '' ? [description, text] : [text],
        heading: [isFirst ? title : heading],
        trail: isFirst ? names : [title, ...trail],
      },
      record: [path, title, anchor, heading, [...trail], text || (isFirst ? description : '')],
    };
  });
}

/** Tokenizes an entry. Headings and titles also get the terms of `listEnds`. */
export function entryTerms({ texts }: Entry): Record<Field, string[]> {
  return {
    body: texts.body.flatMap(listTerms),
    heading: texts.heading.flatMap(termsOfName),
    trail: texts.trail.flatMap(termsOfName),
  };
}

function termsOfName(text: string): string[] {
  return [...listTerms(text), ...listEnds(text)];
}
