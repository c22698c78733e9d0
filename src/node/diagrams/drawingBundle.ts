// What draws and parses diagrams, joined into few files: the library and its window have some thousand, which take
// seconds to load.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { leaveOutDiagrams, NODE_BUNDLE } from '../compile/bundlerSettings.ts';
import { openPart } from '../compile/engineStore.mjs';
import { hashSources } from '../lib/hashes.ts';
import { PROJECT } from '../lib/project.ts';

/** What decides on how a diagram looks; its colours are the style sheet's. */
const SOURCES = {
  paths: [
    'src/core/diagrams',
    'src/node/diagrams',
    'src/node/compile/bundlerSettings.ts',
    'src/lib/messageOf.ts',
    'src/lib/svgPath.ts',
    'src/core/document/diagram.ts',
    'package-lock.json',
  ],
};

/** Other code may draw the same text otherwise. */
export const hashDrawingCode = () => hashSources(SOURCES);

/** URL of a compiled file of this folder. */
export async function openDrawingPart(name: 'drawDiagram.worker' | 'diagramFault'): Promise<URL> {
  const { folder } = await openPart('diagrams', bundleDiagrams);
  return pathToFileURL(join(folder, `${name}.mjs`));
}

async function bundleDiagrams(outdir: string) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    ...NODE_BUNDLE,
    absWorkingDir: PROJECT,
    entryPoints: ['drawDiagram.worker', 'diagramFault'].map((name) => `src/node/diagrams/${name}.ts`),
    outdir,
    conditions: ['production', 'module'],
    plugins: [leaveOutDiagrams],
  });
  return { inputs: ['src/node/compile/bundlerSettings.ts', ...Object.keys(metafile.inputs)], value: null };
}
