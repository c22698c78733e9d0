// What is wrong with diagrams. The library's parser is loaded for those that nobody has asked about before.
import { createHash } from 'node:crypto';
import type { FindDiagramFault } from '../../core/check/checkDiagrams.ts';
import { openDrawingPart } from '../diagrams/drawingBundle.ts';
import { recall } from '../facts/recall.ts';

let parser: Promise<typeof import('../diagrams/diagramFault.ts')> | undefined;

/** What the library said of a text is kept. */
export const findDiagramFault: FindDiagramFault = (text) => {
  const name = createHash('sha256').update(text).digest('hex');
  return recall(`${name}-diagram`, async () => {
    parser ??= openDrawingPart('diagramFault').then(({ href }) => import(href));
    return (await (await parser).findFault(text)) ?? '';
  });
};
