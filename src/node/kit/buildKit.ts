// Builds the offline kit: a folder whose index.html works from file: URLs and from any path of a server.

import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { buildMessages } from '#i18n/buildMessages';
import { LANGUAGE } from '#site-i18n/language';
import { PUBLISHED_WORD_TABLE } from '../../core/constants.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import { localeOf } from '../../core/site/urls/localePaths.ts';
import { copySite, listSiteFiles } from '../build/copySite.ts';
import { lockOutput, type Output, replaceOutput } from '../build/outputFolder.ts';
import { readPublishedSite } from '../build/publishedSite.ts';
import { listSiteUrls } from '../build/siteUrls.ts';
import { REFRESH_FILE } from '../build/urlTable.ts';
import { checkContent } from '../check/checkContent.ts';
import { copyEngine } from '../compile/engine.ts';
import { openInlineScripts } from '../compile/inlineScripts.ts';
import { readRefreshProgram } from '../compile/refreshPart.ts';
import { renderWordTable } from '../copywriting/readWordTable.ts';
import { listFolder } from '../lib/listFiles.ts';
import type { Progress } from '../lib/progress.ts';
import { inProject, PROJECT } from '../lib/project.ts';
import { zipFiles } from '../lib/zipFiles.ts';
import { ENGINE_FILE, type KitEngine, writeKitContent } from './writeKitContent.ts';

const { progress } = buildMessages;

/** Static files of a kit in the language of the site: an example for nginx, and instructions for readers. */
const KIT_FILES = inProject(`src/node/kit/files/${LANGUAGE}`);

export interface KitOptions {
  siteDir: string;
  outDir: string;
  onProgress?: Progress;
}

export interface KitBuild {
  archive: string;
  /** Number of markdown files. */
  pages: number;
  /** Findings of the content check. */
  findings: Finding[];
}

export async function buildKit(
  { siteDir, outDir, onProgress = () => {} }: KitOptions,
  compileEngine = copyEngine,
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
  compileEngine: typeof copyEngine,
): Promise<Omit<KitBuild, 'archive'>> {
  const { folder } = output;
  onProgress(progress.readDocs);
  const [engine, { manifest: read, drafts, whole, written }] = await Promise.all([
    writeEngine(folder, compileEngine),
    readPublishedSite(siteDir),
  ]);
  // A kit has the default language alone: links to others would lead to pages that it has not.
  const own = localeOf(read);
  const manifest = { ...read, locales: own === undefined ? [] : [own] };
  onProgress(progress.copyFiles);
  // Excludes the archive where the output folder is inside the site folder: each kit would include the previous
  // archive.
  const archive = relative(siteDir, archiveOf(outDir)).split(sep).join('/');
  const files = await listSiteFiles(siteDir, { leaveOut: new Set([archive, ...drafts]), outDir });
  const urls = listSiteUrls(siteDir, { manifest }, files);
  await copySite(siteDir, output, files, { manifest, urls });
  await mkdir(dirname(join(folder, ENGINE_FILE)), { recursive: true });
  await writeFile(join(folder, ENGINE_FILE), JSON.stringify(engine));
  await writeFile(join(folder, PUBLISHED_WORD_TABLE), await renderWordTable(siteDir));
  await writeFile(join(folder, REFRESH_FILE), await readRefreshProgram());
  await cp(KIT_FILES, folder, { recursive: true });
  await writeKitContent(folder, manifest, written.text, onProgress);
  const { findings } = await checkContent(siteDir, { onProgress, whole });
  return { pages: listPageFiles(manifest).size, findings };
}

async function writeEngine(outDir: string, compileEngine: typeof copyEngine): Promise<KitEngine> {
  const { scripts, styles } = await compileEngine(outDir, 'offline');
  return {
    scripts,
    styles,
    bootScript: (await openInlineScripts()).kitBoot,
  };
}
