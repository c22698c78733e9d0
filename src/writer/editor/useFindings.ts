import { useEffect, useMemo, useState } from 'react';
import type { MarkdownPlace } from '../../core/site/urls/siteIndex.ts';
import { useManifest } from '../../reader/content/queries/useManifest.ts';
import { useReader } from '../../reader/content/queries/useReader.ts';
import { findMarks, type Marks } from './findMarks.ts';
import type { DeskImages } from './images/useImages.ts';
import { createPageJudge } from './pageJudge.ts';
import type { ParsedDraft } from './parseDraft.ts';
import { findBadEncoding } from './save/readOriginal.ts';
import { wordsQuery } from './wordsQuery.ts';

/** How long, in milliseconds, a text stands before it is judged: half a word is always wrong. */
const PATIENCE = 250;

/** What is wrong with the text, and what mends it; those of the text before until a newer one has been judged. */
export function useFindings(
  { entry }: MarkdownPlace,
  draft: ParsedDraft | undefined,
  { images }: Pick<DeskImages, 'images'>,
): Marks {
  const manifest = useManifest();
  const { source, client } = useReader();
  const judge = useMemo(
    () => createPageJudge(manifest, source, client, (file) => images.has(file)),
    [manifest, source, client, images],
  );
  const [marks, setMarks] = useState<Marks>({ marks: [], count: 0 });
  useEffect(() => {
    if (draft === undefined) return;
    const abort = new AbortController();
    const timer = window.setTimeout(async () => {
      const judgeWords = await client.fetchQuery(wordsQuery(source)).catch(() => null);
      const bad = await findBadEncoding(source, entry.file, draft.text);
      const words = bad.badLine === undefined ? judgeWords : null;
      const fresh = await findMarks(judge, words, entry, { ...draft, ...bad }, abort.signal).catch(
        () => undefined,
      );
      if (fresh !== undefined && !abort.signal.aborted) setMarks(fresh);
    }, PATIENCE);
    return () => {
      abort.abort();
      window.clearTimeout(timer);
    };
  }, [judge, client, source, entry, draft]);
  return marks;
}
