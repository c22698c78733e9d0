// Diagrams that are drawn, by their text: the build's, and those that this visit has drawn.
import type { Drawing } from '../../../core/site/manifest/drawing.ts';

const drawings = new Map<string, Drawing>();

/** The drawing of a diagram that was drawn before. */
export function recallDrawing(key: string): Drawing | undefined {
  return drawings.get(key);
}

/** @param key of the diagram that was drawn */
export function rememberDrawing(key: string, drawing: Drawing): void {
  drawings.set(key, drawing);
}

/** Remembers what the build drew, so that another text with the same diagrams shows them at once. */
export function keepDrawings(text: HTMLElement): void {
  for (const frame of text.querySelectorAll<HTMLElement>('[data-drawing]')) {
    const [width, height] = ['width', 'height'].map((side) =>
      Number(frame.querySelector('svg')?.getAttribute(side)),
    );
    if (width && height)
      rememberDrawing(frame.dataset.drawing ?? '', { svg: frame.innerHTML, size: [width, height] });
  }
}
