// Writes all files of a built site, in the order of their dependencies.

import { copyFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildMessages } from '#i18n/buildMessages';
import { PUBLISHED_WORD_TABLE } from '../../core/constants.ts';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest, SiteConfig } from '../../core/site/manifest/manifest.ts';
import { parseManifest } from '../../core/site/manifest/parseManifest.ts';
import { homePath, listOtherLocales } from '../../core/site/urls/localePaths.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { PULL_REQUEST_PAGE } from '../../writer/github/pullRequestWindow.ts';
import { planCards } from '../card/planCards.ts';
import { writeCards } from '../card/writeCards.ts';
import type { copyEngine } from '../compile/engine.ts';
import type { EngineBuild } from '../compile/engineBuild.ts';
import { openInlineScripts } from '../compile/inlineScripts.ts';
import type { loadPrerenderEngine } from '../compile/prerenderPool.ts';
import { readRefreshProgram } from '../compile/refreshPart.ts';
import { startWorkers } from '../compile/startWorkers.ts';
import { renderWordTable } from '../copywriting/readWordTable.ts';
import { writeFeedFiles } from '../feeds/generatedFiles.ts';
import { openRecord } from '../lib/diskCache.ts';
import { openFileHashes } from '../lib/fileHashes.ts';
import { shortHash } from '../lib/hashes.ts';
import { limitHeapGrowth } from '../lib/limitHeapGrowth.ts';
import { isOutput } from '../lib/listFiles.ts';
import type { Progress } from '../lib/progress.ts';
import { manifestOfLocale } from '../manifest/readLocale.ts';
import { openMetadataRecord, saveMetadataRecord } from '../pageIndex/metadataRecord.ts';
import { endBuildCache, startBuildCache } from '../pageIndex/pageCache.ts';
import type { CachedSearch } from '../search/cachedSearch.ts';
import { copySite, listSiteFiles } from './copySite.ts';
import { indexAndCheck } from './indexAndCheck.worker.ts';
import { findShellFile, listPageUrls } from './outputFiles.ts';
import type { Output } from './outputFolder.ts';
import { createPageRenderer } from './prerenderedPages.ts';
import { type PublishedSite, readPublishedSites } from './publishedSite.ts';
import { publishManifest, writeManifest } from './publishManifest.ts';
import { renderPullRequestPage } from './sendPage.ts';
import { writeServiceWorker } from './serviceWorker.ts';
import { openShellWriter } from './shellWriter.ts';
import { findSiteAssets } from './siteAssets.ts';
import { openSiteUrls } from './siteUrls.ts';
import { REFRESH_FILE } from './urlTable.ts';
import { writePages } from './writePages.ts';

const { progress } = buildMessages;

/** Above this number of pages to render, a worker process for index and check saves more time than its start takes. */
const FEW_PAGES = 200;

export interface WrittenSite {
  site: SiteConfig;
  /** Findings of the content check. */
  findings: Finding[];
  engine: EngineBuild;
  /** `rendered`: pages that this build rendered, not those from the cache. */
  counts: { addresses: number; shells: number; copied: number; rendered: number };
}

export interface LanguageBuildOptions extends SiteBuildOptions {
  /** Another language than the default one. */
  published?: PublishedSite;
}

export interface SiteBuildOptions {
  siteDir: string;
  outDir: string;
  /** Path of the site on its host, with a slash at both ends. */
  basePath: string;
  onProgress?: Progress;
  /** Called with the message about a page that could not be rendered. */
  report?: (message: string) => void;
  /** false: the build publishes a worker that only unregisters the worker of an earlier build. */
  hasServiceWorker?: boolean;
}

export interface BuildTools {
  compileEngine: typeof copyEngine;
  loadPrerender: typeof loadPrerenderEngine;
  /** Default: in this process or in a worker process, whichever is faster. */
  indexAndCheck?: typeof chooseIndexAndCheck;
  /** Hash of the build's code and of the Node version. */
  findHash: () => Promise<string>;
  /** Folder of the disk cache. */
  cache: string;
}

/** Tools of a build whose engines are being compiled. */
interface StartedTools extends Pick<BuildTools, 'indexAndCheck' | 'cache'> {
  compiling: ReturnType<typeof copyEngine>;
  prerender: ReturnType<typeof loadPrerenderEngine>;
}

