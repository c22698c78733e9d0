import { startTransition, useEffect, useState } from 'react';
import { useManifest } from '../../reader/content/queries/useManifest.ts';
import { useReader } from '../../reader/content/queries/useReader.ts';
import { type DrawnBlock, reuseBlocks } from '../preview/reuseBlocks.ts';
import { type ParsedDraft, parseDraft } from './parseDraft.ts';

export interface DrawnDraft extends ParsedDraft {
  blocks: readonly DrawnBlock[];
}

/** The newest text that has been parsed: a newer one wins, and what it has in common with the last one stands. */
export function useParsedDraft(text: string, file: string): DrawnDraft | undefined {
  const { source, client } = useReader();
  const { values } = useManifest().site;
  const [drawn, setDrawn] = useState<DrawnDraft>();
  useEffect(() => {
    const abort = new AbortController();
    parseDraft(text, abort.signal, values, { source, client, file }).then(
      (parsed) => {
        if (abort.signal.aborted) return;
        startTransition(() =>
          setDrawn((before) => ({
            ...parsed,
            blocks: reuseBlocks(before?.blocks ?? [], parsed.doc.blocks),
          })),
        );
      },
      () => {},
    );
    return () => abort.abort();
  }, [text, values, source, client, file]);
  return drawn;
}
