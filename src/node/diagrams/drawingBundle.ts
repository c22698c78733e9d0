// What draws and parses diagrams, joined into few files: the library and its window have some thousand, which take
// seconds to load.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { leaveOutDiagrams } from '../compile/diagramParts.ts';
import { NODE_MODULES } from '../compile/nodeModules.ts';
import { cacheDir } from '../lib/cacheDir.ts';
import { openCachedFolder } from '../lib/diskCache.ts';
import { inProject } from '../lib/project.ts';
import { hashSources } from '../lib/sourceHash.ts';

/** What decides on how a diagram looks; its colours are the style sheet's. */
const SOURCES = {
  paths: [
    'src/core/diagrams',
    'src/node/diagrams',
    'src/node/compile/nodeModules.ts',
    'src/node/compile/diagramParts.ts',
    'src/lib/messageOf.ts',
    'src/lib/svgPath.ts',
    'src/core/document/diagram.ts',
    'package-lock.json',
  ],
};

/** Other code may draw the same text otherwise. */
export const hashDrawingCode = () => hashSources(SOURCES);

/** The file to import for what a file of this folder exports. */
export async function openDrawingPart(name: 'drawBeside' | 'diagramFault'): Promise<URL> {
  const { folder } = await openCachedFolder(cacheDir('engine'), {
    kind: 'drawing',
    findHash: hashDrawingCode,
    make: bundleParts,
  });
  return pathToFileURL(join(folder, `${name}.mjs`));
}

async function bundleParts(folder: string): Promise<null> {
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['drawBeside', 'diagramFault'].map((name) => inProject(`src/node/diagrams/${name}.ts`)),
    outdir: folder,
    // Of the library's parts only those are loaded that a diagram wants.
    ...NODE_MODULES,
    conditions: ['production', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [leaveOutDiagrams],
  });
  return null;
}
