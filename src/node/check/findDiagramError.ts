import { readDiagram } from '../../core/document/diagram.ts';
import { once } from '../../lib/memoize.ts';
import type { FindDiagramError } from '../../writer/lint/checkDiagrams.ts';
import { openDiagramModule } from '../diagrams/diagramBundle.ts';
import { isRendered } from '../diagrams/diagramRenderer.ts';
import { shortHash } from '../lib/hashes.ts';
import { metadataStore } from '../pageIndex/pageCache.ts';

/** Finds the syntax error of a diagram; cached, so that Mermaid's parser is loaded only for a new text. */
export const findDiagramError: FindDiagramError = (text) =>
  metadataStore.getOrMake(`${shortHash(text)}-diagram`, async () => {
    if (await isRendered(readDiagram(text).key)) return '';
    return (await (await openParser()).findSyntaxError(text)) ?? '';
  });

/**
 * The parser is part of the renderer's bundle. `refresh.mjs` has no sources to compile that bundle from: there the
 * first import fails, and the second gets the parser that is bundled into refresh.mjs.
 */
const openParser = once(() =>
  openDiagramModule('findSyntaxError').then(
    ({ href }): Promise<{ findSyntaxError: FindDiagramError }> => import(href),
    () => import('../diagrams/findSyntaxError.ts'),
  ),
);
