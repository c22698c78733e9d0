// All that `npm run check` would say of one page, while it is being written.
// What is wrong with a text, in words.

import { describeFinding } from '../../core/document/describeFinding.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest, PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { siteIndex } from '../../core/site/urls/siteIndex.ts';
import { checkDiagrams, type FindDiagramFault } from './checkDiagrams.ts';
import { type CheckedPage, checkPageLinks, type FindFileProblem } from './checkLinks.ts';
import type { JudgedText } from './judgeText.ts';

/** What a page is judged by. */
export interface PageJudge {
  manifest: Manifest;
  findFileProblem: FindFileProblem;
  findDiagramFault: FindDiagramFault;
  /** All that an anchor can lead to in the page of a file. */
  readIds: (file: string) => Promise<ReadonlySet<string>>;
}

/** The page that is judged; its version is the one that owns its file. */
export interface JudgedPage {
  entry: Pick<PageEntry, 'file'> & { sidebar?: string | undefined };
  version: Version | undefined;
}

/** What is wrong with a page, from its beginning to its end. */
export async function checkPage(
  judge: PageJudge,
  { entry, version }: JudgedPage,
  judged: JudgedText,
): Promise<Finding[]> {
  const { file } = entry;
  const page: CheckedPage = { file, version, isDraft: judged.front.draft ?? false, found: linksOf(judged) };
  const pages = new Map([...(await readTargets(judge, page)), [file, page]]);
  const findings = [
    ...judged.findings.map((finding) => ({ file, ...finding })),
    ...(version === undefined ? [] : checkReferences(file, entry.sidebar, version, judged)),
    ...(await checkText(file, judged, judge.findDiagramFault)),
    ...(await checkPageLinks({ ...judge, pages }, page, () => {})),
  ];
  return findings.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
}

function checkReferences(file: string, sidebar: string | undefined, version: Version, judged: JudgedText) {
  const docs = new Set(version.docs.map(({ id }) => id));
  return checkPageReferences(file, judged, sidebar ?? Object.keys(version.sidebars)[0] ?? '', docs);
}

/** The pages that a page leads to; what is in them is read only where a link names a place in them. */
async function readTargets(
  { manifest, readIds }: PageJudge,
  { file, version, found }: CheckedPage,
): Promise<Map<string, CheckedPage>> {
  const anchored = new Map<string, boolean>();
  for (const { href } of found.links) {
    const target = resolveLink(manifest, { file, version }, href);
    if (target.kind === 'page' && target.file !== undefined && target.file !== file)
      anchored.set(target.file, target.anchor !== '' || (anchored.get(target.file) ?? false));
  }
  const { pagesByFile } = siteIndex(manifest);
  const targets = [...anchored].map(async ([target, isAnchored]): Promise<[string, CheckedPage]> => {
    const place = pagesByFile.get(target);
    const entry = place !== undefined && 'entry' in place ? place.entry : undefined;
    const ids = isAnchored ? await readIds(target) : new Set<string>();
    const owner = place?.kind === 'doc' ? place.version : undefined;
    return [
      target,
      { file: target, version: owner, isDraft: entry?.draft ?? false, found: { links: [], ids } },
    ];
  });
  return new Map(await Promise.all(targets));
}

/** Checks the ids and the sidebar that a doc's front matter names. */
export function checkPageReferences(
  file: string,
  { front, fieldLines }: Pick<JudgedText, 'front' | 'fieldLines'>,
  sidebar: string,
  docs: { has: (id: string) => boolean },
): Finding[] {
  const report = (field: string, message: string): Finding => ({
    file,
    line: fieldLines[field] ?? 1,
    rule: 'front-matter',
    message: `${field} ${message}`,
  });
  const findings = (['pagination_next', 'pagination_prev'] as const).flatMap((field) => {
    const id = front[field];
    const isKnown = typeof id !== 'string' || docs.has(id);
    return isKnown ? [] : [report(field, `应为文档的 id 或 null，没有文档叫「${id}」`)];
  });
  const wanted = front.displayed_sidebar;
  if (typeof wanted === 'string' && wanted !== sidebar)
    findings.push(report('displayed_sidebar', `应为 ${sidebar} 或 null，没有侧边栏叫「${wanted}」`));
  return findings;
}

/** What is wrong with a text below its front matter. */
export async function checkText(
  file: string,
  { textFindings, diagrams }: Pick<JudgedText, 'textFindings' | 'diagrams'>,
  findFault: FindDiagramFault,
): Promise<Finding[]> {
  const found = [...textFindings.map(describeFinding), ...(await checkDiagrams(diagrams, findFault))];
  return found.map((finding) => ({ file, ...finding }));
}

/** What the link check wants to know of a text. */
export function linksOf({
  links,
  ids,
  almostLinks,
}: Pick<JudgedText, 'links' | 'ids' | 'almostLinks'>): CheckedPage['found'] {
  return { links, ids: new Set(ids), almostLinks };
}
