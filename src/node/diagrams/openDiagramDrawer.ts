// Diagrams of the pages that the build draws: drawn once for each text, beside everything else.
import { availableParallelism } from 'node:os';
import { readDiagram } from '../../core/document/diagram.ts';
import type { Drawing } from '../../core/site/manifest/prerender.ts';
import { startWorkers } from '../compile/startWorkers.ts';
import { diagramCache } from './diagramCache.ts';
import type { DiagramWorker } from './drawDiagram.worker.ts';
import { openDrawingPart } from './drawingBundle.ts';

export interface DiagramDrawer {
  /** The drawings of these texts by their keys, without those that cannot be drawn. */
  draw: (sources: readonly string[]) => Promise<Record<string, Drawing>>;
  close: () => Promise<void>;
}

/** Draws diagrams in processes of its own, which start with the first text that nobody has drawn. */
export function openDiagramDrawer(): DiagramDrawer {
  let beside: ReturnType<typeof startWorkers<DiagramWorker>> | undefined;
  const open = async () =>
    startWorkers<DiagramWorker>(await openDrawingPart('drawDiagram.worker'), ['drawDiagram'], {
      // Something else is drawn and compiled meanwhile.
      count: availableParallelism() > 2 ? 2 : 1,
      // A few pages wait for a diagram, all of them for the compiler.
      lowPriority: true,
    });
  const drawAnew = async (source: string) => {
    beside ??= open();
    return (await beside).drawDiagram(source);
  };
  return {
    async draw(sources) {
      const drawn = await Promise.all(
        sources.map(async (source) => {
          const { key } = readDiagram(source);
          return [key, await diagramCache.getOrMake(key, () => drawAnew(source))] as const;
        }),
      );
      return Object.fromEntries(drawn.flatMap(([key, drawing]) => (drawing ? [[key, drawing]] : [])));
    },
    close: async () => void (await (await beside)?.end()),
  };
}
