import type { ComponentType } from 'react';
import { DIAGRAM_LANGUAGE, readDiagram } from '../../core/document/diagram.ts';
import type { Fence } from '../../core/document/fence.ts';
import type { RenderedDiagram } from '../../core/site/manifest/prerender.ts';
import { loadPart } from '../platform/loadPart.ts';
import { DiagramFigure } from './fences/DiagramFigure.tsx';
import { getCachedDiagram } from './fences/diagramCache.ts';
import type { LoadFence } from './fences/LazyFence.tsx';

interface FenceRenderer {
  /** Loads the component that renders the source in the browser. */
  load: LoadFence;
  /** Finds a static render in the cache; undefined: there is none yet. */
  findStatic: (source: string) => RenderedDiagram | undefined;
  /** Component of a static render: it is shown without another chunk. */
  Static: ComponentType<{ fence: Fence; drawing: RenderedDiagram }>;
  /** Renders a source into the cache, for print. Rejects if that fails. */
  render: (source: string) => Promise<unknown>;
}

/**
 * Fence languages whose block is rendered by a component of its own, a lazy chunk; core/document/renderedFences.ts has
 * the same languages for search and diff.
 */
export const fences: ReadonlyMap<string, FenceRenderer> = new Map([
  [
    DIAGRAM_LANGUAGE,
    {
      load: () => loadPart(() => import(/* webpackChunkName: "diagram" */ './fences/Diagram.tsx')),
      findStatic: (source) => getCachedDiagram(readDiagram(source).key),
      Static: DiagramFigure,
      async render(source) {
        const { renderDiagram } = await loadPart(
          () => import(/* webpackChunkName: "diagram" */ './fences/renderDiagram.ts'),
        );
        return renderDiagram(readDiagram(source));
      },
    } satisfies FenceRenderer,
  ],
]);
