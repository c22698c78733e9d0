// For the paper: a text that stands there whole as soon as it is drawn, code in its colours and diagrams drawn.
import type { Element, Root } from 'hast';
import { DIAGRAM_LANGUAGE, readDiagram } from '../../core/document/diagram.ts';
import { loadExtra, loadPart } from '../platform/loadPart.ts';
import { nextTask } from '../platform/nextTask.ts';
import { findCodeBlocks } from './code/findCodeBlocks.ts';
import { isColoured } from './code/useHighlight.ts';
import { readCodeBlock } from './elements/readCodeBlock.ts';
import { keepDrawings, recallDrawing } from './fences/drawings.ts';

/**
 * Colours the code of a text and has its diagrams drawn. What cannot be had is left as it is.
 * @param findDrawn the page as the build drew it, where it may be had
 */
export async function readyText(
  blocks: readonly Root[],
  findDrawn: () => Promise<HTMLElement | undefined>,
): Promise<void> {
  const code = blocks.flatMap(findCodeBlocks).map(readCodeBlock);
  const diagrams = code.filter(({ language }) => language === DIAGRAM_LANGUAGE);
  const coloured = code.filter(
    ({ fence, language }) => language !== DIAGRAM_LANGUAGE && isColoured(fence.code, language),
  );
  if (coloured.length > 0) {
    const part = await loadExtra(() => import(/* webpackChunkName: "highlight" */ './code/highlight.ts'));
    for (const { fence, language } of coloured) {
      await part?.highlightLines(fence.code, language);
      await nextTask();
    }
  }
  const isMissing = () => diagrams.some(({ fence }) => findDrawing(fence.code) === undefined);
  if (isMissing()) {
    const drawn = await findDrawn();
    if (drawn !== undefined) keepDrawings(drawn);
  }
  for (const { fence } of diagrams)
    if (findDrawing(fence.code) === undefined) await draw(fence.code).catch(() => {});
}

const findDrawing = (code: string) => recallDrawing(readDiagram(code).key);

async function draw(code: string): Promise<void> {
  const { drawDiagram } = await loadPart(
    () => import(/* webpackChunkName: "diagram" */ './fences/drawDiagram.ts'),
  );
  await drawDiagram(readDiagram(code));
}

/** A diagram that could not be drawn, as plain code; any other element as it is. */
export function plainUnlessDrawn(element: Element): Element {
  if (element.tagName !== 'pre') return element;
  const { fence, language } = readCodeBlock(element);
  if (language !== DIAGRAM_LANGUAGE || findDrawing(fence.code) !== undefined) return element;
  const children = element.children.map((child) =>
    child.type === 'element' ? { ...child, properties: { ...child.properties, className: [] } } : child,
  );
  return { ...element, children };
}
