// The indexed texts of each section by field, and the record that is rendered for a hit.
import { foldText } from '../text/foldText.ts';
import { listEnds, listTerms } from '../text/terms.ts';
import type { Field } from './impact.ts';
import type { SectionRecord } from './indexFormat.ts';
import type { IndexedPage } from './sections.ts';

export interface Entry {
  texts: Readonly<Record<Field, readonly string[]>>;
  record: SectionRecord;
}

/** Drops a description that repeats the first line of the text: it would be indexed twice. */
export function dropRepeatedDescription(page: IndexedPage): IndexedPage {
  const beginning = page.sections[0]?.text ?? '';
  return foldText(beginning).includes(foldText(page.description)) ? { ...page, description: '' } : page;
}

/** The entries of a page; its beginning is the first. */
export function listEntries({ path, title, names, description, sections }: IndexedPage): Entry[] {
  return sections.map(({ anchor, heading, trail, text }, at): Entry => {
    const isBeginning = at === 0;
    const isDescribed = isBeginning && description !== '';
    return {
      texts: {
        body: isDescribed ? [description, text] : [text],
        heading: [isBeginning ? title : heading],
        trail: isBeginning ? names : [title, ...trail],
      },
      record: [path, title, anchor, heading, [...trail], text || (isBeginning ? description : '')],
    };
  });
}

/** Tokenizes an entry; names also have end terms. */
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
