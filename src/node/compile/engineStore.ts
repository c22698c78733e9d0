// The engine is compiled once: afterwards its files are copied, until something that they are made of changes.
// What is kept is right for every clone, so that a machine that builds for the first time may get it from another.
import { join } from 'node:path';
import { cacheDir } from '../lib/cacheDir.ts';
import { copyCachedFolder, openCachedFolder } from '../lib/diskCache.ts';
import { openBeside } from '../lib/openBeside.ts';
import { hashSources, type Sources } from '../lib/sourceHash.ts';
import type { compile } from './compileBeside.ts';
import { type EngineBuild, openEngine } from './keptEngine.ts';

/** All that decides about a bundle. Of src/node only this room, which holds how bundles are put together. */
export const ENGINE_SOURCES: Sources = {
  paths: ['src', 'package-lock.json', 'tsconfig.json', 'webpack.config.js'],
  isMeant: (file) => !file.startsWith('src/node/') || file.startsWith('src/node/compile/'),
};

/** All that decides about a build, but the site itself. */
export const BUILD_SOURCES: Sources = { paths: ENGINE_SOURCES.paths };

const STORE = cacheDir('engine');
const findHash = () => hashSources(ENGINE_SOURCES);

/** The application's bundle in an output folder. */
export async function buildEngine(outDir: string, entry: 'web' | 'offline' = 'web'): Promise<EngineBuild> {
  const kept = await copyCachedFolder(STORE, outDir, {
    kind: entry,
    findHash,
    make: async (folder) => {
      // Compiling takes a processor for as long as the rest of a build, which runs in this process at the same time.
      const farm = await openBeside<{ compile: typeof compile }>('src/node/compile/compileBeside.ts', [
        'compile',
      ]);
      return farm.compile('production', folder, entry).finally(() => farm.end());
    },
  });
  return openEngine(kept);
}

/** The file to import that draws pages ahead. */
export async function buildPrerender(): Promise<string> {
  const { folder, value } = await openCachedFolder(STORE, {
    kind: 'prerender',
    findHash,
    make: async (into) => {
      const { bundlePrerender } = await import('./bundlePrerender.ts');
      return bundlePrerender(into);
    },
  });
  return join(folder, value);
}
