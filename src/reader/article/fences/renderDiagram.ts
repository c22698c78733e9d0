// Renders diagrams with Mermaid in the browser, if the build has not prerendered them.
import { diagramConfig } from '../../../core/diagrams/diagramConfig.ts';
import { drawDirections } from '../../../core/diagrams/drawDirections.ts';
import { finishDiagram } from '../../../core/diagrams/finishDiagram.ts';
import { type DiagramSource, isStyled } from '../../../core/document/diagram.ts';
import type { RenderedDiagram } from '../../../core/site/manifest/prerenderWorker.ts';
import { fetchPrerenderedPage } from '../../platform/fetchPrerenderedPage.ts';
import { loadChunk } from '../../platform/loadChunk.ts';
import styles from './Diagram.part.module.css';
import { cacheDiagram, cacheDiagramsIn, getCachedDiagram } from './diagramCache.ts';
import { inlineStyles } from './inlineStyles.ts';

/** Pending and finished renders by key, so that a diagram is rendered once. */
const renders = new Map<string, Promise<RenderedDiagram>>();
let lastId = 0;

/**
 * Resolves with the static render in the prerendered page, else renders with Mermaid. Rejects if Mermaid fails to load
 * or reports an error.
 */
export function renderDiagram(diagram: DiagramSource): Promise<RenderedDiagram> {
  const { key } = diagram;
  const drawn = renders.get(key) ?? findPrerendered(key).then((known) => known ?? render(diagram));
  renders.set(key, drawn);
  drawn.then(
    (done) => cacheDiagram(key, done),
    () => renders.delete(key),
  );
  return drawn;
}

async function findPrerendered(key: string): Promise<RenderedDiagram | undefined> {
  await fetchPageDiagrams(window.location.pathname);
  return getCachedDiagram(key);
}

async function render({ kind, text }: DiagramSource): Promise<RenderedDiagram> {
  if (kind === undefined) throw new Error('Not a diagram that is drawn here');
  const { default: mermaid } = await loadChunk(() => import(/* webpackChunkName: "mermaid" */ 'mermaid'));
  mermaid.initialize(diagramConfig(getComputedStyle(document.body).fontFamily));
  // Mermaid measures text in this element: it must have a layout, but be invisible.
  const stage = document.createElement('div');
  stage.className = styles.stage ?? '';
  document.body.append(stage);
  try {
    return await drawDirections(text, async (source) => {
      lastId += 1;
      const { svg } = await mermaid.render(`diagram-${lastId}`, source, stage);
      const template = document.createElement('template');
      template.innerHTML = svg;
      const drawn = template.content.querySelector('svg');
      if (drawn === null) throw new Error('The library gave no drawing');
      if (!isStyled(kind)) {
        stage.replaceChildren(drawn);
        inlineStyles(drawn);
      }
      return finishDiagram(drawn, kind);
    });
  } finally {
    stage.remove();
  }
}

const fetched = new Map<string, Promise<void>>();

/**
 * Fetches a page's prerendered HTML once and caches its diagrams: after a navigation only the markdown has been fetched,
 * but the build has prerendered the page, too.
 */
export function fetchPageDiagrams(pathname: string): Promise<void> {
  const pending =
    fetched.get(pathname) ?? fetchPrerenderedPage(pathname).then((page) => page && cacheDiagramsIn(page));
  fetched.set(pathname, pending);
  return pending;
}
