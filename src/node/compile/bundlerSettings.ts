// Settings that the bundlers share: webpack for browsers, esbuild for Node and for inline scripts.
import type { BuildOptions, Plugin } from 'esbuild';
import type { Targets } from 'lightningcss';
import { LANGUAGE } from '#site-i18n/language';
import { inProject } from '../lib/project.ts';

// The oldest browsers that the site supports: phones of 2022, and the last ones of Windows 7 and 8.

/** The bundlers compile scripts to this syntax; tsconfig.json leaves out types of newer functions, since nothing polyfills them. */
export const SCRIPT_TARGET = 'es2020';

/** Stylesheets get prefixes, and widths as `max-width` instead of a range. */
export const STYLE_TARGETS: Targets = {
  chrome: 100 << 16,
  safari: (15 << 16) | (4 << 8),
  ios_saf: (15 << 16) | (4 << 8),
};

/**
 * Modules of libraries that are replaced by files in stubs/, keyed by import specifier. Browser bundles and the
 * prerenderer replace the same modules, so that both render the same HTML. The header of each file explains its
 * reason and when it can be removed.
 */
export const REPLACED_MODULES: Readonly<Record<string, string>> = {
  'mdast-util-gfm': inProject('src/node/compile/stubs/gfmReader.ts'),
  'property-information': inProject('src/node/compile/stubs/propertyInformation.ts'),
  vfile: inProject('src/node/compile/stubs/vfile.ts'),
};

/** Name of a part in the language of the site; each language has parts of its own. */
export const inLanguage = (part: string) => `${part}.${LANGUAGE}`;

/** Conditions by which package.json maps `#i18n/…` and `#site-i18n/…` to the tables of the site's language. */
export const LANGUAGE_CONDITIONS = [LANGUAGE, `site-${LANGUAGE}`];

/** For esbuild: bundles for Node that contain their packages, split so that lazy imports stay lazy. */
export const NODE_BUNDLE = {
  bundle: true,
  splitting: true,
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node20',
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  metafile: true,
  logLevel: 'silent',
  // CommonJS packages call `require` for Node's own modules.
  banner: {
    js: "import { createRequire as createRequireHere } from 'node:module';\nconst require = createRequireHere(import.meta.url);",
  },
} as const satisfies BuildOptions;

/** Lazy modules of Mermaid with a chunk of their own. */
const DIAGRAM_CHUNKS: Readonly<Record<string, string>> = {
  flowDiagram: 'diagram-flow',
  sequenceDiagram: 'diagram-sequence',
  'stateDiagram-v2': 'diagram-state',
  'classDiagram-v2': 'diagram-class',
  erDiagram: 'diagram-er',
  dagre: 'diagram-layout',
};

/**
 * Name of the chunk that a lazy module of Mermaid starts.
 * @example findDiagramChunk('./erDiagram-RLTQ6QDP.mjs') === 'diagram-er'
 */
export function findDiagramChunk(request: string): string | undefined {
  return DIAGRAM_CHUNKS[/\/([\w-]+?)(?:-[A-Z0-9]{8})+\.mjs$/.exec(request)?.[1] ?? ''];
}

/** Chunks that several lazy modules of Mermaid share, since each chunk of its own adds bytes to every first visit. */
const SHARED_DIAGRAM_CHUNKS: Readonly<Record<string, string>> = {
  // These have a layout library of 400 KB.
  'diagram-graphs': 'mindmap architecture cose-bilkent',
  // Mermaid names some modules `diagram-…`: packet, radar, treemap, treeView, and eventmodeling, which is HTML.
  'diagram-others':
    'gantt pie timeline gitGraph quadrant xychart sankey block kanban c4 requirement journey ishikawa venn wardley cynefin diagram',
};

const SHARED_CHUNK_OF = new Map(
  Object.entries(SHARED_DIAGRAM_CHUNKS).flatMap(([chunk, names]) =>
    names.split(' ').map((name) => [name, chunk] as const),
  ),
);

/** Name of the chunk that a lazy module of Mermaid shares with others; undefined for one with a chunk of its own. */
export function findSharedDiagramChunk(request: string): string | undefined {
  const name = /\/([\w-]+?)(?:Diagram|-definition)?-[A-Z0-9]{8}\.mjs$/.exec(request)?.[1] ?? '';
  return SHARED_CHUNK_OF.get(name);
}

/**
 * Whether an import inside of Mermaid is bundled: its lazy modules above, and those named `chunk-…`, which are imported
 * statically. KaTeX is not: formulas in diagrams are not rendered.
 */
function isBundled(request: string): boolean {
  if (request === 'katex') return false;
  if (!request.endsWith('.mjs') || /\/chunk-\w+\.mjs$/.test(request)) return true;
  return (findDiagramChunk(request) ?? findSharedDiagramChunk(request)) !== undefined;
}

/** Whether an import inside of Mermaid is for a kind of diagram that the site does not support. */
export function isLeftOut(request: string, importer: string): boolean {
  return /[\\/]mermaid[\\/]dist\b/.test(importer) && /\.mjs$|^katex$/.test(request) && !isBundled(request);
}

/** For esbuild: a left-out import rejects when it runs, as with webpack's IgnorePlugin. */
export const leaveOutDiagrams: Plugin = {
  name: 'left out diagrams',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.mjs$|^katex$/ }, ({ path, resolveDir }) =>
      isLeftOut(path, resolveDir) ? { path, external: true } : undefined,
    ),
};

interface Minified {
  code: string;
  /** Licence comments, which webpack writes to a file next to the script. */
  extractedComments: string[];
  errors: Error[];
}

/**
 * The `minify` function of minimizer-webpack-plugin. rolldown's output is as small as Terser's, in a fiftieth of the
 * time. esbuild is as fast as rolldown, but keeps unused declarations inside concatenated modules.
 */
export function createScriptMinifier(target: string): (input: Record<string, string>) => Promise<Minified> {
  return async (input) => {
    // A lazy import: commands that only bundle for Node do not minify.
    const { minify } = await import('rolldown/utils');
    const [[file, text] = ['', '']] = Object.entries(input);
    const { code, legalComments, errors } = await minify(file, text, {
      // Classic scripts: top-level names are globals.
      module: false,
      compress: { target },
      mangle: { toplevel: false },
      codegen: { removeWhitespace: true, legalComments: 'external' },
    });
    return {
      code,
      extractedComments: [...new Set(legalComments)],
      errors: errors.map(({ message }) => new Error(`${file}: ${message}`)),
    };
  };
}
