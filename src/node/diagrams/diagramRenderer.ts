// Renders the diagrams of prerendered pages in worker processes; each source is rendered once and cached on disk.
import { availableParallelism } from 'node:os';
import { readDiagram } from '../../core/document/diagram.ts';
import type { RenderedDiagram } from '../../core/site/manifest/prerenderWorker.ts';
import { startWorkers } from '../compile/startWorkers.ts';
import { openVersionedCache } from '../lib/diskCache.ts';
import { cacheDir } from '../lib/project.ts';
import { hashDiagramCode, openDiagramModule } from './diagramBundle.ts';
import type { DiagramWorker } from './renderDiagram.worker.ts';

/** Rendered diagrams by key; null for a source that Mermaid cannot render. */
export const diagramCache = openVersionedCache(cacheDir('diagrams'), hashDiagramCode);

/** Whether the cache has the rendered diagram of a key, which proves that its source is valid. */
export async function isRendered(key: string): Promise<boolean> {
  return (await diagramCache.get<RenderedDiagram | null>(key)) != null;
}

export interface DiagramRenderer {
  /** Rendered diagrams by key; invalid sources are left out. */
  render: (sources: readonly string[]) => Promise<Record<string, RenderedDiagram>>;
  close: () => Promise<void>;
}

/** Opens a renderer, which starts its worker processes at the first source that is not cached. */
export function openDiagramRenderer(): DiagramRenderer {
  let worker: ReturnType<typeof startWorkers<DiagramWorker>> | undefined;
  const open = async () =>
    startWorkers<DiagramWorker>(await openDiagramModule('renderDiagram.worker'), ['renderDiagramToSvg'], {
      // The prerender threads and the compiler use the other processors.
      count: availableParallelism() > 2 ? 2 : 1,
      // Low priority leaves the processor to the compiler, for which all pages wait; few pages wait for diagrams.
      lowPriority: true,
    });
  const renderUncached = async (source: string) => {
    worker ??= open();
    return (await worker).renderDiagramToSvg(source);
  };
  return {
    async render(sources) {
      const rendered = await Promise.all(
        sources.map(async (source) => {
          const { key } = readDiagram(source);
          return [key, await diagramCache.getOrMake(key, () => renderUncached(source))] as const;
        }),
      );
      return Object.fromEntries(rendered.flatMap(([key, drawing]) => (drawing ? [[key, drawing]] : [])));
    },
    close: async () => void (await (await worker)?.end()),
  };
}
