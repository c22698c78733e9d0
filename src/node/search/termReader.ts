// The terms of pages, found once for each text, and numbered once for all versions that show it.

import type { SearchPage } from '../../core/search/index/sections.ts';
import {
  createVocabulary,
  listPageTerms,
  type NumberedTerms,
  numberTerms,
  type Vocabulary,
} from '../../core/search/index/vocabulary.ts';
import { pageCache } from '../pageIndex/pageCache.ts';

export interface TermReader {
  vocabulary: Vocabulary;
  /** @param key readPageKey()'s */
  read: (page: SearchPage, key: string) => Promise<NumberedTerms>;
}

export function createTermReader(): TermReader {
  const vocabulary = createVocabulary();
  const known = new Map<string, NumberedTerms>();
  return {
    vocabulary,
    async read(page, key) {
      const numbered = known.get(key);
      if (numbered !== undefined) return numbered;
      const terms = await pageCache.getOrMake(`terms-${key}`, async () => {
        const { readPinyin } = await import('./readPinyin.ts');
        return listPageTerms(page, readPinyin);
      });
      const made = numberTerms(terms, vocabulary);
      known.set(key, made);
      return made;
    },
  };
}
