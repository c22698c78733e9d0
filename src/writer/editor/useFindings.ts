import { queryOptions } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { PUBLISHED_WORD_TABLE } from '../../core/constants.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { KnownField } from '../../core/site/manifest/liveEvent.ts';
import type { PageEntry } from '../../core/site/manifest/manifest.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { type MarkdownPage, versionOfFile } from '../../core/site/urls/siteIndex.ts';
import type { ContentSource } from '../../core/source.ts';
import { useContentReader, useManifest } from '../../reader/content/queries/ContentProvider.tsx';
import { loadChunk } from '../../reader/platform/loadChunk.ts';
import { checkPage, type PageCheck } from '../lint/checkPage.ts';
import { lintText, type ParsedText } from '../lint/lintText.ts';
import { suggestFixes } from '../lint/suggestFixes.ts';
import type { LintCopywriting } from './createCopywritingLinter.ts';
import { createPageCheck } from './createPageCheck.ts';
import type { EditorImages } from './images/useImages.ts';
import { loadFields } from './loadFields.ts';
import { findBadEncoding } from './save/readOriginal.ts';
import type { EditorFinding } from './textEditor.ts';
import type { ParsedDraft } from './useParsedDraft.ts';

/** Debounce in milliseconds: a half-typed word has findings that the complete one does not have. */
const DEBOUNCE = 250;

/** State of the findings; the findings of the previous text stay until the newer text is linted. */
export function useFindings(
  { entry }: MarkdownPage,
  draft: ParsedDraft | undefined,
  { images }: Pick<EditorImages, 'images'>,
): EditorFindings {
  const manifest = useManifest();
  const { source, client } = useContentReader();
  const check = useMemo(
    () => createPageCheck(manifest, source, client, (file) => images.has(file)),
    [manifest, source, client, images],
  );
  const [findings, setFindings] = useState<EditorFindings>({ findings: [], count: 0 });
  useEffect(() => {
    if (draft === undefined) return;
    const abort = new AbortController();
    const timer = window.setTimeout(async () => {
      const lintCopywriting = await client.fetchQuery(copywritingQuery(source)).catch(() => null);
      const bad = await findBadEncoding(source, entry.file, draft.text);
      const words = bad.badLine === undefined ? lintCopywriting : null;
      const fields = await loadFields()
        .then(({ readKnownFields }) => readKnownFields(client, manifest))
        .catch(() => []);
      const fresh = await lintDraft(check, words, entry, { ...draft, ...bad }, abort.signal, fields).catch(
        () => undefined,
      );
      if (fresh !== undefined && !abort.signal.aborted) setFindings(fresh);
    }, DEBOUNCE);
    return () => {
      abort.abort();
      window.clearTimeout(timer);
    };
  }, [check, client, manifest, source, entry, draft]);
  return findings;
}

/** Maximum number of rendered findings: ten thousand would block the main thread for seconds. */
const MAX_FINDINGS = 500;

export interface EditorFindings {
  findings: readonly EditorFinding[];
  /** Number of all findings, rendered or not. */
  count: number;
}

export async function lintDraft(
  check: PageCheck,
  lintCopywriting: LintCopywriting | null,
  entry: PageEntry,
  draft: ParsedDraft & Pick<ParsedText, 'badLine' | 'encoding'>,
  signal: AbortSignal,
  fields: readonly KnownField[] = [],
): Promise<EditorFindings> {
  const { manifest, readIds } = check;
  const { file } = entry;
  const version = versionOfFile(manifest, file);
  // Writers know the fields of their engine: no findings.
  const isForeign = (field: unknown) => fields.some((known) => known.isForeign && known.name === field);
  const linted = lintText(draft, await loadUnparsedMarkdown());
  const found: Omit<Finding, 'file'>[] = [
    ...(await checkPage(check, { entry, version }, linted)),
    ...((await lintCopywriting?.(draft, signal)) ?? []),
  ]
    .filter(({ rule, values }) => rule !== 'front-matter' || !isForeign(values?.field))
    .sort((a, b) => a.line - b.line || (a.column ?? 1) - (b.column ?? 1));
  const idsOf = async (href: string) => {
    const target = resolveLink(manifest, { file, version }, href);
    const isOther = target.kind === 'page' && target.file !== undefined && target.file !== file;
    return isOther ? readIds(target.file ?? '') : linted.ids;
  };
  const writing = { manifest, file, version, addresses: linted.addresses, idsOf };
  const lines = draft.text.split('\n');
  const findings = found.slice(0, MAX_FINDINGS).map(async (finding): Promise<EditorFinding> => {
    const { line, column = 1, message, fix } = finding;
    const suggestions = await suggestFixes(writing, { ...finding, file });
    const length = suggestions?.written.length ?? fix?.length;
    const replacements = suggestions?.replacements ?? (fix ? [fix.text] : []);
    const written = takeLines(lines.slice(line - 1), column - 1 + (length ?? 0));
    return { line, column, length, message, suggestions: replacements, fix, written };
  });
  return { findings: await Promise.all(findings), count: found.length };
}

/** Loads a lazy chunk; if that fails, only the other findings are rendered. */
async function loadUnparsedMarkdown() {
  const load = () =>
    import(/* webpackChunkName: "copywriting" */ '../lint/unparsedMarkdown/findUnparsedMarkdown.ts');
  return (await loadChunk(load).catch(() => undefined))?.findUnparsedMarkdown;
}

/** Joins the first lines that contain a number of characters. */
function takeLines(lines: readonly string[], length: number): string {
  let [taken = ''] = lines;
  for (let at = 1; taken.length < length && at < lines.length; at += 1) taken += `\n${lines[at]}`;
  return taken;
}

/** Fetches the site's word table; null if there is none, or if the browser cannot parse its rules. */
function copywritingQuery(source: ContentSource) {
  return queryOptions({
    queryKey: ['words'],
    queryFn: async ({ signal }): Promise<LintCopywriting | null> => {
      const table = await source.readText(PUBLISHED_WORD_TABLE, { signal });
      if (table.text.trim() === 'null') return null;
      const { createCopywritingLinter } = await loadChunk(
        () => import(/* webpackChunkName: "copywriting" */ './createCopywritingLinter.ts'),
      );
      return createCopywritingLinter(table.text);
    },
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
