// Builds the offline kit: a folder whose index.html works from file: URLs and from any path of a server. Each other language
// of the site has a start page in its own folder.

import { cp, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { buildMessages } from '#i18n/buildMessages';
import { PUBLISHED_WORD_TABLE } from '../../core/constants.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import { homePath, listOtherLocales } from '../../core/site/urls/localePaths.ts';
import { copySite, listSiteFiles } from '../build/copySite.ts';
import { lockOutput, type Output, replaceOutput } from '../build/outputFolder.ts';
import { type PublishedSite, readPublishedSites } from '../build/publishedSite.ts';
import { listSiteUrls } from '../build/siteUrls.ts';
import { REFRESH_FILE } from '../build/urlTable.ts';
import { checkEach } from '../check/checkLanguages.ts';
import type { copyEngine } from '../compile/engine.ts';
import { importInLanguage } from '../compile/importInLanguage.ts';
import { openInlineScripts } from '../compile/inlineScripts.ts';
import { readRefreshProgram } from '../compile/refreshPart.ts';
import { renderWordTable } from '../copywriting/readWordTable.ts';
import { listFolder } from '../lib/listFiles.ts';
import type { Progress } from '../lib/progress.ts';
import { PROJECT } from '../lib/project.ts';
import { zipFiles } from '../lib/zipFiles.ts';
import { manifestOfLocale } from '../manifest/readLocale.ts';
import { KIT_FILES, writeEngine } from './engineLanguage.ts';
import { CHOICE_FILE, writeKitContent } from './writeKitContent.ts';

const { progress } = buildMessages;

export interface KitOptions {
  siteDir: string;
  outDir: string;
  onProgress?: Progress;
}

export interface KitBuild {
  archive: string;
  /** Number of markdown files of all languages. */
  pages: number;
  /** Findings of the content check. */
  findings: Finding[];
}

export async function buildKit(
  { siteDir, outDir, onProgress = () => {} }: KitOptions,
  compileEngine?: typeof copyEngine,
): Promise<KitBuild> {
  return lockOutput(outDir, async (lock) => {
    const { built } = await replaceOutput(outDir, { lock, keepOut: [PROJECT, siteDir] }, (output) =>
      writeKit(output, { siteDir, outDir, onProgress }, compileEngine),
    );
    onProgress(progress.zip);
    const archive = archiveOf(outDir);
    await zipFiles(outDir, listFolder(outDir), archive, basename(outDir));
    return { ...built, archive };
  });
}

function archiveOf(outDir: string): string {
  return `${outDir}.zip`;
}

async function writeKit(
  output: Output,
  { siteDir, outDir, onProgress }: Required<KitOptions>,
  compileEngine: typeof copyEngine | undefined,
): Promise<Omit<KitBuild, 'archive'>> {
  const { folder } = output;
  onProgress(progress.readDocs);
  const [sites] = await Promise.all([readPublishedSites(siteDir), writeEngine(folder, '', compileEngine)]);
  const [{ manifest, drafts, whole }, ...others] = sites;
  onProgress(progress.copyFiles);
  // Excludes the archive where the output folder is inside the site folder: each kit would include the previous
  // archive.
  const archive = relative(siteDir, archiveOf(outDir)).split(sep).join('/');
  const leaveOut = new Set([archive, ...drafts, ...listOtherLocales(manifest).map(manifestOfLocale)]);
  const files = await listSiteFiles(siteDir, { leaveOut, outDir });
  const urls = listSiteUrls(siteDir, { manifest }, files);
  const languages = sites.map((site) => ({ manifest: site.manifest, text: site.written.text }));
  const manifests = languages.map((language) => language.manifest);
  await copySite(siteDir, output, files, { manifests, urls });
  await writeFile(join(folder, PUBLISHED_WORD_TABLE), await renderWordTable(siteDir));
  await writeFile(join(folder, REFRESH_FILE), await readRefreshProgram());
  await cp(KIT_FILES, folder, { recursive: true });
  await writeOtherEngines(folder, others, compileEngine);
  await writeKitContent(folder, languages, onProgress);
  const { findings } = await checkEach(siteDir, [whole, ...others.map((other) => other.whole)], onProgress);
  const pages = new Set(manifests.flatMap((one) => [...listPageFiles(one)]));
  return { pages: pages.size, findings };
}

async function writeOtherEngines(
  folder: string,
  others: readonly PublishedSite[],
  compileEngine: typeof copyEngine | undefined,
): Promise<void> {
  if (others.length === 0) return;
  await writeFile(join(folder, CHOICE_FILE), (await openInlineScripts()).chooseLanguage);
  for (const { manifest } of others) {
    const language = await importInLanguage<typeof import('./engineLanguage.ts')>(
      manifest.site.defaultLocale,
      'kit/engineLanguage',
    );
    await language.writeEngine(folder, homePath(manifest).slice(1), compileEngine);
    // Beside the instructions in the default language; files of the same name are those of that language.
    await cp(language.KIT_FILES, folder, { recursive: true, force: false });
  }
}
