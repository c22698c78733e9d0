// Writes the offline kit: a folder that opens by double click, and from any web server at any path.
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '../../core/model/finding.ts';
import { checkContent } from '../check/checkContent.ts';
import { buildEngine } from '../engine/engineStore.ts';
import { buildRefresh, REFRESH_FILE } from '../refresh/buildRefresh.ts';
import { copySite } from '../site/copySite.ts';
import { buildInlineScript } from '../site/inlineScript.ts';
import { prepareOutputFolder } from '../site/outputFolder.ts';
import { listFiles, readPublishedSite } from '../site/publishedSite.ts';
import { ENGINE_FILE, writeKitContent } from './kitContent.ts';
import type { KitEngine } from './kitShell.ts';
import { zipFolder } from './zipFolder.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** What lies in every kit as it is. */
const KIT_FILES = fileURLToPath(new URL('files/', import.meta.url));

export interface KitOptions {
  siteDir: string;
  outDir: string;
  /** Told what is being done, in words for the terminal. */
  onProgress?: (step: string) => void;
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
  compileEngine = buildEngine,
): Promise<KitBuild> {
  await prepareOutputFolder(outDir, [PROJECT, siteDir]);
  onProgress('正在编译引擎，读取文档');
  const [engine, { manifest, drafts, whole, written }] = await Promise.all([
    writeEngine(outDir, compileEngine),
    readPublishedSite(siteDir),
  ]);
  onProgress('正在复制文件');
  await copySite(siteDir, outDir, { leaveOut: new Set(['manifest.json', ...drafts]) });
  await mkdir(dirname(join(outDir, ENGINE_FILE)), { recursive: true });
  await writeFile(join(outDir, ENGINE_FILE), JSON.stringify(engine));
  await writeFile(join(outDir, REFRESH_FILE), await buildRefresh());
  for (const name of await readdir(KIT_FILES)) await copyFile(join(KIT_FILES, name), join(outDir, name));
  await writeKitContent(outDir, manifest, written.text, onProgress);
  const { findings } = await checkContent(siteDir, {
    onProgress: (done, total) => onProgress(`正在检查：${done}/${total} 个文件`),
    whole,
  });
  onProgress('正在打包');
  const archive = `${outDir}.zip`;
  await zipFolder(outDir, archive);
  return { archive, pages: listFiles(manifest).length, findings };
}

async function writeEngine(outDir: string, compileEngine: typeof buildEngine): Promise<KitEngine> {
  const { scripts, styles } = await compileEngine(outDir, 'offline');
  return { scripts, styles, bootScript: await buildInlineScript(['boot', 'unpack']) };
}
