import { ruleMessages } from '#i18n/ruleMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { PageFindings, PlacedFinding } from '../../core/site/manifest/liveEvent.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { editorHref, isEditable } from '../../core/site/urls/editorRoute.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { fileOfRoute, findRoute } from '../../core/site/urls/route.ts';
import { siteIndex } from '../../core/site/urls/siteIndex.ts';
import { groupFindings } from '../../writer/lint/groupFindings.ts';
import { readSiteText } from '../lib/readText.ts';
import { formatPosition, toReported } from '../report/reportFormats.ts';

/** Findings of other pages in the panel. */
const MAX_OTHERS = 20;

/** The findings for the panel of the page at a URL path: those in its own file, and the first ones in other files. */
export async function findPageFindings(
  siteDir: string,
  manifest: Manifest,
  findings: readonly Finding[],
  pathname: string,
): Promise<PageFindings> {
  const { pagesByFile } = siteIndex(manifest);
  const file = fileOfRoute(findRoute(manifest, pathname));
  const read = file === undefined ? undefined : await readSiteText(siteDir, file);
  const lines = (read?.text ?? '').split(/\r?\n/);
  const toPlaced = (finding: Finding): PlacedFinding => {
    const [reported = finding] = toReported([finding], siteDir);
    const page = pagesByFile.get(finding.file);
    return {
      position: formatPosition(reported),
      rule: ruleMessages[finding.rule],
      message: finding.message,
      path: page && encodePath(page.path),
      desk: page && isEditable(manifest, page) ? editorHref(page.path, finding) : undefined,
      words: finding.file === file ? findWords(lines[finding.line - 1] ?? '', finding.column) : undefined,
    };
  };
  const own = findings.filter((finding) => finding.file === file);
  const elsewhere = findings.filter((finding) => finding.file !== file);
  const others = groupFindings(elsewhere);
  const isOfPage = (finding: Finding) => pagesByFile.has(finding.file);
  return {
    own: own.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0)).map(toPlaced),
    others: [
      ...others.filter((finding) => !isOfPage(finding)),
      ...others.filter((finding) => isOfPage(finding)),
    ]
      .slice(0, MAX_OTHERS)
      .map(toPlaced),
    // Counts ungrouped findings, as the summary of `npm run check` does.
    othersCount: elsewhere.length,
  };
}

/** Syntax that is not rendered as text. */
const MARKS = /[`*_~[\]()<>|#!{}\\:"]+|https?\S*/;

/**
 * A text of a line that the rendered page contains, by which the browser finds the position: the longest one
 * without markdown syntax, or one of at least four characters near a column.
 * @example findWords('见 [部署说明](../deploy.md) 一节') === '部署说明'
 */
export function findWords(line: string, column?: number): string | undefined {
  const before = line.slice(0, (column ?? 1) - 1).split(MARKS);
  const after = line.slice((column ?? 1) - 1).split(MARKS);
  const texts = [
    ...(column === undefined ? [] : [before.at(-1) ?? '', before.at(-2) ?? '']),
    ...before,
    ...after,
  ]
    .map((text) => text.trim())
    .filter((text) => text.length > 1 && !/^(?:\d+\.|[-+])$/.test(text));
  const near = column === undefined ? undefined : texts.find((text) => text.length > 3);
  return near ?? texts.sort((a, b) => b.length - a.length)[0];
}
