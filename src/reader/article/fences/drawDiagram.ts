// Mermaid, which is loaded here and nowhere else, for what the build has not drawn.

import { diagramConfig } from '../../../core/diagrams/diagramConfig.ts';
import { finishDiagram } from '../../../core/diagrams/finishDiagram.ts';
import type { Diagram } from '../../../core/document/diagram.ts';
import type { Drawing } from '../../../core/site/manifest/drawing.ts';
import { loadPart } from '../../platform/loadPart.ts';
import styles from './Diagram.part.module.css';
import { recallDrawing, rememberDrawing } from './drawings.ts';
import { readDrawings } from './readDrawings.ts';

/** Under way, by their keys. */
const drawing = new Map<string, Promise<Drawing>>();
let lastId = 0;

/**
 * Draws a diagram, once: as the build has drawn it for this page, else by the library, which is loaded first;
 * may fail for want of it.
 */
export function drawDiagram(diagram: Diagram): Promise<Drawing> {
  const { key } = diagram;
  const drawn = drawing.get(key) ?? findDrawn(key).then((known) => known ?? render(diagram));
  drawing.set(key, drawn);
  drawn.then(
    (done) => rememberDrawing(key, done),
    () => drawing.delete(key),
  );
  return drawn;
}

async function findDrawn(key: string): Promise<Drawing | undefined> {
  await readDrawings(window.location.pathname);
  return recallDrawing(key);
}

async function render({ kind, text }: Diagram): Promise<Drawing> {
  if (kind === undefined) throw new Error('Not a diagram that is drawn here');
  const { default: mermaid } = await loadPart(() => import(/* webpackChunkName: "mermaid" */ 'mermaid'));
  mermaid.initialize(diagramConfig(getComputedStyle(document.body).fontFamily));
  // Text is measured in the page, where it cannot be seen.
  const stage = document.createElement('div');
  stage.className = styles.stage ?? '';
  document.body.append(stage);
  try {
    lastId += 1;
    const { svg } = await mermaid.render(`diagram-${lastId}`, text, stage);
    const template = document.createElement('template');
    template.innerHTML = svg;
    const drawn = template.content.querySelector('svg');
    if (drawn === null) throw new Error('The library gave no drawing');
    return finishDiagram(drawn, kind);
  } finally {
    stage.remove();
  }
}
