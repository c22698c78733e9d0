// The engine is compiled once: afterwards its files are copied, until something that they are made of changes.
// What is kept is right for every clone, so that a machine that builds for the first time may get it from another.
import { join } from 'node:path';
import { cacheDir } from '../lib/cacheDir.ts';
import { copyKept, openKept } from '../lib/folderStore.ts';
import { hashSources, type Sources } from '../lib/sourceHash.ts';
import type { EngineBuild } from './compile.ts';

/** All that decides about a bundle. Of src/node only this room, which holds how bundles are put together. */
export const ENGINE_SOURCES: Sources = {
  paths: ['src', 'package-lock.json', 'tsconfig.json', 'webpack.config.js'],
  isMeant: (file) => !file.startsWith('src/node/') || file.startsWith('src/node/engine/'),
};

/** All that decides about a build, but the site itself. */
export const BUILD_SOURCES: Sources = { paths: ENGINE_SOURCES.paths };

/** An engine as JSON holds it. */
export interface KeptEngine extends Omit<EngineBuild, 'parts'> {
  parts: readonly [name: string, files: readonly string[]][];
}
export const keepEngine = (engine: EngineBuild): KeptEngine => ({ ...engine, parts: [...engine.parts] });
export const openEngine = (kept: KeptEngine): EngineBuild => ({ ...kept, parts: new Map(kept.parts) });

const STORE = cacheDir('engine');
const findHash = () => hashSources(ENGINE_SOURCES);

/** The application's bundle in an output folder. */
export async function buildEngine(outDir: string, entry: 'web' | 'offline' = 'web'): Promise<EngineBuild> {
  const kept = await copyKept(STORE, outDir, {
    kind: entry,
    findHash,
    make: async (folder) => {
      // Loading the compiler takes as long as all the rest of a build without changes.
      const { compile } = await import('./compile.ts');
      return keepEngine(await compile('production', folder, entry));
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