export async function writeSite(
  output: Output,
  {
    siteDir,
    outDir,
    basePath,
    published,
    hasServiceWorker = true,
    onProgress = () => {},
    report = () => {},
  }: LanguageBuildOptions,
  { compiling: compilingAll, prerender: loading, indexAndCheck = chooseIndexAndCheck, cache }: StartedTools,
): Promise<WrittenSite & { languages: readonly PublishedSite[] }> {
  limitHeapGrowth();
  const { folder } = output;
  onProgress(progress.readDocs);
  // A relative path is the same in every clone.
  const name = shortHash(
    relative(cache, siteDir) + basePath + (published?.manifest.site.defaultLocale ?? ''),
  );
  const hashes = openFileHashes(siteDir, openRecord(join(cache, 'files'), name));
  startBuildCache(hashes);
  await openMetadataRecord(openRecord(join(cache, 'metadata'), name));
  const compiling = compilingAll.then((engine) => ({
    ...engine,
    worker: hasServiceWorker ? engine.worker : undefined,
  }));
  // The promise is awaited later: without a handler Node exits at an unhandled rejection.
  compiling.catch(() => {});
  const [prerender, [{ manifest: read, drafts, whole }, ...languages]] = await Promise.all([
    loading,
    published === undefined ? readPublishedSites(siteDir) : ([published] as const),
  ]);
  // Serialized and parsed, so that the manifest equals the one that the browser parses.
  const manifest = parseManifest(JSON.stringify({ ...read, site: { ...read.site, baseUrl: basePath } }));
  const home = homePath(manifest).slice(1);
  // Site files are copied first, so that generated files replace those of the same name. They are copied once, with the
  // default language.
  const leaveOut = new Set([...drafts, ...listOtherLocales(manifest).map(manifestOfLocale)]);
  const files = home === '' ? await listSiteFiles(siteDir, { leaveOut, outDir }) : [];
  // Without drafts, the content check would find the same conflicts; it checks no files of an output folder.
  const isWhole = drafts.length === 0 && !(await isOutput(siteDir));
  const built = isWhole ? { ...whole, manifest } : { manifest };
  const urls = await openSiteUrls(siteDir, built, files, openRecord(join(cache, 'urls'), name));
  const copied = await copySite(siteDir, output, files, {
    manifests: [manifest, ...languages.map((language) => language.manifest)],
    urls,
    hashes,
  });
  hashes.save();
  const addresses = listPageUrls(manifest).filter(({ route }) =>
    urls.has('page', findShellFile(route.path).file),
  );
  const snapshots = await createPageRenderer({ siteDir, manifest }, prerender, cache);
  const isBusy = (await snapshots.countUncached(addresses.map(({ route }) => route))) > FEW_PAGES;
  const siteAssets = await findSiteAssets(siteDir, (await openInlineScripts()).siteScript);
  const plan = await planCards(siteDir, manifest);
  const shells = compiling.then((engine) =>
    openShellWriter(manifest, engine, { snapshots, output, urls, cache, siteAssets, cards: plan?.cards }),
  );
  // allSettled() waits for all promises even after a rejection, since running threads keep the process alive.
  const [indexed, written, others, drawn] = await Promise.allSettled([
    indexAndCheck(isBusy)(
      siteDir,
      manifest,
      whole,
      join(cache, 'search'),
      isWhole ? urls.conflicts : undefined,
    ).then(async (content) => {
      await copyIndexes(content.files, output);
      return content;
    }),
    writePages(addresses, { snapshots, shells, onProgress, report }),
    writeOthers(siteDir, output, manifest),
    plan && writeCards(plan, output, cache),
  ]);
  onProgress(progress.writeIndexes);
  await snapshots.close();
  saveMetadataRecord();
  endBuildCache();
  if (indexed.status === 'rejected') throw indexed.reason;
  if (written.status === 'rejected') throw written.reason;
  if (others.status === 'rejected') throw others.reason;
  if (drawn.status === 'rejected') throw drawn.reason;
  const { manifest: complete, findings } = indexed.value;
  await writeManifest(folder, await publishManifest(siteDir, complete));
  await snapshots.removeUnused();
  const engine = await compiling;
  await writeServiceWorker(folder, engine, manifest, siteAssets);
  onProgress(progress.replaceFiles);
  return {
    languages,
    site: manifest.site,
    findings,
    engine,
    counts: {
      addresses: addresses.length,
      shells: written.value,
      copied,
      rendered: snapshots.countRendered(),
    },
  };
}

async function copyIndexes(files: CachedSearch['files'], output: Output): Promise<void> {
  await mapLimit(files, async ({ from, path }) => {
    // The path contains a hash of the content: it is its own cache key.
    await output.write(`${SEARCH_FOLDER}/${path}`, path, (to) => copyFile(from, to));
  });
}

/** Files that depend on neither the engine, the rendered pages nor the indexes. */
async function writeOthers(siteDir: string, output: Output, manifest: Manifest): Promise<void> {
  const { folder } = output;
  await writeFeedFiles(siteDir, folder, manifest);
  const home = homePath(manifest).slice(1);
  const sendPage = await renderPullRequestPage(manifest);
  if (sendPage !== undefined)
    await output.write(home + PULL_REQUEST_PAGE, shortHash(sendPage), (path) => writeFile(path, sendPage));
  if (home !== '') return;
  await writeFile(join(folder, REFRESH_FILE), await readRefreshProgram());
  await writeFile(join(folder, PUBLISHED_WORD_TABLE), await renderWordTable(siteDir));
}

/** indexAndCheck() in a worker process, parallel to the rendering in this one. */
const runInWorker: typeof indexAndCheck = async (...input) => {
  const workers = await startWorkers<{ indexAndCheck: typeof indexAndCheck }>('build/indexAndCheck.worker', [
    'indexAndCheck',
  ]);
  return workers.indexAndCheck(...input).finally(() => workers.end());
};

function chooseIndexAndCheck(isBusy: boolean): typeof indexAndCheck {
  return isBusy ? runInWorker : indexAndCheck;
}
