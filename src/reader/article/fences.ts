import { createElement, type ReactNode } from 'react';
import { DIAGRAM_LANGUAGE, readDiagram } from '../../core/document/diagram.ts';
import type { Fence } from '../../core/document/fence.ts';
import { loadChunk } from '../platform/loadChunk.ts';
import { DiagramFigure } from './fences/DiagramFigure.tsx';
import { getCachedDiagram } from './fences/diagramCache.ts';
import type { LoadFence } from './fences/LazyFence.tsx';

interface FenceRenderer {
  /** Loads the component that renders the source in the browser. */
  load: LoadFence;
  /** Renders the fence from a cache, without loading a chunk; undefined if the cache lacks it. */
  renderStatic?: (fence: Fence) => ReactNode;
  /** Fills that cache, for print. Rejects if the source cannot be rendered. */
  prepareStatic?: (source: string) => Promise<unknown>;
}

/**
 * Fence languages whose block is rendered by a component, in a lazy chunk. core/document/renderedFences.ts has the same
 * languages for search and diff. A fence without `renderStatic` is printed as code.
 */
export const fences: ReadonlyMap<string, FenceRenderer> = new Map([
  [
    DIAGRAM_LANGUAGE,
    {
      load: () => loadChunk(() => import(/* webpackChunkName: "diagram" */ './fences/Diagram.tsx')),
      renderStatic(fence) {
        const drawing = getCachedDiagram(readDiagram(fence.code).key);
        return drawing && createElement(DiagramFigure, { fence, drawing });
      },
      async prepareStatic(source) {
        const { renderDiagram } = await loadChunk(
          () => import(/* webpackChunkName: "diagram" */ './fences/renderDiagram.ts'),
        );
        return renderDiagram(readDiagram(source));
      },
    } satisfies FenceRenderer,
  ],
]);
