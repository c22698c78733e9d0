import { join } from 'node:path';
import { parseTree } from 'jsonc-parser';
import { checkMessages as messages } from '#i18n/checkMessages';
import { manifestMessages } from '#i18n/manifestMessages';
import { type Include, isFolder } from '../../core/document/includes/includeSyntax.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonPosition } from '../../core/site/manifest/jsonText.ts';
import type { Manifest, PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { renderFolderContents } from '../../core/site/nav/folderContents.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { decodeSafely } from '../../core/site/urls/filePath.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { dropForbidden } from '../../lib/forbiddenCharacters.ts';
import { type CheckedPage, checkPageLinks, type LinkCheck } from '../../writer/lint/checkLinks.ts';
import { checkText, linksOf } from '../../writer/lint/checkPage.ts';
import { findForbiddenInJson } from '../../writer/lint/forbiddenCharacters.ts';
import { describeConflicts, findUrlConflicts } from '../build/siteUrls.ts';
import type { UrlTable } from '../build/urlTable.ts';
import { existsAs, listSite } from '../lib/listFiles.ts';
import type { Progress } from '../lib/progress.ts';
import { isPublic, toLinkFinding } from '../lib/siteLinks.ts';
import { type BuiltManifest, buildManifest } from '../manifest/buildManifest.ts';
import { isHandWritten } from '../manifest/handWrittenManifest.ts';
import { readExpandedMetadata } from '../pageIndex/pageMetadata.ts';
import { checkCards } from './checkCards.ts';
import { checkManifestKeys } from './checkManifestKeys.ts';
import { checkManifestLinks, checkRedirects } from './checkManifestLinks.ts';
import { checkSiteAssets } from './checkSiteAssets.ts';
import { findDiagramError } from './findDiagramError.ts';
import { findOrphans } from './findOrphans.ts';
import { createDiskLookup } from './siteFiles.ts';

export interface ContentCheck {
  findings: Finding[];
  /** Number of parsed files. */
  pages: number;
  /** Index of the link targets by page, for later checks of single pages. */
  judged: LinkCheck;
}

interface CheckOptions {
  onProgress?: Progress;
  /** The manifest with drafts; built by default. */
  whole?: BuiltManifest;
  /** URL conflicts of the manifest with drafts; found by default. */
  conflicts?: UrlTable['conflicts'] | undefined;
}

/** Checks front matter, texts, diagrams, links, anchors, images, URLs and unreachable pages of a site. */
export async function checkContent(
  siteDir: string,
  { onProgress = () => {}, whole, conflicts }: CheckOptions = {},
): Promise<ContentCheck> {
  const built = whole ?? (await buildManifest(siteDir, { lastUpdates: false, drafts: true }));
  const { manifest, onDisk: text } = built;
  const ofUrls =
    conflicts === undefined
      ? await findUrlConflicts(siteDir, built)
      : await describeConflicts(siteDir, { conflicts });
  const findings = [...built.findings, ...ofUrls];
  const owners = listOwners(manifest);
  const pages = new Map<string, CheckedPage>();
  const missing: string[] = [];
  for (const [file, owner] of owners) {
    const facts = await readExpandedMetadata(siteDir, file).catch(() => undefined);
    if (facts === undefined) {
      missing.push(file);
      continue;
    }
    // A page that is not translated is checked in the language of its text.
    if (!owner.isForeign)
      findings.push(...(await checkText(file, facts, findDiagramError, manifest.site.elements)));
    findings.push(...findEmptyFolders(manifest, file, facts.includes));
    if (dropForbidden(file) !== file) findings.push(describeForbiddenName(file));
    pages.set(file, { file, ...owner, found: linksOf(facts) });
    onProgress(messages.progress, pages.size, owners.size);
  }
  findings.push(...(await findMissingFiles(siteDir, manifest, text, missing)));
  const reached = new Set<string>();
  const onReached = (file: string) => reached.add(file);
  const findFileProblem = await createDiskLookup(siteDir, manifest);
  const judged: LinkCheck = { manifest, pages, findFileProblem };
  for (const page of pages.values())
    if (!owners.get(page.file)?.isForeign) findings.push(...(await checkPageLinks(judged, page, onReached)));
  findings.push(...(await checkInherited(judged, findings)));
  // Uses the parsed text: manifest.json on disk may be newer, or half typed.
  if (text !== undefined)
    findings.push(
      ...checkManifestKeys(text, manifest),
      ...findForbiddenInJson(text).map((found) => ({ file: MANIFEST_FILE, ...found })),
    );
  findings.push(...(await checkManifestLinks(manifest, text, findFileProblem, onReached)));
  findings.push(...(await checkSiteAssets(siteDir)));
  findings.push(...(await checkCards(siteDir, manifest, text)));
  const hasAnchor = (file: string, anchor: string) => pages.get(file)?.found.ids.has(anchor);
  findings.push(...checkRedirects(manifest, text ?? '', hasAnchor));
  const excluded = new Set(findings.filter(({ rule }) => /^duplicate-/.test(rule)).map(({ file }) => file));
  listSite(siteDir, '', (link) => {
    if (isPublic(link.path)) findings.push(toLinkFinding(link));
  });
  findings.push(...(await findOrphans(siteDir, manifest, reached, excluded)));
  const inOwnFile = (finding: Finding) =>
    finding.file === MANIFEST_FILE ? { ...finding, file: built.file } : finding;
  return { findings: findings.map(inOwnFile), pages: pages.size, judged };
}

/**
 * Checks pages that have changed against the index of the last complete check. Pages that are not in the index are
 * skipped.
 */
export async function checkPages(
  siteDir: string,
  { pages, ...judged }: LinkCheck,
  files: readonly string[],
): Promise<Finding[]> {
  const fresh = new Map(pages);
  const findings: Finding[] = [];
  for (const file of files) {
    const page = pages.get(file);
    const facts = page && (await readExpandedMetadata(siteDir, file).catch(() => undefined));
    if (page === undefined || facts === undefined) continue;
    fresh.set(file, { ...page, found: linksOf(facts) });
    findings.push(...facts.findings.map((finding) => ({ file, ...finding })));
    findings.push(...(await checkText(file, facts, findDiagramError, judged.manifest.site.elements)));
  }
  for (const file of files) {
    const page = fresh.get(file);
    if (page !== undefined)
      findings.push(...(await checkPageLinks({ ...judged, pages: fresh }, page, () => {})));
  }
  return findings;
}

/** Folders whose contents a page lists, but that have no pages. */
function findEmptyFolders(manifest: Manifest, file: string, includes: readonly Include[]): Finding[] {
  return includes
    .filter((include) => isFolder(include) && !renderFolderContents(manifest, file, include.href, 1))
    .map(({ line, href }) => {
      const folder = decodeSafely(href);
      const message = messages.emptyFolder(folder);
      return { file, line, rule: 'broken-include', message, values: { folder } };
    });
}

function describeForbiddenName(file: string): Finding {
  return { file, line: 1, rule: 'forbidden-character', message: messages.forbiddenName };
}

/**
 * Checks the anchors of inherited pages in each version that shows them: a link leads to the version's own page if it
 * has one, which may lack the heading.
 * @param known findings that are not repeated: a page may lead to the same page in several versions
 */
async function checkInherited(judged: LinkCheck, known: readonly Finding[]): Promise<Finding[]> {
  const keyOf = ({ file, line, column, message }: Finding) => `${file}:${line}:${column} ${message}`;
  const found = new Map<string, Finding>();
  for (const version of judged.manifest.versions) {
    for (const doc of version.docs) {
      const page = isOwn(doc) ? undefined : judged.pages.get(doc.file);
      if (page === undefined || page.version === version || doc.lang !== undefined) continue;
      for (const finding of await checkPageLinks(judged, { ...page, version }, () => {}))
        if (finding.rule === 'broken-anchor') found.set(keyOf(finding), finding);
    }
  }
  for (const finding of known) found.delete(keyOf(finding));
  return [...found.values()];
}

interface Owner {
  version: Version | undefined;
  isDraft: boolean;
  /** Whether the text is in another language than the manifest. */
  isForeign: boolean;
}

/** Maps each file to the version that it belongs to, not to versions that inherit it. */
function listOwners(manifest: Manifest): Map<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const version of manifest.versions) {
    for (const doc of version.docs) {
      if (isOwn(doc) || !owners.has(doc.file)) owners.set(doc.file, { version, ...ownerFields(doc) });
    }
  }
  for (const page of manifest.pages) owners.set(page.file, { version: undefined, ...ownerFields(page) });
  return owners;
}

