import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import type { PageFindings, PlacedFinding } from '../../core/site/manifest/pageFindings.ts';
import { RULES } from '../../core/site/manifest/rules.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { isEditable } from '../../core/site/urls/lateRoutes.ts';
import { fileOfRoute, findRoute } from '../../core/site/urls/route.ts';
import { siteIndex } from '../../core/site/urls/siteIndex.ts';
import { deskHref } from '../../core/site/urls/textPlace.ts';
import { gatherHabits } from '../../writer/lint/gatherHabits.ts';
import { readSiteText } from '../lib/readText.ts';
import { formatPosition, toReported } from '../report/reported.ts';

/** More than these nobody reads in a corner of a page. */
const SHOWN = 20;

/** What the page at an address should show of the findings of its site. */
export async function findPageFindings(
  siteDir: string,
  manifest: Manifest,
  findings: readonly Finding[],
  address: string,
): Promise<PageFindings> {
  const { placesByFile } = siteIndex(manifest);
  const file = fileOfRoute(findRoute(manifest, address));
  const read = file === undefined ? undefined : await readSiteText(siteDir, file);
  const lines = (read?.text ?? '').split(/\r?\n/);
  const place = (finding: Finding): PlacedFinding => {
    const [reported = finding] = toReported([finding], siteDir);
    const page = placesByFile.get(finding.file);
    return {
      position: formatPosition(reported),
      rule: RULES[finding.rule],
      message: finding.message,
      path: page && encodePath(page.path),
      desk: page && isEditable(manifest, page) ? deskHref(page.path, finding) : undefined,
      words: finding.file === file ? findWords(lines[finding.line - 1] ?? '', finding.column) : undefined,
    };
  };
  const own = findings.filter((finding) => finding.file === file);
  const elsewhere = findings.filter((finding) => finding.file !== file);
  const others = gatherHabits(elsewhere);
  const isOfPage = (finding: Finding) => placesByFile.has(finding.file);
  return {
    own: own.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0)).map(place),
    others: [
      ...others.filter((finding) => !isOfPage(finding)),
      ...others.filter((finding) => isOfPage(finding)),
    ]
      .slice(0, SHOWN)
      .map(place),
    // Each place counts, as in the outcome of a check.
    othersCount: elsewhere.length,
  };
}

/** What separates words that stand in the page as they are written. */
const MARKS = /[`*_~[\]()<>|#!{}\\:"]+|https?\S*/;

/**
 * The longest piece of a line without marks, or the one at a column, if it is long enough to be told from others.
 * @example findWords('见 [部署说明](../deploy.md) 一节') === '部署说明'
 */
export function findWords(line: string, column?: number): string | undefined {
  const before = line.slice(0, (column ?? 1) - 1).split(MARKS);
  const after = line.slice((column ?? 1) - 1).split(MARKS);
  const pieces = [
    ...(column === undefined ? [] : [before.at(-1) ?? '', before.at(-2) ?? '']),
    ...before,
    ...after,
  ]
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > 1 && !/^(?:\d+\.|[-+])$/.test(piece));
  const near = column === undefined ? undefined : pieces.find((piece) => piece.length > 3);
  return near ?? pieces.sort((a, b) => b.length - a.length)[0];
}
