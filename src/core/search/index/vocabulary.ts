// Terms as numbers. The versions of a site share them, and with them the pages that several versions show: ten
// thousand pages have some ten million pairs of a term and a section, of a few bytes each (search-design §5).
import type { PageTerms, SectionTerms } from './pageTerms.ts';
import { mergeTerms } from './termLines.ts';

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
  /** All terms by code units, and their numbers in the same order. */
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
      // Filled by hand: from() with a function takes half as long again, for millions of terms.
      const numbered = new Uint32Array(words.length);
      for (let at = 0; at < words.length; at += 1) numbered[at] = numberOf(words[at] ?? '');
      return { terms: numbered, counts: new Uint16Array(counts), lengths };
    },
    size: () => numbers.size,
    inOrder() {
      if (ordered.terms.length === numbers.size) return ordered;
      // As compareTerms does: without a function to call it takes a fifth of the time.
      const more = [...numbers.keys()].slice(ordered.terms.length).sort();
      // A version adds a few to those of the one before.
      const terms = [...mergeTerms(ordered.terms, more)];
      ordered = { terms, numbers: Uint32Array.from(terms, (term) => numbers.get(term) ?? 0) };
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
