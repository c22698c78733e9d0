// Runs the checks of `npm run check` on a single parsed page; the editor runs them on a draft.

import { lintMessages as words } from '#i18n/lintMessages';
import { describeFinding } from '../../core/document/describeFinding.ts';
import { type SiteElements, withoutListed } from '../../core/document/siteElements.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest, PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { siteIndex } from '../../core/site/urls/siteIndex.ts';
import { checkDiagrams, type FindDiagramError } from './checkDiagrams.ts';
import { type CheckedPage, checkPageLinks, type FindFileProblem } from './checkLinks.ts';
import type { LintedText } from './lintText.ts';

export interface PageCheck {
  manifest: Manifest;
  findFileProblem: FindFileProblem;
  findDiagramError: FindDiagramError;
  /** Ids that a URL's fragment can name in a page. */
  readIds: (file: string) => Promise<ReadonlySet<string>>;
}

/** A page to check, with the version whose folder contains its file. */
export interface PageToCheck {
  entry: Pick<PageEntry, 'file'> & { sidebar?: string | undefined };
  version: Version | undefined;
}

export async function checkPage(
  check: PageCheck,
  { entry, version }: PageToCheck,
  linted: LintedText,
): Promise<Finding[]> {
  const { file } = entry;
  const page: CheckedPage = { file, version, isDraft: linted.front.draft ?? false, found: linksOf(linted) };
  const pages = new Map([...(await readTargets(check, page)), [file, page]]);
  const findings = [
    ...linted.findings.map((finding) => ({ file, ...finding })),
    ...(version === undefined ? [] : checkReferences(file, entry.sidebar, version, linted)),
    ...(await checkText(file, linted, check.findDiagramError, check.manifest.site.elements)),
    ...(await checkPageLinks({ ...check, pages }, page, () => {})),
  ];
  return findings.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
}

function checkReferences(file: string, sidebar: string | undefined, version: Version, linted: LintedText) {
  const docs = new Set(version.docs.map(({ id }) => id));
  return checkPageReferences(file, linted, sidebar ?? Object.keys(version.sidebars)[0] ?? '', docs);
}

/** Indexes the pages that links resolve to; a page is parsed for its ids only if a link to it has a fragment. */
async function readTargets(
  { manifest, readIds }: PageCheck,
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
    const page = pagesByFile.get(target);
    const entry = page !== undefined && 'entry' in page ? page.entry : undefined;
    const ids = isAnchored ? await readIds(target) : new Set<string>();
    const owner = page?.kind === 'doc' ? page.version : undefined;
    return [
      target,
      { file: target, version: owner, isDraft: entry?.draft ?? false, found: { links: [], ids } },
    ];
  });
  return new Map(await Promise.all(targets));
}

/** Reports doc ids and a sidebar name in front matter that are not valid in the version. */
export function checkPageReferences(
  file: string,
  { front, fieldLines }: Pick<LintedText, 'front' | 'fieldLines'>,
  sidebar: string,
  docs: { has: (id: string) => boolean },
): Finding[] {
  const report = (field: string, value: string, message: string): Finding => ({
    file,
    line: fieldLines[field] ?? 1,
    rule: 'front-matter',
    message,
    values: { field, value },
  });
  const findings = (['pagination_next', 'pagination_prev'] as const).flatMap((field) => {
    const id = front[field];
    const isKnown = typeof id !== 'string' || docs.has(id);
    return isKnown ? [] : [report(field, id, words.unknownDocId(field, id))];
  });
  const wanted = front.displayed_sidebar;
  if (typeof wanted === 'string' && wanted !== sidebar)
    findings.push(
      report('displayed_sidebar', wanted, words.unknownSidebar('displayed_sidebar', sidebar, wanted)),
    );
  return findings;
}

/** Lists the findings of the body, and adds their messages. */
export async function checkText(
  file: string,
  { textFindings, diagrams }: Pick<LintedText, 'textFindings' | 'diagrams'>,
  findFault: FindDiagramError,
  elements: SiteElements | undefined,
): Promise<Finding[]> {
  const found = [
    ...withoutListed(textFindings, elements).map(describeFinding),
    ...(await checkDiagrams(diagrams, findFault)),
  ];
  return found.map((finding) => ({ file, ...finding }));
}

/** Selects the fields of a linted text that `checkPageLinks` needs. */
export function linksOf({
  front: { image },
  fieldLines,
  links,
  ids,
  unparsedLinks,
}: Pick<LintedText, 'front' | 'fieldLines' | 'links' | 'ids' | 'unparsedLinks'>): CheckedPage['found'] {
  // A picture of another site is not loaded by the page.
  const isLocal = image !== undefined && findExternalKind(image) === undefined;
  const shared = isLocal ? [{ kind: 'image' as const, href: image, line: fieldLines.image ?? 1 }] : [];
  return { links: [...shared, ...links], ids: new Set(ids), unparsedLinks };
}