const ownerFields = ({ draft = false, lang }: PageEntry) => ({
  isDraft: draft,
  isForeign: lang !== undefined,
});

/**
 * Reports files of the manifest that do not exist: one finding per missing folder, otherwise one per file.
 * @param text of manifest.json
 */
async function findMissingFiles(
  siteDir: string,
  { versions }: Manifest,
  text = '',
  missing: readonly string[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const rest = new Set(missing);
  for (const [at, version] of versions.entries()) {
    const own = version.docs.filter(isOwn);
    if (own.length === 0 || !own.every(({ file }) => rest.has(file))) continue;
    // A handwritten list without `dir` does not depend on a folder.
    if (version.dir === undefined && isHandWritten(own)) continue;
    if (await existsAs('folder', join(siteDir, versionFolder(version)))) continue;
    for (const { file } of own) rest.delete(file);
    const root = parseTree(text);
    const place =
      findJsonPosition(root, text, ['versions', at, 'dir']) ?? findJsonPosition(root, text, ['versions', at]);
    const message = manifestMessages.missingFolder(version.name, versionFolder(version));
    const values = { field: 'dir', version: version.name };
    findings.push({
      file: 'manifest.json',
      ...(place ?? { line: 1 }),
      rule: 'nothing-published',
      message,
      values,
    });
  }
  for (const file of rest) {
    const message = messages.missingFile(file);
    findings.push({ file: 'manifest.json', line: 1, rule: 'broken-link', message, values: { target: file } });
  }
  return findings;
}
