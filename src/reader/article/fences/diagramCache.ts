// A cache of rendered diagrams by their keys: of the build and of this visit.
import type { RenderedDiagram } from '../../../core/site/manifest/prerender.ts';

const drawings = new Map<string, RenderedDiagram>();

export function getCachedDiagram(key: string): RenderedDiagram | undefined {
  return drawings.get(key);
}

export function cacheDiagram(key: string, drawing: RenderedDiagram): void {
  drawings.set(key, drawing);
}

/**
 * Caches the diagrams that are rendered below a node, so that another text with the same diagrams shows them
 * at once.
 */
export function cacheDiagramsIn(text: HTMLElement): void {
  for (const frame of text.querySelectorAll<HTMLElement>('[data-drawing]')) {
    const [width, height] = ['width', 'height'].map((side) =>
      Number(frame.querySelector('svg')?.getAttribute(side)),
    );
    if (width && height)
      cacheDiagram(frame.dataset.drawing ?? '', { svg: frame.innerHTML, size: [width, height] });
  }
}
