// How the drawing library is set up, the same in the browser and at build time. Of its looks nothing is
// kept (finishDrawing.ts): colours and lines are the style sheet's.
import type { MermaidConfig } from 'mermaid';

/** In pixels. A drawing may shrink until its text has 11 (drawing.part.css), then its frame scrolls. */
export const FONT_SIZE = 14;

/** @param fontFamily in which text is measured */
export function diagramConfig(fontFamily: string): MermaidConfig {
  const of = (part: string) => ({ [`${part}FontFamily`]: fontFamily, [`${part}FontSize`]: FONT_SIZE });
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    // Rounded shapes are drawn by chance, and the same text is to give the same bytes.
    handDrawnSeed: 1,
    themeVariables: { fontFamily, fontSize: `${FONT_SIZE}px` },
    // Small print would be too small.
    themeCSS: '.edgeTerminals, .sequenceNumber { font-size: inherit }',
    fontFamily,
    fontSize: FONT_SIZE,
    // Text as SVG: not clipped where another style sheet reaches it.
    htmlLabels: false,
    flowchart: { nodeSpacing: 36, rankSpacing: 46, padding: 12, subGraphTitleMargin: { top: 8, bottom: 12 } },
    state: { nodeSpacing: 36, rankSpacing: 46, padding: 12 },
    // Four on a phone, six in a column of text.
    sequence: {
      mirrorActors: false,
      diagramMarginX: 8,
      diagramMarginY: 8,
      width: 84,
      height: 36,
      actorMargin: 30,
      messageMargin: 30,
      ...of('actor'),
      ...of('message'),
      ...of('note'),
    },
    er: { fontSize: FONT_SIZE },
  };
}
