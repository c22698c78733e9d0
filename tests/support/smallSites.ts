// Builds sites beside our own. Loads all that builds: tests import it when they begin.
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_TOOLS, buildSite, type SiteBuild } from '../../src/node/build/buildSite.ts';
import { indexAndCheck } from '../../src/node/build/indexAndCheck.worker.ts';
import type { BuildTools, SiteBuildOptions } from '../../src/node/build/writeSite.ts';
import type { EngineBuild } from '../../src/node/compile/engineBuild.ts';
import { DIST } from './server.ts';

/** The engine that our own site was built with, for another one. */
async function copyEngine(outDir: string): Promise<EngineBuild> {
  await cp(join(DIST, 'assets'), join(outDir, 'assets'), { recursive: true });
  const shell = await readFile(join(DIST, 'index.html'), 'utf8');
  const files = [...shell.matchAll(/data-asset="([^"]+)"/g)].map(([, file]) => file ?? '');
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    parts: new Map(),
    files,
  };
}

let prerender: ReturnType<BuildTools['loadPrerender']> | undefined;

/** Nothing is compiled again, and no process of their own is started for small ones. */
const SMALL_SITE_TOOLS: BuildTools = {
  ...BUILD_TOOLS,
  compileEngine: copyEngine,
  // It may have been compiled before the code was changed.
  findHash: async () => [await BUILD_TOOLS.findHash(), ...(await readdir(join(DIST, 'assets')))].join(),
  loadPrerender: () => {
    prerender ??= BUILD_TOOLS.loadPrerender();
    return prerender;
  },
  indexAndCheck: () => indexAndCheck,
};

/** @param cache where the build keeps what it has made, of a site that comes and goes */
export function buildSmallSite(options: SiteBuildOptions, cache = BUILD_TOOLS.cache): Promise<SiteBuild> {
  return buildSite(options, { ...SMALL_SITE_TOOLS, cache });
}
