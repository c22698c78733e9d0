// What each section of a page gives to the index: the texts that its terms are taken from, by field,
// and what is shown of it when it is found.
import { foldText } from '../text/foldText.ts';
import { listEnds, listTerms } from '../text/terms.ts';
import type { Field } from './impact.ts';
import type { SectionRecord } from './indexFormat.ts';
import type { SearchPage } from './sections.ts';

export interface Entry {
  texts: Readonly<Record<Field, readonly string[]>>;
  record: SectionRecord;
}

/** The page without a description that is its own first line, which is no further text. */
export function dropRepeatedDescription(page: SearchPage): SearchPage {
  const beginning = page.sections[0]?.text ?? '';
  return foldText(beginning).includes(foldText(page.description)) ? { ...page, description: '' } : page;
}

/** The sections of a page, its beginning first. */
export function listEntries({ path, title, names, description, sections }: SearchPage): Entry[] {
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

/** The terms of an entry; those of names have their ends too. */
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
