import type { Doc } from '../../../core/document/parsedDoc.ts';
import { findCodeBlocks, readCodeBlock } from '../elements/readCodeBlock.ts';
import { fences } from '../fences.ts';
import { highlightLines } from './highlight.ts';
import { isHighlightable } from './useHighlight.ts';

/**
 * Caches the tokens of all code blocks of a doc before it is prerendered: readers then load no grammar.
 */
export async function highlightDoc({ blocks }: Pick<Doc, 'blocks'>): Promise<void> {
  for (const pre of blocks.flatMap(findCodeBlocks)) {
    const { fence, language } = readCodeBlock(pre);
    if (!fences.has(language) && isHighlightable(fence.code, language))
      await highlightLines(fence.code, language);
  }
}
