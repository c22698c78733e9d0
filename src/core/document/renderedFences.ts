// Fence languages that a page renders as something other than code: from a row, search and diff take the source's text.
// Its component in the browser, and what print needs, is the row of the same language in reader/article/fences.ts.
import { DIAGRAM_LANGUAGE, readDiagram } from './diagram.ts';

interface RenderedFence {
  /** Extracts the text that search indexes, without notation. */
  toSearchText: (source: string) => string;
}

/** Rows by language. Diff treats the source of a row's language as one: its lines are not on the page. */
export const renderedFences: ReadonlyMap<string, RenderedFence> = new Map([
  [DIAGRAM_LANGUAGE, { toSearchText: diagramToSearchText }],
]);

/** Text in quotes, in boxes, on arrows, and after a colon. */
const LABEL = /"([^"]+)"|\|([^|"\n]+)\||\[([^[\]"\n]+)\]|\{([^{}"\n]+)\}|:[ \t]+([^"\n]+)$/gm;

/**
 * A diagram's name, description and labels, without the notation.
 * @example diagramToSearchText('flowchart TD\naccTitle: 分配\nA["访客"] --> B') // '分配\n访客'
 */
function diagramToSearchText(source: string): string {
  const { name, description, text } = readDiagram(source);
  const rest = text.replace(/^[ \t]*acc(?:Title|Descr)[ \t]*(?::.*|\{[^}]*\})$/gm, '');
  const labels = Array.from(rest.matchAll(LABEL), (match) =>
    (match.slice(1).find((label) => label !== undefined) ?? '').replace(/<br\s*\/?>/gi, ' ').trim(),
  );
  return [name, description, ...labels].filter(Boolean).join('\n');
}
