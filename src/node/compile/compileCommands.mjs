// The Node part of the engine: commands and their workers, bundled by esbuild to JavaScript files. A loader of
// TypeScript resolves and transpiles some hundred modules at each start, which takes longer than most commands.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openPart } from './engineStore.mjs';

/**
 * Packages that are not bundled: compilers, programs with files beside them, and large ones that few commands import.
 * Bundling the others halves the time in which a command loads: they have a thousand modules.
 */
const EXTERNAL = [
  'esbuild',
  'json-schema-to-typescript',
  'webpack',
  'minimizer-webpack-plugin',
  'mini-css-extract-plugin',
  'css-minimizer-webpack-plugin',
  'lightningcss',
  'rolldown',
  'tsx',
  'tinypool',
  '@playwright/test',
  'mermaid',
  'dompurify',
  'linkedom',
];

/**
 * The folder of the compiled commands (`commands/build.mjs`) and workers (`build/indexAndCheck.worker.mjs`).
 * Rejects with esbuild's message where the code has errors.
 * @param {string} [project] its folder
 * @param {() => void} [onCompile] called before compiling
 * @param {string} [language] of what they print, a folder of src/core/i18n
 * @param {string} [siteLanguage] of what they write
 */
export async function openCommands(project, onCompile, language = 'zh-Hans', siteLanguage = language) {
  const compile = (/** @type {string} */ outdir, /** @type {string} */ root) => {
    onCompile?.();
    return compileCommands(outdir, root, [language, `site-${siteLanguage}`]);
  };
  return (await openPart(`node.${language}.${siteLanguage}`, compile, project)).folder;
}

/**
 * @param {string} outdir
 * @param {string} project
 * @param {string[]} conditions that package.json maps to message tables
 */
async function compileCommands(outdir, project, conditions) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints: ['src/node/commands/*.ts', 'src/node/**/*.worker.ts', 'src/node/**/*Language.ts'],
    outbase: 'src/node',
    outdir,
    outExtension: { '.js': '.mjs' },
    // Chunks are one folder deep, like all entries: startWorkers.ts resolves the root from that depth.
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: EXTERNAL,
    mainFields: ['module', 'main'],
    conditions: [...conditions, 'module'],
    charset: 'utf8',
    sourcemap: 'linked',
    sourcesContent: false,
    jsx: 'automatic',
    // Sources resolve the project's root from import.meta.url; in compiled files it is replaced by the URL of a
    // file at the same depth.
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(join(project, 'src/node/lib/project.ts')).href),
    },
    // Bundled CommonJS packages call `require` for Node's own modules.
    banner: {
      js: `import { createRequire as createRequireHere } from 'node:module';
const require = createRequireHere(import.meta.url);
const COMPILED_URL = import.meta.url;`,
    },
    metafile: true,
    logLevel: 'silent',
  });
  return { inputs: ['src/node/commands', ...Object.keys(metafile.inputs)], value: null };
}
