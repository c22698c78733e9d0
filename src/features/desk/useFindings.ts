import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { useManifest } from '../../content/queries/useManifest.ts';
import { checkPage } from '../../core/check/checkPage.ts';
import { judgeText } from '../../core/check/judgeText.ts';
import { suggestMends } from '../../core/check/suggestMends.ts';
import type { Finding } from '../../core/model/finding.ts';
import { resolveLink } from '../../core/paths/resolveLink.ts';
import type { MarkdownPlace } from '../../core/paths/siteIndex.ts';
import { versionOfFile } from '../../core/paths/siteIndex.ts';
import type { Mark } from './editor/deskEditor.ts';
import { createPageJudge } from './pageJudge.ts';
import type { ParsedDraft } from './parseDraft.ts';

/** How long, in milliseconds, a text stands before it is judged: half a word is always wrong. */
const PATIENCE = 250;

/** What is wrong with the text, and what mends it; those of the text before until a newer one has been judged. */
export function useFindings({ entry }: MarkdownPlace, draft: ParsedDraft | undefined): readonly Mark[] {
  const manifest = useManifest();
  const source = useContentSource();
  const client = useQueryClient();
  const judge = useMemo(() => createPageJudge(manifest, source, client), [manifest, source, client]);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    if (draft === undefined) return;
    let isStale = false;
    const timer = window.setTimeout(async () => {
      const version = versionOfFile(manifest, entry.file);
      const judged = judgeText(draft);
      const findings = await checkPage(judge, { entry, version }, judged);
      const idsOf = async (href: string) => {
        const target = resolveLink(manifest, { file: entry.file, version }, href);
        const isOther = target.kind === 'page' && target.file !== undefined && target.file !== entry.file;
        return isOther ? judge.readIds(target.file ?? '') : judged.ids;
      };
      const writing = { manifest, file: entry.file, version, addresses: judged.addresses, idsOf };
      const fresh = await Promise.all(
        findings.map(async (found) => toMark(found, await suggestMends(writing, found))),
      );
      if (!isStale) setMarks(fresh);
    }, PATIENCE);
    return () => {
      isStale = true;
      window.clearTimeout(timer);
    };
  }, [judge, manifest, entry, draft]);
  return marks;
}

function toMark(
  { line, column = 1, message, fix }: Finding,
  mends: Awaited<ReturnType<typeof suggestMends>>,
): Mark {
  const length = mends?.text.length ?? fix?.length;
  return { line, column, length, message, mends: mends?.instead ?? (fix ? [fix.text] : []) };
}
