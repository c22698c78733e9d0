// Finds Han terms in the texts themselves. Two thirds of an index are lists of the pairs of Han
// characters; where the texts of a version are all there, looking into them takes a moment.
import type { Entry } from './entries.ts';
import { foldHan } from './foldText.ts';
import { addCount, FIELDS, type Field } from './impact.ts';
import { isHan } from './terms.ts';

/** Packed counts (see impact.ts) of a term by section. */
export type SectionCounts = ReadonlyMap<number, number>;

interface FieldText {
  field: Field;
  /** The field's texts of all sections. */
  text: string;
  /** Where each section's begins. */
  starts: readonly number[];
}

/** Gives the terms that begin with a Han term, with their counts: what an index has under them. */
export function createHanScanner(
  entries: readonly Entry[],
): (prefix: string) => ReadonlyMap<string, SectionCounts> {
  const fields = FIELDS.map((field) => joinField(entries, field));
  return (prefix) => {
    const found = new Map<string, Map<number, number>>();
    for (const { field, text, starts } of fields) {
      let section = 0;
      for (let at = text.indexOf(prefix); at >= 0; at = text.indexOf(prefix, at + 1)) {
        while ((starts[section + 1] ?? Number.POSITIVE_INFINITY) <= at) section += 1;
        for (const term of termsAt(text, at, prefix, field)) {
          const counts = found.get(term) ?? new Map<number, number>();
          found.set(term, counts.set(section, addCount(counts.get(section) ?? 0, field)));
        }
      }
    }
    return found;
  };
}

function joinField(entries: readonly Entry[], field: Field): FieldText {
  const starts: number[] = [];
  const folded: string[] = [];
  let length = 0;
  for (const { texts } of entries) {
    // Texts that are joined stay apart: a line's end is no part of a term.
    const text = foldHan(`${texts[field].join('\n')}\n`);
    starts.push(length);
    folded.push(text);
    length += text.length;
  }
  return { field, text: folded.join(''), starts };
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
