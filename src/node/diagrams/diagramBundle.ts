// Bundles Mermaid and its DOM into two modules: unbundled, their thousands of files take seconds to load.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { leaveOutDiagrams, NODE_BUNDLE } from '../compile/bundlerSettings.ts';
import { openPart } from '../compile/engineStore.mjs';
import { hashSources } from '../lib/hashes.ts';
import { PROJECT } from '../lib/project.ts';

/** All sources that affect a rendered diagram, except for the stylesheet with its colours. */
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

/** Hash of the rendering code: other code may render the same source in another way. */
export const hashDiagramCode = () => hashSources(SOURCES);

/** URL of a bundled module of this folder, for `import()` or a worker. */
export async function openDiagramModule(name: 'renderDiagram.worker' | 'findSyntaxError'): Promise<URL> {
  return pathToFileURL(join(await openDiagrams(), `${name}.mjs`));
}

/** Folder of the bundled modules. */
export async function openDiagrams(): Promise<string> {
  return (await openPart('diagrams', bundleDiagrams)).folder;
}

async function bundleDiagrams(outdir: string) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    // With splitting: Mermaid loads the module of a diagram's kind by a dynamic import.
    ...NODE_BUNDLE,
    absWorkingDir: PROJECT,
    entryPoints: ['renderDiagram.worker', 'findSyntaxError'].map((name) => `src/node/diagrams/${name}.ts`),
    outdir,
    conditions: ['production', 'module'],
    plugins: [leaveOutDiagrams],
  });
  return { inputs: ['src/node/compile/bundlerSettings.ts', ...Object.keys(metafile.inputs)], value: null };
}
