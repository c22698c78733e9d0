import { readDiagram } from '../../core/document/diagram.ts';
import { makeOnce } from '../../lib/makeOnce.ts';
import type { FindDiagramFault } from '../../writer/lint/checkDiagrams.ts';
import { isRendered } from '../diagrams/diagramCache.ts';
import { openDrawingPart } from '../diagrams/drawingBundle.ts';
import { shortHash } from '../lib/hashes.ts';
import { pageCache } from '../pageIndex/pageCache.ts';

/** Finds the syntax error of a diagram; cached, so that Mermaid's parser is loaded only for a new text. */
export const findDiagramFault: FindDiagramFault = (text) =>
  pageCache.getOrMake(`${shortHash(text)}-diagram`, async () => {
    if (await isRendered(readDiagram(text).key)) return '';
    return (await (await openParser()).findFault(text)) ?? '';
  });

/** From the bundle of the renderer; `refresh.mjs` bundles the parser itself and has no sources to compile. */
const openParser = makeOnce(() =>
  openDrawingPart('diagramFault').then(
    ({ href }): Promise<{ findFault: FindDiagramFault }> => import(href),
    () => import('../diagrams/diagramFault.ts'),
  ),
);
