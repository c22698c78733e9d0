// The drawing library with all that it uses are some six hundred small modules: a compiler that looks at each of them
// by itself takes a fifth of its time for that. They are joined into few before it begins, once for all who bundle them:
// what browsers run, what draws ahead, and refresh.mjs.
import { join } from 'node:path';
import { cacheDir } from '../lib/cacheDir.ts';
import { openKept } from '../lib/folderStore.ts';
import { hashSources } from '../lib/sourceHash.ts';
import { leaveOutDiagrams } from './diagramParts.ts';
import { sharedConfig } from './shareConfig.ts';

const SOURCES = {
  paths: [
    'package-lock.json',
    ...['joinLibraries', 'diagramParts', 'shareConfig'].map((name) => `src/node/engine/${name}.ts`),
  ],
};

const JOINED = [
  'mermaid',
  // One of its modules; who loads both gets the same one.
  'dompurify',
  // A hundred and sixty modules for one small script.
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
] as const;

export type Joined = Record<(typeof JOINED)[number], string>;

let joined: Promise<Joined> | undefined;

/**
 * Gives the files that stand in the place of packages, by the packages' names.
 * @param join who does it, if nobody has; absent: this process
 */
export function joinLibraries(join = () => joinInto(cacheDir('engine'))): Promise<Joined> {
  joined ??= join();
  return joined;
}

export async function joinInto(store: string): Promise<Joined> {
  const { folder } = await openKept(store, {
    kind: 'joined',
    findHash: () => hashSources(SOURCES),
    make: bundle,
  });
  // Each has a file of its name.
  return Object.fromEntries(JOINED.map((name) => [name, join(folder, `${name}.mjs`)])) as Joined;
}

async function bundle(outdir: string): Promise<null> {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [...JOINED],
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
    define: { 'process.env.NODE_ENV': '"production"' },
    minifyWhitespace: true,
    plugins: [leaveOutDiagrams, sharedConfig],
    logLevel: 'silent',
  });
  return null;
}
