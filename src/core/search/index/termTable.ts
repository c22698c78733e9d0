// Counts terms by section while pages come in.
import { createImpacts, eachField, FIELDS, type Field, MOST_PACKED } from './impact.ts';
import { IMPACT_STEPS, type Postings } from './postings.ts';
import type { NumberedSection, Vocabulary } from './vocabulary.ts';

export interface CountedTerms {
  /** By code units. */
  terms: readonly string[];
  /** Of the term in a place among them. */
  listAt: (place: number) => Postings;
}

export interface TermTable {
  /** Adds the next section. */
  add: (section: NumberedSection) => void;
  /** How many terms each section has. */
  lengths: Readonly<Record<Field, readonly number[]>>;
  /** Works out the impacts; to be called once, after the last section. */
  finish: () => CountedTerms;
}

export function createTermTable(vocabulary: Vocabulary): TermTable {
  const added: NumberedSection[] = [];
  const lengths = eachField((): number[] => []);
  return {
    lengths,

    add(section) {
      for (const field of FIELDS) lengths[field].push(section.lengths[field]);
      added.push(section);
    },

    finish() {
      // Sorted by term by counting, which keeps the order of the sections.
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
          const place = next[term] ?? 0;
          next[term] = place + 1;
          sections[place] = section;
          codes[place] = codeOf(counts[at] ?? 0);
        }
      }
      // The terms of this version: the vocabulary may know more.
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
        listAt(place) {
          const number = numbers[place] ?? 0;
          const [start, end] = [starts[number], starts[number + 1]];
          return { sections: sections.subarray(start, end), codes: codes.subarray(start, end) };
        },
      };
    },
  };
}

/** The impacts of one section after another: most of its terms have the same few counts. */
function createCodes(lengths: TermTable['lengths']): (section: number) => (packed: number) => number {
  const impactOf = createImpacts(lengths);
  const codes = new Uint8Array(MOST_PACKED + 1);
  /** One more than the section that a code is of. */
  const owners = new Uint32Array(MOST_PACKED + 1);
  return (section) => (packed) => {
    if (owners[packed] !== section + 1) {
      owners[packed] = section + 1;
      codes[packed] = impactOf(section, packed);
    }
    return codes[packed] ?? 0;
  };
}

/**
 * The postings of a very common term that matter most, in the order of the sections (search-design §4).
 */
export function keepStrongest({ sections, codes }: Postings, limit: number): Postings {
  if (sections.length <= limit) return { sections, codes };
  const counts = new Uint32Array((IMPACT_STEPS + 1) * 2);
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  let [least, room] = [counts.length, limit];
  while (least > 0 && (counts[least - 1] ?? 0) <= room) {
    least -= 1;
    room -= counts[least] ?? 0;
  }
  const kept: number[] = [];
  codes.forEach((code, at) => {
    if (code >= least || (code === least - 1 && room-- > 0)) kept.push(at);
  });
  return {
    sections: Uint32Array.from(kept, (at) => sections[at] ?? 0),
    codes: Uint8Array.from(kept, (at) => codes[at] ?? 0),
  };
}
