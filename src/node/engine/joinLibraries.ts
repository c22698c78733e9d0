// The drawing library with all that it uses are some six hundred small modules: a compiler that looks at each of them
// by itself takes a fifth of its time for that. They are joined into few before it begins.
import { join } from 'node:path';
import { cacheDir } from '../lib/cacheDir.ts';
import { openKept } from '../lib/folderStore.ts';
import { hashSources } from '../lib/sourceHash.ts';
import { leaveOutDiagrams } from './diagramParts.ts';

const SOURCES = {
  paths: ['package-lock.json', 'src/node/engine/joinLibraries.ts', 'src/node/engine/diagramParts.ts'],
};

/** Gives the files that stand in the place of packages, by the packages' names. */
export async function joinLibraries(store = cacheDir('engine')): Promise<Record<string, string>> {
  const { folder } = await openKept(store, {
    kind: 'joined',
    findHash: () => hashSources(SOURCES),
    make: bundle,
  });
  return { mermaid: join(folder, 'mermaid.mjs') };
}

async function bundle(outdir: string): Promise<null> {
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['mermaid'],
    outdir,
    bundle: true,
    // Its parts stay parts.
    splitting: true,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    platform: 'browser',
    target: 'es2022',
    conditions: ['production', 'module'],
    charset: 'utf8',
    minifyWhitespace: true,
    plugins: [leaveOutDiagrams],
    logLevel: 'silent',
  });
  return null;
}
