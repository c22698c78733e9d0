// Pages that no reader comes upon.
import { dirname, join } from 'node:path';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { isOwn, listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { listSidebarIds } from '../../core/site/nav/sidebarItems.ts';
import { SUMMARY_FILE } from '../../core/site/nav/summarySidebar.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFile.ts';
import { normalizePath, versionFolder } from '../../core/site/urls/siteIndex.ts';
import { isIndexFile } from '../../core/site/urls/slug.ts';
import { walk } from '../lib/listFiles.ts';
import { findVersionKind } from '../manifest/guessManifest.ts';
import { isHandWritten } from '../manifest/handWritten.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';

/**
 * @param reached files that a page or the manifest links to
 * @param reported files whose absence from the manifest has been reported already
 */
export async function findOrphans(
  siteDir: string,
  manifest: Manifest,
  reached: ReadonlySet<string>,
  reported: ReadonlySet<string>,
): Promise<Finding[]> {
  const report = (file: string, message: string): Finding => ({ file, line: 1, rule: 'orphan', message });
  const findings: Finding[] = [];
  // What a page shows of another file is read there, though it be no page.
  const listed = new Set([
    ...reported,
    ...listSiteEntries(manifest).flatMap(({ includes = [] }) => includes),
  ]);
  for (const version of manifest.versions) {
    const shown = new Set(Object.values(version.sidebars).flatMap((items) => [...listSidebarIds(items)]));
    for (const doc of version.docs) {
      listed.add(doc.file);
      if (isOwn(doc) && !doc.unlisted && !shown.has(doc.id) && !reached.has(doc.file))
        findings.push(report(doc.file, `版本 ${version.name} 的侧边栏里没有本页，也没有页面链接到它`));
    }
  }
  for (const page of manifest.pages) {
    listed.add(page.file);
    // The site's name leads home from everywhere.
    const isHome = normalizePath(page.path) === '/';
    if (!page.unlisted && !isHome && !reached.has(page.file))
      findings.push(report(page.file, '没有页面链接到本页，manifest.json 的导航和页脚里也没有'));
  }
  const byHand = manifest.versions.find(({ docs }) => isHandWritten(docs));
  const wayOut =
    byHand === undefined
      ? '请移到某个版本的文件夹里'
      : `请把它加进 manifest.json 里版本 ${byHand.name} 的 docs`;
  const isInside = (path: string) => /^(?:docs|pages)\//.test(path);
  const isContent = (file: string) =>
    isMarkdownFile(file) && isInside(file) && !file.endsWith(`/${SUMMARY_FILE}`);
  const folders = new Map<string, string[]>();
  for (const file of (await walk(siteDir)).filter(isContent)) {
    if (listed.has(file)) continue;
    const isTop = manifest.versions.some((version) => versionFolder(version) === dirname(file));
    if (isTop && (await isHomePage(siteDir, file))) continue;
    const folder = findNewVersion(manifest, file);
    if (folder === undefined) findings.push(report(file, `本页不属于任何版本，不会发布；${wayOut}`));
    else folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  for (const [name, [first = '', ...rest]] of folders) {
    const entry = `{ "name": "${name}", "label": "${name}", "path": "/docs/${name}" }`;
    const message = `文件夹 docs/${name} 不属于任何版本，里面的 ${rest.length + 1} 页不会发布；要让它成为一个版本，请在 manifest.json 的 versions 里加上 ${entry}`;
    findings.push(report(first, message));
  }
  return findings;
}

/** Whether a file is what the home page is made of (guessHome.ts), and no page besides. */
async function isHomePage(siteDir: string, file: string): Promise<boolean> {
  return isIndexFile(file) && (await readPageMetadata(join(siteDir, file))).front.isFrontDoor === true;
}

/** The folder of a file, where it looks like that of a version which the manifest does not name. */
function findNewVersion(manifest: Manifest, file: string): string | undefined {
  const name = /^docs\/([^/]+)\//.exec(file)?.[1];
  if (name === undefined || findVersionKind(name) === undefined) return undefined;
  return manifest.versions.some((version) => versionFolder(version) === `docs/${name}`) ? undefined : name;
}
