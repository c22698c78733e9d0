// Diagrams of the pages that the build draws: drawn once for each text, beside everything else.
import { availableParallelism } from 'node:os';
import { readDiagram } from '../../core/markdown/diagram.ts';
import type { Drawing } from '../../core/model/drawing.ts';
import { createRecall } from '../facts/createRecall.ts';
import { cacheDir } from '../lib/cacheDir.ts';
import { openBeside } from '../lib/openBeside.ts';
import { hashSources } from '../lib/sourceHash.ts';
import type { DrawBeside } from './drawBeside.ts';

/** What decides on how a diagram looks; its colours are the style sheet's. */
const SOURCES = {
  paths: [
    'src/drawing',
    'src/node/diagrams',
    'src/lib/svgPath.ts',
    'src/core/markdown/diagram.ts',
    'package-lock.json',
  ],
};

/** Other code may draw the same text otherwise. */
export const hashDrawingCode = () => hashSources(SOURCES);

/** What a month's edits have left is enough. */
const recall = createRecall(
  cacheDir('diagrams'),
  async () => `${new Date().toISOString().slice(0, 7)}-${await hashDrawingCode()}`,
);

export interface DiagramDrawer {
  /** The drawings of these texts by their keys, without those that cannot be drawn. */
  draw: (sources: readonly string[]) => Promise<Record<string, Drawing>>;
  close: () => Promise<void>;
}

/** Draws diagrams in processes of its own, which start with the first text that nobody has drawn. */
export function openDiagramDrawer(): DiagramDrawer {
  let beside: ReturnType<typeof openBeside<DrawBeside>> | undefined;
  const drawAnew = async (source: string) => {
    beside ??= openBeside<DrawBeside>(new URL('./drawBeside.ts', import.meta.url), ['drawDiagram'], {
      processes: Math.min(2, availableParallelism()),
    });
    return beside.drawDiagram(source);
  };
  return {
    async draw(sources) {
      const drawn = await Promise.all(
        sources.map(async (source) => {
          const { key } = readDiagram(source);
          return [key, await recall(key, () => drawAnew(source))] as const;
        }),
      );
      return Object.fromEntries(drawn.flatMap(([key, drawing]) => (drawing ? [[key, drawing]] : [])));
    },
    close: async () => void (await beside?.end()),
  };
}
