// The sites beside our own that browser tests read: built once, by tests/e2e/sites.setup.ts.
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineBuild } from '../../src/node/engine/compile.ts';
import { cacheDir } from '../../src/node/lib/cacheDir.ts';
import { BUILD_TOOLS } from '../../src/node/site/buildSite.ts';
import { indexAndCheck } from '../../src/node/site/indexAndCheck.ts';
import type { BuildTools } from '../../src/node/site/writeSite.ts';
import { DIST } from './server.ts';

/** A folder such as people unpack archives into. */
export const KIT = cacheDir('test-kit/离线 文档 (1)');
export const FOREIGN = cacheDir('test-foreign');
export const HOSTILE = cacheDir('test-hostile');

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

/** For sites beside our own: nothing is compiled again, and no process of their own is started for small ones. */
export const SMALL_SITE_TOOLS: BuildTools = {
  ...BUILD_TOOLS,
  compileEngine: copyEngine,
  loadPrerender: () => {
    prerender ??= BUILD_TOOLS.loadPrerender();
    return prerender;
  },
  indexAndCheck: () => indexAndCheck,
};
