import { queryOptions } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { PageEntry } from '../../core/site/manifest/manifest.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { type MarkdownPage, versionOfFile } from '../../core/site/urls/siteIndex.ts';
import type { ContentSource } from '../../core/source.ts';
import { useContentReader, useManifest } from '../../reader/content/queries/ContentProvider.tsx';
import { loadPart } from '../../reader/platform/loadPart.ts';
import { PUBLISHED_WORDS } from '../copywriting/publishedWords.ts';
import { checkPage, type PageJudge } from '../lint/checkPage.ts';
import { judgeText, type ParsedText } from '../lint/judgeText.ts';
import { suggestMends } from '../lint/suggestMends.ts';
import type { Mark } from './codemirror/deskEditor.ts';
import type { JudgeWords } from './createWordJudge.ts';
import type { DeskImages } from './images/useImages.ts';
import { createPageJudge } from './pageJudge.ts';
import { findBadEncoding } from './save/readOriginal.ts';
import type { ParsedDraft } from './useParsedDraft.ts';

/** How long, in milliseconds, a text stands before it is judged: half a word is always wrong. */
const PATIENCE = 250;

/** What is wrong with the text, and what mends it; those of the text before until a newer one has been judged. */
export function useFindings(
  { entry }: MarkdownPage,
  draft: ParsedDraft | undefined,
  { images }: Pick<DeskImages, 'images'>,
): Marks {
  const manifest = useManifest();
  const { source, client } = useContentReader();
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

/** So many are drawn, in the text and in the list: of ten thousand the desk would stand still for seconds. */
const MOST = 500;

export interface Marks {
  /** The first ones. */
  marks: readonly Mark[];
  /** How many there are. */
  count: number;
}

/** What is wrong with a page, from its beginning to its end, and what mends it. */
export async function findMarks(
  judge: PageJudge,
  judgeWords: JudgeWords | null,
  entry: PageEntry,
  draft: ParsedDraft & Pick<ParsedText, 'badLine' | 'encoding'>,
  signal: AbortSignal,
): Promise<Marks> {
  const { manifest, readIds } = judge;
  const { file } = entry;
  const version = versionOfFile(manifest, file);
  const judged = judgeText(draft, await loadAlmostMarkdown());
  const findings: Omit<Finding, 'file'>[] = [
    ...(await checkPage(judge, { entry, version }, judged)),
    ...((await judgeWords?.(draft, signal)) ?? []),
  ].sort((a, b) => a.line - b.line || (a.column ?? 1) - (b.column ?? 1));
  const idsOf = async (href: string) => {
    const target = resolveLink(manifest, { file, version }, href);
    const isOther = target.kind === 'page' && target.file !== undefined && target.file !== file;
    return isOther ? readIds(target.file ?? '') : judged.ids;
  };
  const writing = { manifest, file, version, addresses: judged.addresses, idsOf };
  const lines = draft.text.split('\n');
  const marks = findings.slice(0, MOST).map(async (finding): Promise<Mark> => {
    const { line, column = 1, message, fix } = finding;
    const mends = await suggestMends(writing, { ...finding, file });
    const length = mends?.text.length ?? fix?.length;
    const instead = mends?.instead ?? (fix ? [fix.text] : []);
    const written = takeLines(lines.slice(line - 1), column - 1 + (length ?? 0));
    return { line, column, length, message, mends: instead, fix, written };
  });
  return { marks: await Promise.all(marks), count: findings.length };
}

/** Undefined where the browser refuses the chunk or it does not load: the other findings are shown without it. */
async function loadAlmostMarkdown() {
  const load = () => import(/* webpackChunkName: "words" */ '../lint/almostMarkdown/findAlmostMarkdown.ts');
  return (await loadPart(load).catch(() => undefined))?.findAlmostMarkdown;
}

/** The first line, and those below it that are needed for so many characters. */
function takeLines(lines: readonly string[], length: number): string {
  let [taken = ''] = lines;
  for (let at = 1; taken.length < length && at < lines.length; at += 1) taken += `\n${lines[at]}`;
  return taken;
}

/** The judge of a site's words; null where it has none, and where its rules cannot be had. */
function wordsQuery(source: ContentSource) {
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
