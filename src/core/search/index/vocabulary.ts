// Terms as numbers. The versions of a site share them, and with them the pages that several versions show: ten
// thousand pages have some ten million pairs of a term and a section, of a few bytes each (search-design §5).
import type { PageTerms, SectionTerms } from './pageTerms.ts';

/** Terms and counts of a section as SectionTerms has them, in the same order. */
export interface NumberedSection extends Pick<SectionTerms, 'lengths'> {
  terms: Uint32Array;
  counts: Uint16Array;
}

/** A page's terms with the numbers of a vocabulary; they may be added to the indexes of several versions. */
export interface NumberedTerms extends Pick<PageTerms, 'pinyin'> {
  sections: readonly NumberedSection[];
}

export interface Vocabulary {
  number: (section: SectionTerms) => NumberedSection;
  size: () => number;
  /** Number of a term that has one. */
  find: (term: string) => number | undefined;
  /** All terms by code units. */
  inOrder: () => readonly string[];
}

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  let ordered: string[] = [];
  const numberOf = (term: string) => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    numbers.set(own(term), numbers.size);
    return numbers.size - 1;
  };
  return {
    number: ({ terms, counts, lengths }) => ({
      terms: Uint32Array.from(counts.length > 0 ? terms.split(' ') : [], numberOf),
      counts: Uint16Array.from(counts),
      lengths,
    }),
    size: () => numbers.size,
    find: (term) => numbers.get(term),
    inOrder() {
      if (ordered.length === numbers.size) return ordered;
      // A version adds a few to those of the one before.
      const more = [...numbers.keys()].slice(ordered.length);
      // As compareTerms does: without a function to call it takes a fifth of the time.
      ordered = [...ordered, ...more].sort();
      return ordered;
    },
  };
}

export function numberTerms({ sections, pinyin }: PageTerms, vocabulary: Vocabulary): NumberedTerms {
  return { sections: sections.map(vocabulary.number), pinyin };
}

/** Long pieces of a text keep the whole text in memory; a copy does not. */
function own(term: string): string {
  return term.length < 13 ? term : Array.from(term).join('');
}
