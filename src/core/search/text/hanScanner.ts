// Finds Han terms in the texts themselves. Two thirds of an index are lists of the pairs of Han
// characters; where the texts of a version are all there, looking into them takes a moment.
import type { Entry } from '../index/entries.ts';
import { addCount, eachField, FIELDS, type Field } from '../index/impact.ts';
import { foldWidth } from './foldText.ts';
import { isHan } from './terms.ts';

/** Packed counts (see impact.ts) of a term by section. */
export type SectionCounts = ReadonlyMap<number, number>;

type Texts = Entry['texts'];

/**
 * Gives the terms that begin with a Han term, with their counts: what an index has under them.
 * @param folds whether the Han of some text is found only when the text is folded
 */
export function createHanScanner(
  entries: readonly Entry[],
  folds: boolean,
): (prefix: string) => ReadonlyMap<string, SectionCounts> {
  const sections = entries.map(({ texts }) => (folds ? foldTexts(texts) : texts));
  return (prefix) => {
    const found = new Map<string, Map<number, number>>();
    const note = (term: string, section: number, field: Field) => {
      const counts = found.get(term) ?? new Map<number, number>();
      found.set(term, counts.set(section, addCount(counts.get(section) ?? 0, field)));
    };
    sections.forEach((texts, section) => {
      for (const field of FIELDS)
        for (const text of texts[field])
          for (let at = text.indexOf(prefix); at >= 0; at = text.indexOf(prefix, at + 1))
            for (const term of termsAt(text, at, prefix, field)) note(term, section, field);
    });
    return found;
  };
}

function foldTexts(texts: Texts): Texts {
  return eachField((field) => texts[field].map(foldWidth));
}

/** The terms that begin at a place of a text where the prefix stands: see hanTerms and listEnds. */
function termsAt(text: string, at: number, prefix: string, field: Field): string[] {
  const [first = '', second] = Array.from(prefix);
  if (second !== undefined) return [prefix];
  const next = String.fromCodePoint(text.codePointAt(at + first.length) ?? 0);
  if (isHan(next)) return [first + next];
  const isEnd = isHan(text.slice(Math.max(0, at - 1), at)) || isHan(text.slice(Math.max(0, at - 2), at));
  return isEnd && field === 'body' ? [] : [first];
}
