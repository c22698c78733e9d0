import { useEffect, useState } from 'react';
import { loadExtra } from '../../platform/loadPart.ts';
import { whenIdle } from '../../platform/whenIdle.ts';
import type { Token } from './highlight.ts';

/** Longer code stays plain: colouring it would hold the page for too long. */
const MAX_LENGTH = 40_000;

/** The coloured lines of a code text, once its grammar is loaded; undefined until then. */
export function useHighlight(code: string, language: string): readonly (readonly Token[])[] | undefined {
  const [done, setDone] = useState<{ code: string; lines: readonly (readonly Token[])[] }>();
  useEffect(() => {
    if (language === '' || code.length > MAX_LENGTH) return;
    let isStale = false;
    const run = async () => {
      const part = await loadExtra(() => import(/* webpackChunkName: "highlight" */ './highlight.ts'));
      const lines = await part?.highlightLines(code, language);
      if (!isStale && lines !== undefined) setDone({ code, lines });
    };
    const cancel = whenIdle(() => void run());
    return () => {
      isStale = true;
      cancel();
    };
  }, [code, language]);
  return done?.code === code ? done.lines : undefined;
}
