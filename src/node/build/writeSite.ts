// What a built site consists of, written in the order in which one thing needs the other.
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest, SiteConfig } from '../../core/site/manifest/manifest.ts';
import { parseManifest } from '../../core/site/manifest/parseManifest.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { PUBLISHED_WORDS } from '../../writer/copywriting/publishedWords.ts';
import { SEND_PAGE } from '../../writer/github/sendJob.ts';
import type { copyEngine } from '../compile/engine.ts';
import type { EngineBuild } from '../compile/engineBuild.ts';
import type { loadPrerenderEngine } from '../compile/prerenderPool.ts';
import { readRefreshProgram } from '../compile/refreshPart.ts';
import { renderWordTable } from '../copywriting/readWordTable.ts';
import { writeMachineFiles } from '../feeds/machineFiles.ts';
import { shortHash } from '../lib/hashes.ts';
import type { Progress } from '../lib/progress.ts';
import { endDocCache, startDocCache } from '../pageIndex/pageCache.ts';
import type { KeptSearch } from '../search/buildSearch.ts';
import { chooseIndexAndCheck } from './chooseIndexAndCheck.ts';
import { copySite, listSiteFiles } from './copySite.ts';
import { REFRESH_FILE } from './engineFiles.ts';
import type { Output } from './outputFolder.ts';
import { readPublishedSite } from './publishedSite.ts';
import { publishManifest, writeManifest } from './publishManifest.ts';
import { renderSendPage } from './sendPage.ts';
import { writeServiceWorker } from './serviceWorker.ts';
import { openShellWriter } from './shellWriter.ts';
import { findShellFile, listUrls } from './sitePages.ts';
import { listSiteUrls } from './siteUrls.ts';
import { createSnapshotDrawer } from './snapshots.ts';
import { writePages } from './writePages.ts';

/** As many pages are drawn while the content is indexed and checked. */
const FEW = 200;

export interface WrittenSite {
  site: SiteConfig;
  /** Of the content check. */
  findings: Finding[];
  engine: EngineBuild;
  /** `drawn`: pages whose text was drawn in this build and not remembered from the last one. */
  counts: { addresses: number; shells: number; copied: number; drawn: number };
}

export interface SiteBuildOptions {
  siteDir: string;
  outDir: string;
  /** Path of the site on its host, with a slash at both ends. */
  basePath: string;
  /** Is told what is being done. */
  onProgress?: Progress;
  /** Is told what went wrong with a page. */
  report?: (message: string) => void;
  /** false: browsers that have the service worker of an earlier build are to drop it. */
  hasServiceWorker?: boolean;
}

export interface BuildTools {
  compileEngine: typeof copyEngine;
  loadPrerender: typeof loadPrerenderEngine;
  /** Absent: in this process or in one of its own, whichever is quicker. */
  indexAndCheck?: typeof chooseIndexAndCheck;
  /** Of the code that builds, and what it runs on. */
  findHash: () => Promise<string>;
  /** Folder of the disk cache. */
  cache: string;
}

/** What a build is made with, the engines on their way. */
interface StartedTools extends Pick<BuildTools, 'indexAndCheck' | 'cache'> {
  compiling: ReturnType<typeof copyEngine>;
  prerender: ReturnType<typeof loadPrerenderEngine>;
}

/** Writes all files of a site into an output folder. */
export async function writeSite(
  output: Output,
  {
    siteDir,
    outDir,
    basePath,
    hasServiceWorker = true,
    onProgress = () => {},
    report = () => {},
  }: SiteBuildOptions,
  { compiling: compilingAll, prerender: loading, indexAndCheck = chooseIndexAndCheck, cache }: StartedTools,
): Promise<WrittenSite> {
  const { folder } = output;
  onProgress('读取文档，准备引擎');
  startDocCache();
  const compiling = compilingAll.then((engine) => ({
    ...engine,
    worker: hasServiceWorker ? engine.worker : undefined,
  }));
  // It is told to whom waits for it.
  compiling.catch(() => {});
  const [prerender, { manifest: read, drafts, whole }] = await Promise.all([
    loading,
    readPublishedSite(siteDir),
  ]);
  // As the application would read it.
  const manifest = parseManifest(JSON.stringify({ ...read, site: { ...read.site, baseUrl: basePath } }));
  // Before our own files, which win over what the site folder has under the same name.
  const files = await listSiteFiles(siteDir, { leaveOut: new Set(drafts), outDir });
  const urls = listSiteUrls(siteDir, { manifest }, files);
  const copied = await copySite(siteDir, output, files, { manifest, urls });
  const addresses = listUrls(manifest).filter(({ route }) =>
    urls.has('page', findShellFile(route.path).file),
  );
  const snapshots = await createSnapshotDrawer({ siteDir, manifest }, prerender, cache);
  const isBusy = (await snapshots.countNew(addresses.map(({ route }) => route))) > FEW;
  const shells = compiling.then((engine) => openShellWriter(manifest, engine, { snapshots, output, urls }));
  // All to their end, whatever becomes of one: threads that are left would keep the build from ending.
  const [indexed, written, others] = await Promise.allSettled([
    indexAndCheck(isBusy)(siteDir, manifest, whole, join(cache, 'search')).then(async (content) => {
      await copyIndexes(content.files, output);
      return content;
    }),
    writePages(addresses, { snapshots, shells, onProgress, report }),
    writeOthers(siteDir, output, manifest),
  ]);
  onProgress('写入清单和索引');
  await snapshots.close();
  endDocCache();
  if (indexed.status === 'rejected') throw indexed.reason;
  if (written.status === 'rejected') throw written.reason;
  if (others.status === 'rejected') throw others.reason;
  const { manifest: complete, findings } = indexed.value;
  await writeManifest(folder, await publishManifest(siteDir, complete));
  await snapshots.forgetOthers();
  const engine = await compiling;
  await writeServiceWorker(folder, engine, manifest.site);
  onProgress('替换有变化的文件');
  return {
    site: manifest.site,
    findings,
    engine,
    counts: { addresses: addresses.length, shells: written.value, copied, drawn: snapshots.drawn() },
  };
}

async function copyIndexes(files: KeptSearch['files'], output: Output): Promise<void> {
  await mapLimit(files, async ({ from, path }) => {
    // Its folder bears a hash of what is in it.
    await output.write(`${SEARCH_FOLDER}/${path}`, path, (to) => copyFile(from, to));
  });
}

/** What knows nothing of the engine, the pages' HTML and the indexes. */
async function writeOthers(siteDir: string, output: Output, manifest: Manifest): Promise<void> {
  const { folder } = output;
  await writeFile(join(folder, REFRESH_FILE), await readRefreshProgram());
  await writeMachineFiles(siteDir, folder, manifest);
  await writeFile(join(folder, PUBLISHED_WORDS), await renderWordTable(siteDir));
  const sendPage = await renderSendPage(manifest.site);
  if (sendPage !== undefined)
    await output.write(SEND_PAGE, shortHash(sendPage), (path) => writeFile(path, sendPage));
}
