// refresh.mjs: the program inside a published site or a kit that updates its manifest, search index and pages.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { commandMessages } from '#site-i18n/commandMessages';
import { REFRESH_FILE } from '../build/urlTable.ts';
import { PROJECT } from '../lib/project.ts';
import { inLanguage, LANGUAGE_CONDITIONS, leaveOutDiagrams } from './bundlerSettings.ts';
import { openPart } from './engineStore.mjs';

const messages = commandMessages.refresh;

const [needed, end] = messages.oldNode;

/** Runs before the bundled modules: an old Node shows this message instead of a syntax error. */
const BANNER = `// ${messages.banner}
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
if (Number.parseInt(process.versions.node, 10) < 20) {
  console.error('${needed}' + process.version + '${end}');
  process.exit(1);
}`;

/** A published folder has a manifest, so that no configuration of another engine is parsed. */
const leaveOutParser: Plugin = {
  name: 'left out parser of configurations',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/parseCode\.ts$/ }, ({ path }) => ({ path, external: true })),
};

/** The program's text: one file with all its packages. */
export async function readRefreshProgram(): Promise<string> {
  const { folder } = await openPart(inLanguage('refresh'), async (outdir) => {
    const { build } = await import('esbuild');
    const { metafile } = await build({
      absWorkingDir: PROJECT,
      entryPoints: ['src/node/refresh/refreshProgram.ts'],
      outfile: join(outdir, REFRESH_FILE),
      bundle: true,
      conditions: [...LANGUAGE_CONDITIONS, 'module'],
      platform: 'node',
      format: 'esm',
      target: 'node20',
      mainFields: ['module', 'main'],
      minify: true,
      charset: 'utf8',
      legalComments: 'none',
      banner: { js: BANNER },
      plugins: [leaveOutDiagrams, leaveOutParser],
      // refresh.mjs never calls esbuild: a published site has no sources to bundle.
      external: ['esbuild'],
      metafile: true,
      logLevel: 'silent',
    });
    return {
      inputs: [
        'src/node/compile/bundlerSettings.ts',
        'src/node/compile/refreshPart.ts',
        ...Object.keys(metafile.inputs),
      ],
      value: null,
    };
  });
  return readFile(join(folder, REFRESH_FILE), 'utf8');
}
