// For the build: code that is drawn ahead is drawn in its colours, and readers load nothing for them.
import type { Doc } from '../../../core/site/manifest/doc.ts';
import { readCodeBlock } from '../elements/readCodeBlock.ts';
import { fences } from '../fences.ts';
import { findCodeBlocks } from './findCodeBlocks.ts';
import { highlightLines } from './highlight.ts';
import { isColoured } from './useHighlight.ts';

/** Colours the code blocks of a doc, so that they are drawn in their colours at once. */
export async function highlightAhead({ blocks }: Pick<Doc, 'blocks'>): Promise<void> {
  for (const pre of blocks.flatMap(findCodeBlocks)) {
    const { fence, language } = readCodeBlock(pre);
    if (!fences.has(language) && isColoured(fence.code, language)) await highlightLines(fence.code, language);
  }
}
