// What we keep of the drawing library, which has many more kinds of diagrams than we draw.
import type { Plugin } from 'esbuild';

/** Of the files that it loads one by one, those that we keep, and the names of their parts. */
const DIAGRAM_PARTS: Readonly<Record<string, string>> = {
  flowDiagram: 'diagram-flow',
  sequenceDiagram: 'diagram-sequence',
  'stateDiagram-v2': 'diagram-state',
  'classDiagram-v2': 'diagram-class',
  erDiagram: 'diagram-er',
  dagre: 'diagram-layout',
};

/**
 * The name of the part that a file begins, under its own name or under the one that the bundler has given it.
 * @example findDiagramPart('./erDiagram-RLTQ6QDP.mjs') === 'diagram-er'
 */
export function findDiagramPart(request: string): string | undefined {
  return DIAGRAM_PARTS[/\/([\w-]+?)(?:-[A-Z0-9]{8})+\.mjs$/.exec(request)?.[1] ?? ''];
}

/** Everything else in its folder is static, named chunk-…, but for formulas, which we do not draw. */
function isKept(request: string): boolean {
  if (request === 'katex') return false;
  if (!request.endsWith('.mjs') || /\/chunk-\w+\.mjs$/.test(request)) return true;
  return findDiagramPart(request) !== undefined;
}

/** Whether the file in a folder of the library that imports another one is to do without it. */
export function isLeftOut(request: string, importer: string): boolean {
  return /[\\/]mermaid[\\/]dist\b/.test(importer) && /\.mjs$|^katex$/.test(request) && !isKept(request);
}

/** For esbuild: an import of a part that we leave out fails when it runs, as with webpack's IgnorePlugin. */
export const leaveOutDiagrams: Plugin = {
  name: 'left out diagrams',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.mjs$|^katex$/ }, ({ path, resolveDir }) =>
      isLeftOut(path, resolveDir) ? { path, external: true } : undefined,
    ),
};
