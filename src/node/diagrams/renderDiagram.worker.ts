// Worker process that renders diagrams without a browser: Mermaid needs a global window, which no other module may see.

import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { find, svg as svgNames } from 'property-information';
import { diagramConfig } from '../../core/diagrams/diagramConfig.ts';
import { drawDirections } from '../../core/diagrams/drawDirections.ts';
import { ALLOWED, ALLOWED_ANYWHERE, finishDiagram, SAFE_STYLE } from '../../core/diagrams/finishDiagram.ts';
import { isStyled, readDiagram } from '../../core/document/diagram.ts';
import type { Drawing, RenderedDiagram } from '../../core/site/manifest/prerenderWorker.ts';
import { dropForbidden } from '../../lib/forbiddenCharacters.ts';
import { once } from '../../lib/memoize.ts';
import { installMermaidDom } from './mermaidDom.ts';

const propertyOf = (attribute: string) => find(svgNames, attribute).property;

const SCHEMA: Schema = {
  tagNames: Object.keys(ALLOWED),
  attributes: {
    ...Object.fromEntries(
      Object.entries(ALLOWED).map(([name, attributes]) => [name, attributes.map(propertyOf)]),
    ),
    '*': ALLOWED_ANYWHERE.map((name) => (name === 'style' ? [name, SAFE_STYLE] : propertyOf(name))),
  },
  clobber: [],
};

/** Parses Mermaid's SVG as HTML and serializes the elements and attributes that a page may contain as XML. */
function cleanDrawing({ svg, size }: Drawing): Drawing {
  const tree = sanitize(fromHtml(svg, { fragment: true, space: 'svg' }), SCHEMA);
  return { svg: dropForbidden(toHtml(tree, { space: 'svg' })), size };
}

export type DiagramWorker = { renderDiagramToSvg: typeof renderDiagramToSvg };

/** linkedom's parser drops everything after a style element. */
const STYLE = /<style>[\s\S]*?<\/style>/;

let lastId = 0;

/** Null for a source that Mermaid cannot render. */
export async function renderDiagramToSvg(source: string): Promise<RenderedDiagram | null> {
  const { kind, text } = readDiagram(source);
  // Without layout and stylesheets the others cannot be drawn here: the browser draws them.
  if (kind === undefined || !isStyled(kind)) return null;
  const mermaid = await openLibrary();
  const stage = document.body.appendChild(document.createElement('div'));
  stage.className = kind;
  try {
    return await drawDirections(text, async (source) => {
      lastId += 1;
      const { svg } = await mermaid.render(`diagram-${lastId}`, source, stage);
      stage.innerHTML = svg.replace(STYLE, '');
      const element = stage.querySelector('svg');
      if (element === null) throw new Error('Mermaid rendered nothing');
      return cleanDrawing(finishDiagram(element, kind));
    });
  } catch {
    return null;
  } finally {
    stage.remove();
  }
}

const openLibrary = once(async () => {
  // DOMPurify was initialized without a window and does not support linkedom's. cleanDrawing() sanitizes the result.
  const { default: cleaner } = await import('dompurify');
  Object.assign(cleaner, { sanitize: (text: unknown) => text, addHook: () => {}, removeHook: () => {} });
  installMermaidDom();
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({ ...diagramConfig('sans-serif'), logLevel: 'fatal' });
  return mermaid;
});
