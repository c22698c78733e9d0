// Reads a site folder the way a careful reader would and lists what is wrong with it.
import { join } from 'node:path';
import { describeFinding } from '../../core/markdown/describeFinding.ts';
import type { Finding } from '../../core/model/finding.ts';
import type { Manifest, Version } from '../../core/model/manifest.ts';
import { readPageFacts } from '../facts/pageFacts.ts';
import { readTextFile } from '../lib/readText.ts';
import { type BuiltManifest, buildManifest } from '../manifest/buildManifest.ts';
import { checkDiagrams } from './checkDiagrams.ts';
import { type CheckedPage, checkPageLinks } from './checkLinks.ts';
import { checkManifestKeys } from './checkManifestKeys.ts';
import { checkManifestLinks } from './checkManifestLinks.ts';
import { findOrphans } from './findOrphans.ts';
import { createFileLookup } from './siteFiles.ts';

export interface ContentCheck {
  findings: Finding[];
  /** How many files were read. */
  pages: number;
}

interface CheckOptions {
  /** Is told how many of all files have been read. */
  onProgress?: (done: number, total: number) => void;
  /** The manifest with its drafts, where it is known already. */
  whole?: BuiltManifest;
}

/** Checks the content of a site folder: front matter, text, diagrams, links, anchors, images, routes, orphans. */
export async function checkContent(
  siteDir: string,
  { onProgress = () => {}, whole }: CheckOptions = {},
): Promise<ContentCheck> {
  const { manifest, findings: found } =
    whole ?? (await buildManifest(siteDir, { lastUpdates: false, drafts: true }));
  const findings = [...found];
  const owners = listOwners(manifest);
  const pages = new Map<string, CheckedPage>();
  for (const [file, owner] of owners) {
    const facts = await readPageFacts(join(siteDir, file)).catch(() => undefined);
    if (facts === undefined) {
      const message = `manifest.json 列出的文件 ${file} 不存在`;
      findings.push({ file: 'manifest.json', line: 1, rule: 'broken-link', message });
      continue;
    }
    findings.push(...facts.textFindings.map((finding) => ({ file, ...describeFinding(finding) })));
    findings.push(...(await checkDiagrams(facts.diagrams)).map((finding) => ({ file, ...finding })));
    pages.set(file, { file, ...owner, found: { links: facts.links, ids: new Set(facts.ids) } });
    onProgress(pages.size, owners.size);
  }
  const reached = new Set<string>();
  const onReached = (file: string) => reached.add(file);
  const findFileProblem = await createFileLookup(siteDir);
  for (const page of pages.values())
    findings.push(...(await checkPageLinks({ manifest, pages, findFileProblem }, page, onReached)));
  const text = (await readTextFile(join(siteDir, 'manifest.json')).catch(() => undefined))?.text;
  if (text !== undefined) findings.push(...checkManifestKeys(text, manifest));
  findings.push(...(await checkManifestLinks(manifest, text, findFileProblem, onReached)));
  const leftOut = new Set(findings.filter(({ rule }) => rule === 'duplicate-id').map(({ file }) => file));
  findings.push(...(await findOrphans(siteDir, manifest, reached, leftOut)));
  return { findings, pages: pages.size };
}

/** Every file once, with the version that it belongs to rather than one that inherits it. */
function listOwners(manifest: Manifest): Map<string, { version: Version | undefined; isDraft: boolean }> {
  const owners = new Map<string, { version: Version | undefined; isDraft: boolean }>();
  for (const version of manifest.versions) {
    for (const { file, draft, inheritedFrom } of version.docs) {
      if (inheritedFrom === undefined || !owners.has(file))
        owners.set(file, { version, isDraft: draft ?? false });
    }
  }
  for (const { file, draft } of manifest.pages)
    owners.set(file, { version: undefined, isDraft: draft ?? false });
  return owners;
}
