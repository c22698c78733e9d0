import { dirname, join } from 'node:path';
import { checkMessages as messages } from '#i18n/checkMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { isOwn, listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { listSidebarIds } from '../../core/site/nav/sidebarItems.ts';
import { SUMMARY_FILE } from '../../core/site/nav/summarySidebar.ts';
import { inFolder, isBelow } from '../../core/site/urls/folder.ts';
import { homePath, listOtherLocales, localeFolder } from '../../core/site/urls/localePaths.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { normalizePath, versionFolder } from '../../core/site/urls/siteIndex.ts';
import { isIndexFile } from '../../core/site/urls/slug.ts';
import { walk } from '../lib/listFiles.ts';
import { findVersionKind } from '../manifest/guessVersions.ts';
import { isHandWritten } from '../manifest/handWrittenManifest.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';

/**
 * Finds pages that no sidebar, link or navigation item points to, and markdown files that are in no version.
 * @param reached files that a page or the manifest links to
 * @param reported files outside of the manifest that have a finding already
 */
export async function findOrphans(
  siteDir: string,
  manifest: Manifest,
  reached: ReadonlySet<string>,
  reported: ReadonlySet<string>,
): Promise<Finding[]> {
  const report = (file: string, message: string, version?: string): Finding => ({
    file,
    line: 1,
    rule: 'orphan',
    message,
    values: { version },
  });
  const findings: Finding[] = [];
  // Included texts are rendered on another page.
  const listed = new Set([
    ...reported,
    ...listSiteEntries(manifest).flatMap(({ includes = [] }) => includes),
  ]);
  // The site title links to the home page.
  const isHome = ({ path }: { path: string }) => normalizePath(path) === normalizePath(homePath(manifest));
  for (const version of manifest.versions) {
    for (const path of version.exclude ?? []) listed.add(inFolder(versionFolder(version), path));
    const shown = new Set(Object.values(version.sidebars).flatMap((items) => [...listSidebarIds(items)]));
    for (const doc of version.docs) {
      listed.add(doc.file);
      if (isOwn(doc) && !doc.unlisted && !isHome(doc) && !shown.has(doc.id) && !reached.has(doc.file))
        findings.push(report(doc.file, messages.orphanDoc(version.name), version.name));
    }
  }
  for (const page of manifest.pages) {
    listed.add(page.file);
    if (!page.unlisted && !isHome(page) && page.lang === undefined && !reached.has(page.file))
      findings.push(report(page.file, messages.orphanPage));
  }
  const byHand = manifest.versions.find(({ docs }) => isHandWritten(docs));
  const folder = inFolder(homePath(manifest).slice(1, -1), '');
  const others = listOtherLocales(manifest).map(localeFolder);
  const isInside = (path: string) =>
    path.startsWith(folder) &&
    /^(?:docs|pages)\//.test(path.slice(folder.length)) &&
    !others.some((other) => isBelow(other, path));
  const isContent = (file: string) =>
    isMarkdownFile(file) && isInside(file) && !file.endsWith(`/${SUMMARY_FILE}`);
  const folders = new Map<string, string[]>();
  for (const file of (await walk(siteDir)).filter(isContent)) {
    if (listed.has(file)) continue;
    const isTop = manifest.versions.some((version) => versionFolder(version) === dirname(file));
    if (isTop && (await isHomePage(siteDir, file))) continue;
    const name = findUnlistedVersion(manifest, file);
    if (name === undefined) findings.push(report(file, messages.inNoVersion(byHand?.name)));
    else folders.set(name, [...(folders.get(name) ?? []), file]);
  }
  for (const [name, [first = '', ...rest]] of folders) {
    findings.push(report(first, messages.folderInNoVersion(name, rest.length + 1)));
  }
  return findings;
}

/** Whether a file is the source of the home page only (node/manifest/guessHome.ts). */
async function isHomePage(siteDir: string, file: string): Promise<boolean> {
  return isIndexFile(file) && (await readPageMetadata(join(siteDir, file))).front.isHomePage === true;
}

/** The name of a folder in `docs/` that looks like a version and is not in the manifest. */
function findUnlistedVersion(manifest: Manifest, file: string): string | undefined {
  const name = /^docs\/([^/]+)\//.exec(file)?.[1];
  if (name === undefined || findVersionKind(name) === undefined) return undefined;
  return manifest.versions.some((version) => versionFolder(version) === `docs/${name}`) ? undefined : name;
}
