// What is wrong with diagrams. The library's parser is loaded for those that nobody has asked about before.

import { readDiagram } from '../../core/document/diagram.ts';
import { makeOnce } from '../../lib/makeOnce.ts';
import type { FindDiagramFault } from '../../writer/lint/checkDiagrams.ts';
import { openDrawingPart } from '../diagrams/drawingBundle.ts';
import { isDrawn } from '../diagrams/keptDrawings.ts';
import { shortHash } from '../lib/shortHash.ts';
import { recall } from '../pageIndex/recall.ts';

/** What the library said of a text is kept. */
export const findDiagramFault: FindDiagramFault = (text) =>
  recall(`${shortHash(text)}-diagram`, async () => {
    if (await isDrawn(readDiagram(text).key)) return '';
    return (await (await openParser()).findFault(text)) ?? '';
  });

/** From what the drawing is bundled to; the offline kit's program holds the parser itself, and no sources to bundle. */
const openParser = makeOnce(() =>
  openDrawingPart('diagramFault').then(
    ({ href }): Promise<{ findFault: FindDiagramFault }> => import(href),
    () => import('../diagrams/diagramFault.ts'),
  ),
);
