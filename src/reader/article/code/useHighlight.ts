import { useEffect, useState } from 'react';
import { loadOptionalChunk } from '../../platform/loadChunk.ts';
import { whenIdle } from '../../platform/whenQuiet.ts';
import { getCachedTokens, type TokenLines } from './tokenCache.ts';

/** Maximum number of characters. Longer code stays plain: highlighting it would block the main thread for too long. */
const MAX_LENGTH = 40_000;

export function isHighlightable(code: string, language: string): boolean {
  return language !== '' && code.length <= MAX_LENGTH;
}

/** The tokens of highlighted code by line; undefined until its grammar has loaded. */
export function useHighlight(code: string, language: string): TokenLines | undefined {
  const [, rerender] = useState<TokenLines>();
  const lines = getCachedTokens(code, language);
  const isDone = lines !== undefined || !isHighlightable(code, language);
  useEffect(() => {
    if (isDone) return;
    let isStale = false;
    const run = async () => {
      const part = await loadOptionalChunk(
        () => import(/* webpackChunkName: "highlight" */ './highlight.ts'),
      );
      const found = await part?.highlightLines(code, language);
      if (!isStale) rerender(found);
    };
    const cancel = whenIdle(() => void run());
    return () => {
      isStale = true;
      cancel();
    };
  }, [isDone, code, language]);
  return lines;
}
