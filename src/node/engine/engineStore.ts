// The engine is compiled once: afterwards its files are copied, until something that they are made of changes.
// What is kept is right for every clone, so that a machine that builds for the first time may get it from another.
import { join } from 'node:path';
import { cacheDir } from '../lib/cacheDir.ts';
import { copyKept, openKept } from '../lib/folderStore.ts';
import { hearFrom, openBeside } from '../lib/openBeside.ts';
import { hashSources, type Sources } from '../lib/sourceHash.ts';
import type { compileBeside } from './compileBeside.ts';
import { type Joined, joinLibraries } from './joinLibraries.ts';
import { type EngineBuild, openEngine } from './keptEngine.ts';

/** All that decides about a bundle. Of src/node only this room, which holds how bundles are put together. */
export const ENGINE_SOURCES: Sources = {
  paths: ['src', 'package-lock.json', 'tsconfig.json', 'webpack.config.js'],
  isMeant: (file) => !file.startsWith('src/node/') || file.startsWith('src/node/engine/'),
};

/** All that decides about a build, but the site itself. */
export const BUILD_SOURCES: Sources = { paths: ENGINE_SOURCES.paths };

const STORE = cacheDir('engine');
const findHash = () => hashSources(ENGINE_SOURCES);

/** The application's bundle in an output folder. */
export async function buildEngine(outDir: string, entry: 'web' | 'offline' = 'web'): Promise<EngineBuild> {
  const kept = await copyKept(STORE, outDir, {
    kind: entry,
    findHash,
    make: async (folder) => {
      // The compiler keeps a processor busy for as long as all the rest of a build: that goes on meanwhile.
      const beside = await openBeside<{ compileBeside: typeof compileBeside }>(
        'src/node/engine/compileBeside.ts',
        ['compileBeside'],
      );
      const compiling = beside.compileBeside('production', folder, entry);
      // What both need is made there: here the bundler would wait for texts that are being read.
      const joined = new Promise<Joined>((resolve, reject) => {
        hearFrom(compiling, resolve);
        compiling.catch(reject);
      });
      joinLibraries(() => joined).catch(() => {});
      return compiling.finally(() => beside.end());
    },
  });
  return openEngine(kept);
}

/** The file to import that draws pages ahead. */
export async function buildPrerender(): Promise<string> {
  const { folder, value } = await openKept(STORE, {
    kind: 'prerender',
    findHash,
    make: async (into) => {
      const { bundlePrerender } = await import('./bundlePrerender.ts');
      return bundlePrerender(into);
    },
  });
  return join(folder, value);
}
