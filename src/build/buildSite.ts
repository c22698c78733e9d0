// Writes the whole site, ready for a static host at any path.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '../core/model/manifest.ts';
import { describeRoute } from '../core/nav/pageHead.ts';
import { writeSearch } from './buildSearch.ts';
import { compile, type EngineBuild } from './compile.ts';
import { copySite } from './copySite.ts';
import { FEED_PATH, renderFeed } from './feed.ts';
import { buildInlineScript } from './inlineScript.ts';
import { mapLimit } from './lib/mapLimit.ts';
import { hasOpenSearch, OPEN_SEARCH_FILE, renderOpenSearch } from './openSearch.ts';
import { prepareOutputFolder } from './outputFolder.ts';
import { readPublishedSite } from './publishedSite.ts';
import { renderShell } from './shell.ts';
import { assetsOfRoute, listAddresses, listShellFiles } from './sitePages.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const PARALLEL = 32;

export interface SiteBuild {
  engine: EngineBuild;
  counts: { addresses: number; shells: number; copied: number };
}

export interface SiteBuildOptions {
  siteDir: string;
  outDir: string;
  /** Path of the site on its host, with a slash at both ends. */
  basePath: string;
}

export async function buildSite(
  { siteDir, outDir, basePath }: SiteBuildOptions,
  compileEngine: typeof compile = compile,
): Promise<SiteBuild> {
  await prepareOutputFolder(outDir, [PROJECT, siteDir]);
  const [engine, { manifest: read, drafts }] = await Promise.all([
    compileEngine('production', outDir),
    readPublishedSite(siteDir),
  ]);
  const manifest = { ...read, site: { ...read.site, baseUrl: basePath } };
  // Before our own files, which win over what the site folder has under the same name.
  const copied = await copySite(siteDir, outDir, { leaveOut: new Set(['manifest.json', ...drafts]) });
  const complete = await writeSearch(siteDir, outDir, manifest);
  await writeFile(join(outDir, 'manifest.json'), JSON.stringify(complete));
  await writeFile(join(outDir, FEED_PATH), renderFeed(manifest));
  if (hasOpenSearch(manifest.site))
    await writeFile(join(outDir, OPEN_SEARCH_FILE), renderOpenSearch(manifest.site));
  const shells = await writeShells(manifest, engine, outDir);
  return { engine, counts: { addresses: listAddresses(manifest).length, shells, copied } };
}

async function writeShells(manifest: Manifest, engine: EngineBuild, outDir: string): Promise<number> {
  const { site } = manifest;
  const bootScript = await buildInlineScript();
  const shells = listAddresses(manifest).flatMap(({ path, route }) => {
    const page = describeRoute(manifest, route);
    const assets = assetsOfRoute(engine, route);
    return listShellFiles(path).map(({ file, root }) => ({ file, root, page, assets }));
  });
  const page = describeRoute(manifest, { kind: 'notFound', version: undefined });
  const assets = assetsOfRoute(engine, { kind: 'notFound', version: undefined });
  shells.push({ file: '404.html', root: site.baseUrl, page, assets });
  await mapLimit(shells, PARALLEL, async ({ file, ...shell }) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), renderShell({ ...shell, site, bootScript }));
  });
  return shells.length;
}
