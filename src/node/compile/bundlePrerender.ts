// Bundles what draws pages ahead in Node, from the same components as the application with the same names of classes.
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { GRAMMAR_FILES } from '../../core/site/manifest/codeLanguages.ts';
import { PROJECT } from '../lib/project.ts';
import { namesInSheet, readPartSheet } from './classNames.ts';
import { NODE_MODULES } from './nodeModules.ts';
import { REPLACED_MODULES } from './replacedModules.ts';

const ENTRY = 'src/reader/entries/prerender.tsx';
const ENTRY_FILE = 'prerender.mjs';

/** Gives the name of the file to import. Rejects with the bundler's words when the code has errors. */
export async function bundlePrerender(outDir: string): Promise<string> {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: PROJECT,
    entryPoints: [ENTRY],
    outdir: outDir,
    // Parts that no page needs that is drawn ahead are never loaded.
    ...NODE_MODULES,
    conditions: ['webpack', 'production', 'module'],
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    // The build draws diagrams itself.
    external: ['mermaid'],
    plugins: [replaceModules, buildGrammars, nameClasses],
    logLevel: 'silent',
  });
  return ENTRY_FILE;
}

const replaceModules: Plugin = {
  name: 'replaced modules',
  setup(build) {
    for (const [name, path] of Object.entries(REPLACED_MODULES))
      build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path }));
  },
};

/** A path that is put together when it is asked for, as grammars.ts has it, is a table of imports here. */
const buildGrammars: Plugin = {
  name: 'grammars',
  setup(build) {
    build.onLoad({ filter: /[\\/]article[\\/]code[\\/]grammars\.ts$/ }, async ({ path }) => {
      const rows = GRAMMAR_FILES.map(
        (file) => `${JSON.stringify(file)}: () => import('highlight.js/lib/languages/${file}'),`,
      );
      const text = await readFile(path, 'utf8');
      const contents = text.replace(/import\([^()]*`highlight\.js[^`]*`\)/, 'GRAMMARS[file]()');
      return { contents: `const GRAMMARS = {${rows.join('\n')}};\n${contents}`, loader: 'ts' };
    });
  },
};

/** Sheets give the names of their classes, and no rules. */
const nameClasses: Plugin = {
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
