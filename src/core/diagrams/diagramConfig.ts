// Mermaid's config, the same in browsers and at build time. finishDiagram.ts drops its styles: the stylesheet defines
// colours and lines.
import type { MermaidConfig } from 'mermaid';

/** In pixels. A diagram may shrink until its text has 11 (drawing.part.css), then it scrolls. */
export const FONT_SIZE = 14;

/** Colors of kinds that the stylesheet does not know, for a light background: the stylesheet inverts them on a dark one. */
const COLORS = {
  primaryColor: '#d7ebe4',
  primaryBorderColor: '#0c7a5e',
  primaryTextColor: '#17211e',
  lineColor: '#5d6b66',
  textColor: '#17211e',
};

/** Distances of nodes, in pixels: eight ranks from the top down, or six from left to right, fit the text column. */
const LAYOUT = { nodeSpacing: 28, rankSpacing: 32, padding: 8 };

/** @param fontFamily font that text is measured in */
export function diagramConfig(fontFamily: string): MermaidConfig {
  const of = (part: string) => ({ [`${part}FontFamily`]: fontFamily, [`${part}FontSize`]: FONT_SIZE });
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    // Rough shapes are random by default; the same text must render to the same bytes.
    handDrawnSeed: 1,
    themeVariables: { fontFamily, fontSize: `${FONT_SIZE}px`, ...COLORS },
    // The default size is too small.
    themeCSS: '.edgeTerminals, .sequenceNumber { font-size: inherit }',
    fontFamily,
    fontSize: FONT_SIZE,
    // Labels are SVG text: the page's stylesheet would clip labels in HTML.
    htmlLabels: false,
    flowchart: { ...LAYOUT, subGraphTitleMargin: { top: 8, bottom: 12 } },
    state: LAYOUT,
    // Four actors fit a phone's viewport, six the text column.
    sequence: {
      mirrorActors: false,
      diagramMarginX: 8,
      diagramMarginY: 8,
      width: 84,
      height: 32,
      actorMargin: 30,
      messageMargin: 12,
      boxMargin: 6,
      noteMargin: 10,
      ...of('actor'),
      ...of('message'),
      ...of('note'),
    },
    er: { fontSize: FONT_SIZE },
    // Labels as text, and lines in one color: HTML and gradients are not part of a page.
    journey: { textPlacement: 'tspan' },
    sankey: { linkColor: 'source' },
  };
}
