// Renders diagrams with Mermaid in the browser, if the build has no static render of them.
import { diagramConfig } from '../../../core/diagrams/diagramConfig.ts';
import { finishDiagram } from '../../../core/diagrams/finishDiagram.ts';
import type { DiagramSource } from '../../../core/document/diagram.ts';
import type { RenderedDiagram } from '../../../core/site/manifest/prerender.ts';
import { fetchPrerenderedPage } from '../../platform/fetchPrerenderedPage.ts';
import { loadPart } from '../../platform/loadPart.ts';
import styles from './Diagram.part.module.css';
import { cacheDiagram, cacheDiagramsIn, getCachedDiagram } from './diagramCache.ts';

/** Pending and finished renders by key: each diagram is rendered once. */
const drawing = new Map<string, Promise<RenderedDiagram>>();
let lastId = 0;

/**
 * Renders a diagram once: from the static render of the prerendered page, else with the library.
 * Rejects if the library fails to load or finds an error.
 */
export function renderDiagram(diagram: DiagramSource): Promise<RenderedDiagram> {
  const { key } = diagram;
  const drawn = drawing.get(key) ?? findDrawn(key).then((known) => known ?? render(diagram));
  drawing.set(key, drawn);
  drawn.then(
    (done) => cacheDiagram(key, done),
    () => drawing.delete(key),
  );
  return drawn;
}

async function findDrawn(key: string): Promise<RenderedDiagram | undefined> {
  await fetchPageDiagrams(window.location.pathname);
  return getCachedDiagram(key);
}

async function render({ kind, text }: DiagramSource): Promise<RenderedDiagram> {
  if (kind === undefined) throw new Error('Not a diagram that is drawn here');
  const { default: mermaid } = await loadPart(() => import(/* webpackChunkName: "mermaid" */ 'mermaid'));
  mermaid.initialize(diagramConfig(getComputedStyle(document.body).fontFamily));
  // Mermaid measures text in a node of the document: it must be laid out, but invisible.
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

const asked = new Map<string, Promise<void>>();

/**
 * Fetches a page's prerendered HTML once and caches its diagrams: a page reached by a click was prerendered
 * too.
 */
export function fetchPageDiagrams(address: string): Promise<void> {
  const answer =
    asked.get(address) ?? fetchPrerenderedPage(address).then((page) => page && cacheDiagramsIn(page));
  asked.set(address, answer);
  return answer;
}
