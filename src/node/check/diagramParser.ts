// What is wrong with diagrams. The library's parser is loaded for those that nobody has asked about before.

import { readDiagram } from '../../core/document/diagram.ts';
import { makeOnce } from '../../lib/makeOnce.ts';
import type { FindDiagramFault } from '../../writer/lint/checkDiagrams.ts';
import { isRendered } from '../diagrams/diagramCache.ts';
import { openDrawingPart } from '../diagrams/drawingBundle.ts';
import { shortHash } from '../lib/hashes.ts';
import { pageCache } from '../pageIndex/pageCache.ts';

/** What the library said of a text is kept. */
export const findDiagramFault: FindDiagramFault = (text) =>
  pageCache.getOrMake(`${shortHash(text)}-diagram`, async () => {
    if (await isRendered(readDiagram(text).key)) return '';
    return (await (await openParser()).findFault(text)) ?? '';
  });

/** From what the drawing is bundled to; the offline kit's program holds the parser itself, and no sources to bundle. */
const openParser = makeOnce(() =>
  openDrawingPart('diagramFault').then(
    ({ href }): Promise<{ findFault: FindDiagramFault }> => import(href),
    () => import('../diagrams/diagramFault.ts'),
  ),
);
