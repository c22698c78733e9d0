// Draws a long graph twice: from left to right for wide viewports, and from the top down for narrow ones, where it would
// scroll. Whether it fits depends on its labels as much as on its ranks, so both are drawn and measured.
import { turnGraph } from '../document/diagram.ts';
import type { Drawing, RenderedDiagram } from '../site/manifest/prerenderWorker.ts';
import { FONT_SIZE } from './diagramConfig.ts';

/** Height of a long graph, in pixels. */
const LONG = 280;
/** Space of a drawing in a wide text column, in pixels, as Diagram.part.module.css has it. */
const SPACE = [660, 420] as const;
/** Sizes of text, in pixels: below the first a drawing scrolls, above the second text is not read better. */
const [LEAST, ENOUGH] = [11, 12];

/**
 * The size of text in a drawing that is scaled to fit a wide text column, in pixels.
 * @example textSizeOf([340, 840]) // 7
 */
export function textSizeOf([width, height]: Drawing['size']): number {
  return FONT_SIZE * Math.min(1, SPACE[0] / width, SPACE[1] / height);
}

/**
 * Draws a diagram as it is written, and as `wide` from left to right where its text stays large enough.
 * @param draw renders a source of Mermaid
 */
export async function drawDirections(
  text: string,
  draw: (text: string) => Promise<Drawing>,
): Promise<RenderedDiagram> {
  const drawing = await draw(text);
  const turned = drawing.size[1] < LONG ? undefined : turnGraph(text);
  const wide = turned && (await draw(turned));
  const isBetter =
    wide && textSizeOf(wide.size) >= Math.max(LEAST, Math.min(ENOUGH, textSizeOf(drawing.size)));
  return isBetter ? { ...drawing, wide } : drawing;
}
