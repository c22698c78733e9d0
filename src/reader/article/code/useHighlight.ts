import { useEffect, useState } from 'react';
import { loadExtra } from '../../platform/loadPart.ts';
import { whenIdle } from '../../platform/whenQuiet.ts';
import { type ColouredLines, recallColours } from './colours.ts';

/** Longer code stays plain: colouring it would hold the page for too long. */
const MAX_LENGTH = 40_000;

export function isColoured(code: string, language: string): boolean {
  return language !== '' && code.length <= MAX_LENGTH;
}

/** The coloured lines of a code text, once its grammar is loaded; undefined until then. */
export function useHighlight(code: string, language: string): ColouredLines | undefined {
  const [, redraw] = useState<ColouredLines>();
  const lines = recallColours(code, language);
  const isDone = lines !== undefined || !isColoured(code, language);
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
