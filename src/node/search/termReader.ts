// The terms of pages, found once for each text, and numbered once for all versions that show it.
import { listPageTerms } from '../../core/search/index/pageTerms.ts';
import type { SearchPage } from '../../core/search/index/sections.ts';
import {
  createVocabulary,
  type NumberedTerms,
  numberTerms,
  type Vocabulary,
} from '../../core/search/index/vocabulary.ts';
import { recall } from '../facts/recall.ts';
import { shortHash } from '../lib/shortHash.ts';

export interface TermReader {
  vocabulary: Vocabulary;
  read: (page: SearchPage) => Promise<NumberedTerms>;
}

export function createTermReader(): TermReader {
  const vocabulary = createVocabulary();
  const known = new Map<string, NumberedTerms>();
  return {
    vocabulary,
    async read({ path: _, ...text }) {
      const name = shortHash(JSON.stringify(text));
      const numbered = known.get(name);
      if (numbered !== undefined) return numbered;
      const terms = await recall(`terms-${name}`, async () => {
        const { readPinyin } = await import('./readPinyin.ts');
        return listPageTerms(text, readPinyin);
      });
      const made = numberTerms(terms, vocabulary);
      known.set(name, made);
      return made;
    },
  };
}
