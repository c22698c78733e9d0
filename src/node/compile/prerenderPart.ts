// The prerenderer: the application's components, bundled for Node with the same class names as in the browser.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { PROJECT } from '../lib/project.ts';
import { NODE_BUNDLE, REPLACED_MODULES } from './bundlerSettings.ts';
import { namesInSheet, readPartSheet } from './classNames.ts';
import { listCompilerFiles } from './engine.ts';
import { openPart } from './engineStore.mjs';

/** Path of the module that exports PrerenderThread. Rejects with esbuild's message where the code has errors. */
export async function openPrerenderer(): Promise<string> {
  const { folder } = await openPart('prerender', async (outdir) => {
    const { build } = await import('esbuild');
    const { metafile } = await build({
      ...NODE_BUNDLE,
      absWorkingDir: PROJECT,
      entryPoints: ['src/reader/entries/prerender.tsx'],
      outdir,
      conditions: ['webpack', 'production', 'module'],
      mainFields: ['module', 'main'],
      jsx: 'automatic',
      // Diagrams are rendered by their own part. Grammars are imported by a computed path (grammars.ts), which Node
      // resolves when it runs.
      external: ['mermaid'],
      plugins: [replaceModules, importClassNames],
    });
    return { inputs: [...Object.keys(metafile.inputs), ...listCompilerFiles()], value: null };
  });
  return join(folder, 'prerender.mjs');
}

const replaceModules: Plugin = {
  name: 'replaced modules',
  setup(build) {
    for (const [name, path] of Object.entries(REPLACED_MODULES))
      build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path }));
  },
};

/** A CSS module exports its class names; the rules are in the browser's stylesheet. */
const importClassNames: Plugin = {
  name: 'class names',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const file = relative(PROJECT, path).replaceAll('\\', '/');
      if (!file.endsWith('.module.css')) return { contents: '' };
      const css = await readFile(path);
      const names = file.endsWith('.part.module.css')
        ? readPartSheet(file, css).names
        : namesInSheet(file, css);
      return { contents: `export default ${JSON.stringify(names)};` };
    });
  },
};
