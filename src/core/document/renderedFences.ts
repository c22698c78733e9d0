// Languages of code blocks that do not render as code, for search and diff. reader/article/fences.ts maps the same
// languages to components and print support.
import { DIAGRAM_LANGUAGE, readDiagram } from './diagram.ts';

interface RenderedFence {
  /** Extracts the text that search indexes, without the syntax of the language. */
  toSearchText: (source: string) => string;
}

/** Entries by language. The diff compares such a block as a whole, since its lines are not visible on the page. */
export const renderedFences: ReadonlyMap<string, RenderedFence> = new Map([
  [DIAGRAM_LANGUAGE, { toSearchText: diagramToSearchText }],
]);

/** Matches labels: in quotes, in the brackets of nodes, on arrows, after a colon. */
const LABEL = /"([^"]+)"|\|([^|"\n]+)\||\[([^[\]"\n]+)\]|\{([^{}"\n]+)\}|:[ \t]+([^"\n]+)$/gm;

/**
 * Extracts a diagram's name, description and labels.
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
