// Mermaid, which is loaded here and nowhere else.
import type { MermaidConfig } from 'mermaid';
import type { Diagram } from '../../core/markdown/diagram.ts';
import { loadPart } from '../../platform/loadPart.ts';
import styles from './Diagram.module.css';
import { themeCSS, themeVariables, toTokens } from './diagramTheme.ts';

export interface Drawing {
  /** The drawing, with an id that no other on the page has. */
  svg: string;
  /** In CSS pixels. */
  size: readonly [width: number, height: number];
}

/** In pixels. Diagrams may shrink to 6/7 of their size before they scroll: 12 pixels. */
const FONT_SIZE = 14;

/** Drawings by their source, some of them under way. */
const drawings = new Map<string, Drawing | Promise<Drawing>>();
let lastId = 0;

/** The drawing of a text that was drawn before. */
export function findDrawing(code: string): Drawing | undefined {
  const drawing = drawings.get(code);
  return drawing instanceof Promise ? undefined : drawing;
}

/** Draws a diagram, once; loads the library first, and may fail for want of it. */
export async function drawDiagram(code: string, diagram: Diagram): Promise<Drawing> {
  const drawn = drawings.get(code) ?? render(diagram);
  drawings.set(code, drawn);
  try {
    const drawing = await drawn;
    drawings.set(code, drawing);
    return drawing;
  } catch (error) {
    drawings.delete(code);
    throw error;
  }
}

async function render({ kind, text }: Diagram): Promise<Drawing> {
  if (kind === undefined) throw new Error('Not a diagram that is drawn here');
  const { default: mermaid } = await loadPart(() => import(/* webpackChunkName: "mermaid" */ 'mermaid'));
  mermaid.initialize(configOf(getComputedStyle(document.body).fontFamily));
  // Text is measured in the page, where it cannot be seen.
  const stage = document.createElement('div');
  stage.className = styles.stage ?? '';
  document.body.append(stage);
  try {
    lastId += 1;
    const { svg } = await mermaid.render(`diagram-${lastId}`, text, stage);
    return finishDrawing(toTokens(svg));
  } finally {
    stage.remove();
  }
}

function configOf(fontFamily: string): MermaidConfig {
  const font = { fontFamily, fontSize: FONT_SIZE };
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    themeVariables: { ...themeVariables, fontFamily, fontSize: `${FONT_SIZE}px` },
    themeCSS,
    ...font,
    // Text as SVG: not clipped where another style sheet reaches it, and drawn in an image too.
    htmlLabels: false,
    flowchart: { nodeSpacing: 40, rankSpacing: 44, subGraphTitleMargin: { top: 6, bottom: 10 } },
    sequence: {
      mirrorActors: false,
      actorFontFamily: fontFamily,
      actorFontSize: FONT_SIZE,
      messageFontFamily: fontFamily,
      messageFontSize: FONT_SIZE,
      noteFontFamily: fontFamily,
      noteFontSize: FONT_SIZE,
    },
    er: { fontSize: FONT_SIZE },
  };
}

/** Takes the size, and what the figure around the drawing says itself. */
function finishDrawing(text: string): Drawing {
  const template = document.createElement('template');
  template.innerHTML = text;
  const svg = template.content.querySelector('svg');
  if (svg === null) throw new Error('The library gave no drawing');
  const { width, height } = svg.viewBox.baseVal;
  for (const name of ['role', 'aria-roledescription', 'aria-labelledby', 'aria-describedby', 'style'])
    svg.removeAttribute(name);
  for (const words of svg.querySelectorAll(':scope > :is(title, desc)')) words.remove();
  // Arrows into a group are drawn later than its title, across it.
  for (const title of svg.querySelectorAll('.cluster:not(.statediagram-cluster) > .cluster-label'))
    title.closest('.root')?.append(title);
  svg.setAttribute('width', `${width}`);
  svg.setAttribute('height', `${height}`);
  return { svg: svg.outerHTML, size: [width, height] };
}
