// Writes the whole site, ready for a static host at any path.
import { copyFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PUBLISHED_WORDS } from '../../core/copywriting/publishedWords.ts';
import { SEND_PAGE } from '../../core/hosting/sendJob.ts';
import type { Finding } from '../../core/model/finding.ts';
import type { SiteConfig } from '../../core/model/manifest.ts';
import { parseManifest } from '../../core/model/parseManifest.ts';
import { fileOfRoute } from '../../core/paths/route.ts';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import { renderWordTable } from '../copywriting/readWordTable.ts';
import type { EngineBuild } from '../engine/compile.ts';
import {
  BUILD_SOURCES,
  buildEngine,
  type KeptEngine,
  keepEngine,
  openEngine,
} from '../engine/engineStore.ts';
import { loadPrerenderEngine } from '../engine/prerenderEngine.ts';
import { cacheDir } from '../lib/cacheDir.ts';
import { readGitState } from '../lib/gitDates.ts';
import { mapLimit } from '../lib/mapLimit.ts';
import type { Progress } from '../lib/progress.ts';
import type { FolderChanges } from '../lib/replaceFolder.ts';
import { shortHash } from '../lib/shortHash.ts';
import { hashSources } from '../lib/sourceHash.ts';
import { writeMachineFiles } from '../machine/machineFiles.ts';
import { buildRefresh, REFRESH_FILE } from '../refresh/buildRefresh.ts';
import { copySite } from './copySite.ts';
import { chooseIndexAndCheck } from './indexAndCheck.ts';
import { openLastBuild } from './lastBuild.ts';
import { type Output, replaceOutput } from './outputFolder.ts';
import { readPublishedSite } from './publishedSite.ts';
import { publishManifest, writeManifest } from './publishManifest.ts';
import { renderSendPage } from './sendPage.ts';
import { writeServiceWorker } from './serviceWorker.ts';
import { type Address, findShellFile, listAddresses } from './sitePages.ts';
import { createSnapshotDrawer, type SnapshotDrawer } from './snapshots.ts';
import { writeShells } from './writeShells.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const PARALLEL = 8;
/** As many pages are drawn while the content is indexed and checked. */
const FEW = 8;

export interface SiteBuild {
  site: SiteConfig;
  /** Of the content check. */
  findings: Finding[];
  engine: EngineBuild;
  /** Of the output folder. */
  changes: FolderChanges;
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
  compileEngine: typeof buildEngine;
  loadPrerender: typeof loadPrerenderEngine;
  indexAndCheck: typeof chooseIndexAndCheck;
  /** Of the code that builds, and what it runs on. */
  findHash: () => Promise<string>;
  /** Folder in which drawn pages, indexes and builds are remembered. */
  cache: string;
}

export const BUILD_TOOLS: BuildTools = {
  compileEngine: buildEngine,
  loadPrerender: loadPrerenderEngine,
  indexAndCheck: chooseIndexAndCheck,
  findHash: () => hashSources(BUILD_SOURCES),
  cache: cacheDir('sites'),
};

/** What a build gives, to be remembered. */
type Built = Omit<SiteBuild, 'changes' | 'engine'> & { engine: KeptEngine };

export async function buildSite(
  options: SiteBuildOptions,
  tools: BuildTools = BUILD_TOOLS,
): Promise<SiteBuild> {
  const { siteDir, outDir, basePath, hasServiceWorker = true, report = () => {} } = options;
  const name = `${shortHash(relative(tools.cache, outDir))}.json`;
  const last = await openLastBuild<Built>(join(tools.cache, 'last', name), {
    siteDir,
    outDir,
    madeOf: JSON.stringify([
      await tools.findHash(),
      process.version,
      relative(tools.cache, siteDir),
      basePath,
      hasServiceWorker,
      await readGitState(siteDir),
    ]),
  });
  const same = await last.find();
  if (same !== undefined)
    return {
      ...same,
      engine: openEngine(same.engine),
      counts: { ...same.counts, drawn: 0 },
      changes: { written: [], removed: [] },
    };
  let isWhole = true;
  const watched: typeof report = (problem) => {
    // It is to be told again.
    isWhole = false;
    report(problem);
  };
  const { built, changes } = await replaceOutput(
    outDir,
    { keepOut: [PROJECT, siteDir], record: join(tools.cache, 'left', name) },
    (output) => writeSite(output, { ...options, report: watched }, tools),
  );
  // Without it the next build only has more to do.
  if (isWhole) await last.save({ ...built, engine: keepEngine(built.engine) }).catch(() => {});
  return { ...built, changes };
}

