// Writes the service worker of a language: the compiled worker after a list of files to precache. workbox-webpack-plugin cannot make that
// list, since the HTML shell comes from the manifest, which webpack does not read.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DEPLOYMENT_NAME,
  type Deployment,
  type DeploymentFiles,
  SHELL_ROOT,
  WORKER_FILE,
} from '../../core/offline/deployment.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { NAVIGATION_CHUNK, PAGE_KINDS } from '../../core/site/nav/pageKinds.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { homePath, listOtherLocales } from '../../core/site/urls/localePaths.ts';
import type { EngineBuild } from '../compile/engineBuild.ts';
import { openInlineScripts } from '../compile/inlineScripts.ts';
import { shortHash } from '../lib/hashes.ts';
import { renderShell } from './shell.ts';
import type { SiteAssets } from './siteAssets.ts';

/** Lazy chunks (`webpackChunkName`) to precache; others are cached at runtime. */
const NEEDED_PARTS = [
  ...Object.values(PAGE_KINDS).flatMap(({ chunks }) => chunks),
  NAVIGATION_CHUNK,
  'parser',
  'blocks',
  'deferred',
  'html',
  'progress',
  'highlight-words',
];

/** Without a compiled worker, writes one that unregisters that of an earlier build. */
export async function writeServiceWorker(
  outDir: string,
  engine: EngineBuild,
  manifest: Pick<Manifest, 'site' | 'locales'>,
  siteAssets: SiteAssets = {},
): Promise<void> {
  const text =
    engine.worker === undefined
      ? (await openInlineScripts()).removeServiceWorker
      : renderDeployment(await describeDeployment(engine, manifest, siteAssets)) +
        (await readFile(join(outDir, engine.worker), 'utf8'));
  await writeFile(join(outDir, homePath(manifest).slice(1), WORKER_FILE), text);
}

/** @example renderDeployment({ id: '1f', … }) === 'self.__docsDeployment={"id":"1f",…};\n' */
function renderDeployment(deployment: Deployment): string {
  return `self.${DEPLOYMENT_NAME}=${JSON.stringify(deployment)};\n`;
}

async function describeDeployment(
  engine: EngineBuild,
  manifest: Pick<Manifest, 'site' | 'locales'>,
  siteAssets: SiteAssets,
): Promise<Deployment> {
  const { site, locales } = manifest;
  const files = listDeploymentFiles(engine);
  const { scripts, styles, worker } = engine;
  const shell = renderShell({
    page: { path: '/', noIndex: true },
    assets: { scripts, styles, parts: [] },
    root: SHELL_ROOT,
    site,
    locales,
    bootScript: (await openInlineScripts()).boot,
    siteAssets,
    worker,
  });
  const id = shortHash(JSON.stringify(files)).slice(0, 8);
  const home = homePath(manifest).slice(1);
  const folders = listOtherLocales(manifest).map(({ path }) => path.slice(1));
  const others = folders.filter((folder) => folder.startsWith(home)).map(encodePath);
  return { id, shell, home, others, ...files };
}

/** Files to precache at install, and files to cache later. */
export function listDeploymentFiles({ scripts, styles, parts, files }: EngineBuild): DeploymentFiles {
  const needed = new Set([...scripts, ...styles, ...NEEDED_PARTS.flatMap((name) => parts.get(name) ?? [])]);
  return { needed: [...needed], later: files.filter((file) => !needed.has(file)) };
}
