// Writes the offline kit: a folder that opens by double click, and from any web server at any path.
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import { PUBLISHED_WORDS } from '../../writer/copywriting/publishedWords.ts';
import { copySite, listSiteFiles } from '../build/copySite.ts';
import { REFRESH_FILE } from '../build/engineFiles.ts';
import { holdOutput } from '../build/holdOutput.ts';
import { type Output, replaceOutput } from '../build/outputFolder.ts';
import { readPublishedSite } from '../build/publishedSite.ts';
import { listSiteUrls } from '../build/siteUrls.ts';
import { checkContent } from '../check/checkContent.ts';
import { copyEngine } from '../compile/engine.ts';
import { openInlineScripts } from '../compile/inlineScripts.ts';
import { readRefreshProgram } from '../compile/refreshPart.ts';
import { renderWordTable } from '../copywriting/readWordTable.ts';
import { listFolder } from '../lib/listFiles.ts';
import type { Progress } from '../lib/progress.ts';
import { inProject, PROJECT } from '../lib/project.ts';
import { zipFiles } from '../lib/zipFiles.ts';
import { ENGINE_FILE, writeKitContent } from './kitContent.ts';
import type { KitEngine } from './kitShell.ts';

/** What lies in every kit as it is. */
const KIT_FILES = inProject('src/node/kit/files');

export interface KitOptions {
  siteDir: string;
  outDir: string;
  /** Is told what is being done. */
  onProgress?: Progress;
}

export interface KitBuild {
  archive: string;
  /** Markdown files that readers may open. */
  pages: number;
  /** Of the content check. */
  findings: Finding[];
}

export async function buildKit(
  { siteDir, outDir, onProgress = () => {} }: KitOptions,
  compileEngine = copyEngine,
): Promise<KitBuild> {
  return holdOutput(outDir, async (held) => {
    const { built } = await replaceOutput(outDir, { held, keepOut: [PROJECT, siteDir] }, (output) =>
      writeKit(output, { siteDir, outDir, onProgress }, compileEngine),
    );
    onProgress('打包');
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
  onProgress('读取文档，准备引擎');
  const [engine, { manifest, drafts, whole, written }] = await Promise.all([
    writeEngine(folder, compileEngine),
    readPublishedSite(siteDir),
  ]);
  onProgress('复制文件');
  // The last kit's, where kits are written into the site folder: each would hold all that came before.
  const archive = relative(siteDir, archiveOf(outDir)).split(sep).join('/');
  const files = await listSiteFiles(siteDir, { leaveOut: new Set([archive, ...drafts]), outDir });
  const urls = listSiteUrls(siteDir, { manifest }, files);
  await copySite(siteDir, output, files, { manifest, urls });
  await mkdir(dirname(join(folder, ENGINE_FILE)), { recursive: true });
  await writeFile(join(folder, ENGINE_FILE), JSON.stringify(engine));
  await writeFile(join(folder, PUBLISHED_WORDS), await renderWordTable(siteDir));
  await writeFile(join(folder, REFRESH_FILE), await readRefreshProgram());
  for (const name of await readdir(KIT_FILES)) await copyFile(join(KIT_FILES, name), join(folder, name));
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
