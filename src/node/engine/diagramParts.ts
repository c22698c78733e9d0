// What we keep of the drawing library, which has many more kinds of diagrams than we draw.

/** Of the files that it loads one by one, those that we keep, and the names of their parts. */
const DIAGRAM_PARTS: Readonly<Record<string, string>> = {
  flowDiagram: 'diagram-flow',
  sequenceDiagram: 'diagram-sequence',
  'stateDiagram-v2': 'diagram-state',
  'classDiagram-v2': 'diagram-class',
  erDiagram: 'diagram-er',
  dagre: 'diagram-layout',
};

/** @example findDiagramPart('./erDiagram-RLTQ6QDP.mjs') === 'diagram-er' */
export function findDiagramPart(request: string): string | undefined {
  return DIAGRAM_PARTS[/\/([\w-]+)-[A-Z0-9]{8}\.mjs$/.exec(request)?.[1] ?? ''];
}

export function isInMermaid(folder: string): boolean {
  return /[\\/]mermaid[\\/]dist\b/.test(folder);
}

/** Everything else in its folder is static, named chunk-…, but for formulas, which we do not draw. */
export function isDiagramPart(request: string): boolean {
  if (request === 'katex') return false;
  if (!request.endsWith('.mjs') || /\/chunk-\w+\.mjs$/.test(request)) return true;
  return findDiagramPart(request) !== undefined;
}
