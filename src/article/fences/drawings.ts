// Diagrams that are drawn, by their text: the build's, and those that this visit has drawn.
import { readDiagram } from '../../core/markdown/diagram.ts';
import type { Drawing } from '../../core/model/drawing.ts';

const drawings = new Map<string, Drawing>();

/** The drawing of a text that was drawn before. */
export function recallDrawing(code: string): Drawing | undefined {
  return drawings.get(readDiagram(code).key);
}

/** @param key of the diagram that was drawn */
export function rememberDrawing(key: string, drawing: Drawing): void {
  drawings.set(key, drawing);
}
