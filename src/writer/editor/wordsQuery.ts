import { queryOptions } from '@tanstack/react-query';
import type { ContentSource } from '../../core/source.ts';
import { loadPart } from '../../reader/platform/loadPart.ts';
import { PUBLISHED_WORDS } from '../copywriting/publishedWords.ts';
import type { JudgeWords } from './createWordJudge.ts';

/** The judge of a site's words; null where it has none, and where its rules cannot be had. */
export function wordsQuery(source: ContentSource) {
  return queryOptions({
    queryKey: ['words'],
    queryFn: async ({ signal }): Promise<JudgeWords | null> => {
      const table = await source.readText(PUBLISHED_WORDS, { signal });
      if (table.text.trim() === 'null') return null;
      const { createWordJudge } = await loadPart(
        () => import(/* webpackChunkName: "words" */ './createWordJudge.ts'),
      );
      return createWordJudge(table.text);
    },
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
