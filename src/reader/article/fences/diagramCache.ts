// Caches rendered diagrams by their keys: those that the build has prerendered, and those rendered in the browser.
import type { Drawing, RenderedDiagram } from '../../../core/site/manifest/prerenderWorker.ts';

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
  for (const picture of text.querySelectorAll<HTMLElement>('[data-drawing]')) {
    const [drawing, wide] = [...picture.querySelectorAll('svg')].map(readDrawing).reverse();
    if (drawing) cacheDiagram(picture.dataset.drawing ?? '', { ...drawing, wide });
  }
}

function readDrawing(svg: SVGElement): Drawing {
  const side = (name: string) => Number(svg.getAttribute(name));
  return { svg: svg.outerHTML, size: [side('width'), side('height')] };
}