async function writeSite(
  output: Output,
  {
    siteDir,
    outDir,
    basePath,
    hasServiceWorker = true,
    onProgress = () => {},
    report = () => {},
  }: SiteBuildOptions,
  { compileEngine, loadPrerender, indexAndCheck, cache }: BuildTools,
): Promise<Omit<SiteBuild, 'changes'>> {
  const { folder } = output;
  onProgress('读取文档，准备引擎');
  const [compiled, prerender, { manifest: read, drafts, whole }] = await Promise.all([
    compileEngine(folder),
    loadPrerender(),
    readPublishedSite(siteDir),
  ]);
  const engine = { ...compiled, worker: hasServiceWorker ? compiled.worker : undefined };
  // As the application would read it.
  const manifest = parseManifest(JSON.stringify({ ...read, site: { ...read.site, baseUrl: basePath } }));
  // Before our own files, which win over what the site folder has under the same name.
  const copied = await copySite(siteDir, output, {
    leaveOut: new Set(['manifest.json', ...drafts]),
    outDir,
  });
  const addresses = listAddresses(manifest);
  const snapshots = await createSnapshotDrawer({ siteDir, manifest }, prerender, join(cache, 'snapshots'));
  const isKnown = await mapLimit(addresses, ({ route }) => snapshots.isRemembered(route));
  const isBusy = isKnown.filter((known) => !known).length > FEW;
  // Both to their end, whatever becomes of either: threads that are left would keep the build from ending.
  const [indexed] = await Promise.allSettled([
    indexAndCheck(isBusy)(siteDir, manifest, whole, join(cache, 'search')),
    drawPages(addresses, snapshots, { onProgress, report }),
  ]);
  onProgress('写入清单和索引');
  await snapshots.close();
  if (indexed.status === 'rejected') throw indexed.reason;
  const { manifest: complete, files: indexFiles, findings } = indexed.value;
  await mapLimit(indexFiles, async ({ from, path }) => {
    // Its folder bears a hash of what is in it.
    await output.write(`${SEARCH_FOLDER}/${path}`, path, (to) => copyFile(from, to));
  });
  await writeManifest(folder, await publishManifest(siteDir, complete));
  await writeFile(join(folder, REFRESH_FILE), await buildRefresh());
  await writeMachineFiles(siteDir, folder, manifest);
  await writeFile(join(folder, PUBLISHED_WORDS), await renderWordTable(siteDir));
  const sendPage = await renderSendPage(manifest.site);
  if (sendPage !== undefined)
    await output.write(SEND_PAGE, shortHash(sendPage), (path) => writeFile(path, sendPage));
  const shells = await writeShells(manifest, engine, { addresses, snapshots, output, onProgress });
  await snapshots.forgetOthers();
  await writeServiceWorker(folder, engine, manifest.site);
  onProgress('替换有变化的文件');
  return {
    site: manifest.site,
    findings,
    engine,
    counts: { addresses: addresses.length, shells, copied, drawn: snapshots.drawn() },
  };
}

/** One that cannot be drawn is told to the writer; the application tells the reader, and the shell stays empty. */
async function drawPages(
  addresses: readonly Address[],
  snapshots: SnapshotDrawer,
  { onProgress, report }: Required<Pick<SiteBuildOptions, 'onProgress' | 'report'>>,
): Promise<void> {
  const fileOf = ({ route }: Address) => fileOfRoute(route) ?? '';
  // Pages of one file follow each other: it is parsed once.
  const inOrder = [...addresses].sort((a, b) => fileOf(a).localeCompare(fileOf(b)));
  await mapLimit(
    inOrder,
    async ({ route }, at) => {
      onProgress('排版页面', at, addresses.length);
      await snapshots.draw(route).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        report(`✗ ${findShellFile(route.path).file}：没有画成（${reason}）`);
      });
    },
    PARALLEL,
  );
}
