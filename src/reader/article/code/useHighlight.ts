import { useEffect, useState } from 'react';
import { loadExtra } from '../../platform/loadPart.ts';
import { whenIdle } from '../../platform/whenQuiet.ts';
import { getCachedTokens, type TokenLines } from './tokenCache.ts';

/** Longer code stays plain: colouring it would hold the page for too long. */
const MAX_LENGTH = 40_000;

export function isHighlightable(code: string, language: string): boolean {
  return language !== '' && code.length <= MAX_LENGTH;
}

/** The coloured lines of a code text, once its grammar is loaded; undefined until then. */
export function useHighlight(code: string, language: string): TokenLines | undefined {
  const [, redraw] = useState<TokenLines>();
  const lines = getCachedTokens(code, language);
  const isDone = lines !== undefined || !isHighlightable(code, language);
  useEffect(() => {
    if (isDone) return;
    let isStale = false;
    const run = async () => {
      const part = await loadExtra(() => import(/* webpackChunkName: "highlight" */ './highlight.ts'));
      const found = await part?.highlightLines(code, language);
      if (!isStale) redraw(found);
    };
    const cancel = whenIdle(() => void run());
    return () => {
      isStale = true;
      cancel();
    };
  }, [isDone, code, language]);
  return lines;
}
