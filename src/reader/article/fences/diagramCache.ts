// Caches rendered diagrams by their keys: those that the build has prerendered, and those rendered in the browser.
import type { RenderedDiagram } from '../../../core/site/manifest/prerenderWorker.ts';

const drawings = new Map<string, RenderedDiagram>();

export function getCachedDiagram(key: string): RenderedDiagram | undefined {
  return drawings.get(key);
}

export function cacheDiagram(key: string, drawing: RenderedDiagram): void {
  drawings.set(key, drawing);
}

/**
 * Caches the rendered diagrams in an element, so that another text with the same diagrams does not render them again.
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
