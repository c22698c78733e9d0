import type { Element, Root } from 'hast';
import { loadOptionalChunk } from '../platform/loadChunk.ts';
import { nextTask } from '../platform/nextTask.ts';
import { isHighlightable } from './code/useHighlight.ts';
import { findCodeBlocks, readCodeBlock } from './elements/readCodeBlock.ts';
import { cacheDiagramsIn } from './fences/diagramCache.ts';
import { fences } from './fences.ts';

/**
 * Fills the caches of highlighted code and rendered fences of a text, so that the print view renders both synchronously.
 * Failures are ignored: the plain code is the fallback.
 * @param findPrerendered fetches the prerendered page, which may contain rendered fences
 */
export async function prepareForPrint(
  blocks: readonly Root[],
  findPrerendered: () => Promise<HTMLElement | undefined>,
): Promise<void> {
  const code = blocks.flatMap(findCodeBlocks).map(readCodeBlock);
  const highlighted = code.filter(
    ({ fence, language }) => !fences.has(language) && isHighlightable(fence.code, language),
  );
  if (highlighted.length > 0) {
    const part = await loadOptionalChunk(
      () => import(/* webpackChunkName: "highlight" */ './code/highlight.ts'),
    );
    for (const { fence, language } of highlighted) {
      await part?.highlightLines(fence.code, language);
      await nextTask();
    }
  }
  const listMissing = () =>
    code.filter(
      ({ fence, language }) =>
        fences.has(language) && fences.get(language)?.renderStatic?.(fence) === undefined,
    );
  if (listMissing().length > 0) {
    const prerendered = await findPrerendered();
    if (prerendered !== undefined) cacheDiagramsIn(prerendered);
  }
  for (const { fence, language } of listMissing())
    await fences
      .get(language)
      ?.prepareStatic?.(fence.code)
      .catch(() => {});
}

/**
 * Removes the language of a fence without a static render, so that its code renders, and makes custom elements of the
 * site plain ones, whose content is printed; returns other nodes unchanged.
 */
export function adaptForPrint(element: Element): Element {
  if (element.tagName.includes('-')) return { ...element, tagName: 'span', properties: {} };
  if (element.tagName !== 'pre') return element;
  const { fence, language } = readCodeBlock(element);
  const renderer = fences.get(language);
  if (renderer === undefined || renderer.renderStatic?.(fence) !== undefined) return element;
  const children = element.children.map((child) =>
    child.type === 'element' ? { ...child, properties: { ...child.properties, className: [] } } : child,
  );
  return { ...element, children };
}
