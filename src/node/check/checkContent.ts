// Reads a site folder the way a careful reader would and lists what is wrong with it.

import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { MANIFEST_FILE } from '../../core/site/shards/part.ts';
import { dropForbidden } from '../../lib/forbiddenCharacters.ts';
import { type CheckedPage, checkPageLinks, type LinkCheck } from '../../writer/lint/checkLinks.ts';
import { checkText, linksOf } from '../../writer/lint/checkPage.ts';
import { findForbiddenInJson } from '../../writer/lint/forbiddenCharacters.ts';
import { findUrlConflicts } from '../build/siteUrls.ts';
import { listSite } from '../lib/listFiles.ts';
import type { Progress } from '../lib/progress.ts';
import { isPublic, toLinkFinding } from '../lib/siteLinks.ts';
import { type BuiltManifest, buildManifest } from '../manifest/buildManifest.ts';
import { readExpandedMetadata } from '../pageIndex/pageMetadata.ts';
import { checkManifestKeys } from './checkManifestKeys.ts';
import { checkManifestLinks } from './checkManifestLinks.ts';
import { checkRedirects } from './checkRedirects.ts';
import { findDiagramFault } from './diagramParser.ts';
import { findMissingFiles } from './findMissingFiles.ts';
import { findOrphans } from './findOrphans.ts';
import { createFileLookup } from './siteFiles.ts';

export interface ContentCheck {
  findings: Finding[];
  /** How many files were read. */
  pages: number;
  /** What links were judged by. */
  judged: LinkCheck;
}

interface CheckOptions {
  /** Is told what is being done. */
  onProgress?: Progress;
  /** The manifest with its drafts, where it is known already. */
  whole?: BuiltManifest;
}

/** Checks the content of a site folder: front matter, text, diagrams, links, anchors, images, routes, orphans. */
export async function checkContent(
  siteDir: string,
  { onProgress = () => {}, whole }: CheckOptions = {},
): Promise<ContentCheck> {
  const built = whole ?? (await buildManifest(siteDir, { lastUpdates: false, drafts: true }));
  const { manifest, onDisk: text } = built;
  const findings = [...built.findings, ...(await findUrlConflicts(siteDir, built))];
  const owners = listOwners(manifest);
  const pages = new Map<string, CheckedPage>();
  const missing: string[] = [];
  for (const [file, owner] of owners) {
    const facts = await readExpandedMetadata(siteDir, file).catch(() => undefined);
    if (facts === undefined) {
      missing.push(file);
      continue;
    }
    findings.push(...(await checkText(file, facts, findDiagramFault)));
    if (dropForbidden(file) !== file) findings.push(describeForbiddenName(file));
    pages.set(file, { file, ...owner, found: linksOf(facts) });
    onProgress('检查文件', pages.size, owners.size);
  }
  findings.push(...(await findMissingFiles(siteDir, manifest, text, missing)));
  const reached = new Set<string>();
  const onReached = (file: string) => reached.add(file);
  const findFileProblem = await createFileLookup(siteDir, manifest);
  const judged: LinkCheck = { manifest, pages, findFileProblem };
  for (const page of pages.values()) findings.push(...(await checkPageLinks(judged, page, onReached)));
  // The text that the manifest was read from: the one on disk may be newer, or half typed.
  if (text !== undefined)
    findings.push(
      ...checkManifestKeys(text, manifest),
      ...findForbiddenInJson(text).map((found) => ({ file: MANIFEST_FILE, ...found })),
    );
  findings.push(...(await checkManifestLinks(manifest, text, findFileProblem, onReached)));
  const hasAnchor = (file: string, anchor: string) => pages.get(file)?.found.ids.has(anchor);
  findings.push(...checkRedirects(manifest, text ?? '', hasAnchor));
  const leftOut = new Set(findings.filter(({ rule }) => /^duplicate-/.test(rule)).map(({ file }) => file));
  listSite(siteDir, '', (link) => {
    if (isPublic(link.path)) findings.push(toLinkFinding(link));
  });
  findings.push(...(await findOrphans(siteDir, manifest, reached, leftOut)));
  return { findings, pages: pages.size, judged };
}

/**
 * What pages that have changed say by themselves, and where they lead, judged by the other pages as they were
 * at the last check. A page that this check did not know has to wait for the next.
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
    findings.push(...(await checkText(file, facts, findDiagramFault)));
  }
  for (const file of files) {
    const page = fresh.get(file);
    if (page !== undefined)
      findings.push(...(await checkPageLinks({ ...judged, pages: fresh }, page, () => {})));
  }
  return findings;
}

function describeForbiddenName(file: string): Finding {
  const message = '文件名里有看不见的控制字符，网址里也会有；请给文件改名';
  return { file, line: 1, rule: 'forbidden-character', message };
}

/** Every file once, with the version that it belongs to rather than one that inherits it. */
function listOwners(manifest: Manifest): Map<string, { version: Version | undefined; isDraft: boolean }> {
  const owners = new Map<string, { version: Version | undefined; isDraft: boolean }>();
  for (const version of manifest.versions) {
    for (const doc of version.docs) {
      if (isOwn(doc) || !owners.has(doc.file)) owners.set(doc.file, { version, isDraft: doc.draft ?? false });
    }
  }
  for (const { file, draft } of manifest.pages)
    owners.set(file, { version: undefined, isDraft: draft ?? false });
  return owners;
}
