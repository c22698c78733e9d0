// Draws diagrams without a browser, in a process of its own: the library wants a window, and the build has none.

import { diagramConfig } from '../../core/diagrams/diagramConfig.ts';
import { finishDiagram } from '../../core/diagrams/finishDiagram.ts';
import { readDiagram } from '../../core/document/diagram.ts';
import type { Drawing } from '../../core/site/manifest/prerender.ts';
import { makeOnce } from '../../lib/makeOnce.ts';
import { cleanDrawing } from './cleanDrawing.ts';
import { openDrawingDom } from './drawingDom.ts';

/** What the process has to offer. */
export type DiagramWorker = { drawDiagram: typeof drawDiagram };

/** This DOM's parser loses what stands after one. */
const STYLE = /<style>[\s\S]*?<\/style>/;

let lastId = 0;

/** Draws a diagram; null where it cannot be drawn. */
export async function drawDiagram(source: string): Promise<Drawing | null> {
  const { kind, text } = readDiagram(source);
  if (kind === undefined) return null;
  const mermaid = await openLibrary();
  const stage = document.body.appendChild(document.createElement('div'));
  stage.className = kind;
  try {
    lastId += 1;
    const { svg } = await mermaid.render(`diagram-${lastId}`, text, stage);
    stage.innerHTML = svg.replace(STYLE, '');
    const drawn = stage.querySelector('svg');
    return drawn && cleanDrawing(finishDiagram(drawn, kind));
  } catch {
    return null;
  } finally {
    stage.remove();
  }
}

const openLibrary = makeOnce(async () => {
  // The library's cleaner is loaded before there is a window, and does not trust this one. What was drawn is
  // cleaned by cleanDrawing().
  const { default: cleaner } = await import('dompurify');
  Object.assign(cleaner, { sanitize: (text: unknown) => text, addHook: () => {}, removeHook: () => {} });
  openDrawingDom();
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({ ...diagramConfig('sans-serif'), logLevel: 'fatal' });
  return mermaid;
});
