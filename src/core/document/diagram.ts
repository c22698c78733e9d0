// Parses the metadata of a diagram (a `mermaid` fence) without rendering it.
import type { DiagramKind } from '#i18n/diagramMessages';
import { textKey } from '../textKey.ts';

/** Language of the code blocks that render as diagrams. */
export const DIAGRAM_LANGUAGE = 'mermaid';

export interface DiagramSource {
  /** Undefined for a kind that the diagram component does not render. */
  kind: DiagramKind | undefined;
  /** Accessible name and description: `accTitle`, `accDescr`. */
  name: string | undefined;
  description: string | undefined;
  /** Source to render. Comments and directives are blanked: all diagrams of a site share one Mermaid config. */
  text: string;
  /** Cache key of the rendered diagram (core/textKey.ts). */
  key: string;
  /** Converts a line number in Mermaid's error message to a line of the source. */
  toSourceLine: (line: number) => number;
}

/** Keywords and kinds. The first keyword of a kind is the one that error messages list. */
const KINDS: readonly [keywords: string, kind: DiagramKind][] = [
  ['flowchart|flowchart-elk|graph', 'flowchart'],
  ['sequenceDiagram', 'sequence'],
  ['stateDiagram-v2|stateDiagram', 'state'],
  ['classDiagram|classDiagram-v2', 'class'],
  ['erDiagram', 'er'],
  ['gantt', 'gantt'],
  ['pie', 'pie'],
  ['mindmap', 'mindmap'],
  ['timeline', 'timeline'],
  ['gitGraph', 'gitGraph'],
  ['quadrantChart', 'quadrant'],
  ['xychart|xychart-beta', 'xychart'],
  ['sankey|sankey-beta', 'sankey'],
  ['block|block-beta', 'block'],
  ['packet|packet-beta', 'packet'],
  ['kanban', 'kanban'],
  ['architecture-beta|architecture', 'architecture'],
  ['C4Context|C4Container|C4Component|C4Dynamic|C4Deployment', 'c4'],
  ['requirementDiagram|requirement', 'requirement'],
  ['journey', 'journey'],
  ['radar-beta', 'radar'],
  ['treemap-beta|treemap', 'treemap'],
  ['treeView-beta', 'treeView'],
  ['ishikawa|ishikawa-beta', 'ishikawa'],
  ['venn-beta', 'venn'],
  ['wardley-beta', 'wardley'],
  ['cynefin-beta', 'cynefin'],
];

const PATTERNS = KINDS.map(([keywords, kind]) => [new RegExp(`^(?:${keywords})(?![\\w-])`), kind] as const);

/** Supported keywords, as error messages list them. */
export const DIAGRAM_KEYWORDS: readonly string[] = KINDS.map(([keywords]) => keywords.replace(/\|.*/, ''));

/** Kinds whose colors and lines are those of the site's stylesheet; others have Mermaid's. */
const STYLED: readonly DiagramKind[] = ['flowchart', 'sequence', 'state', 'class', 'er'];

export const isStyled = (kind: DiagramKind) => STYLED.includes(kind);

/** The layout engine ELK, which Mermaid publishes as a package of its own: a diagram that asks for it gets another. */
const ELK =
  /^\s*flowchart-elk\b|^\s*layout\s*:\s*["']?elk\b|["'](?:layout|defaultRenderer)["']\s*:\s*["']elk\b/m;

/** Whether a diagram asks for the layout engine ELK. */
export const asksElk = (source: string) => ELK.test(source);

const FRONT_MATTER = /^\s*---[ \t]*\n[\s\S]*?\n---[ \t]*(?=\n|$)/;
const DIRECTIVE = /%%\{[\s\S]*?\}%%/g;
const COMMENT = /^[ \t]*%%.*$/gm;

/**
 * Parses the source of a diagram.
 * @example readDiagram('flowchart TD\n  accTitle: 部署\n  A --> B') // { kind: 'flowchart', name: '部署', … }
 */
export function readDiagram(source: string): DiagramSource {
  const blank = (text: string) => text.replace(/[^\n]/g, '');
  const text = source
    .replaceAll('\r\n', '\n')
    .replace(FRONT_MATTER, blank)
    .replace(DIRECTIVE, blank)
    .replace(COMMENT, '');
  const start = text.trimStart();
  // Mermaid counts lines from the first non-blank one.
  const linesBefore = text.slice(0, text.length - start.length).split('\n').length - 1;
  return {
    kind: PATTERNS.find(([keyword]) => keyword.test(start))?.[1],
    name: find(text, /^[ \t]*accTitle[ \t]*:(.+)$/m),
    description: find(text, /^[ \t]*accDescr[ \t]*(?::(.+)$|\{([^}]*)\})/m),
    text: start.replace(/^flowchart-elk\b/, 'flowchart'),
    key: textKey(start.trimEnd()),
    toSourceLine: (line) => line + linesBefore,
  };
}

/** The first line of a graph from the top down; Mermaid's graphs without a direction are. */
const TOP_DOWN =
  /^((?:flowchart|graph)(?=\s|;)|stateDiagram(?:-v2)?(?![\w-]))(?:[ \t]+(?:TD|TB)\b)?(?=[ \t]*(?:[;\n]|$))/;

/**
 * The same graph from left to right. Undefined for a graph whose author has chosen another direction, and for kinds
 * without directions.
 * @param text source of a diagram, as `readDiagram` gives it
 * @example turnGraph('flowchart TD\n  A --> B') // 'flowchart LR\n  A --> B'
 */
export function turnGraph(text: string): string | undefined {
  const [line, keyword] = TOP_DOWN.exec(text) ?? [];
  if (line === undefined || keyword === undefined) return undefined;
  if (!keyword.startsWith('state')) return `${keyword} LR${text.slice(line.length)}`;
  return /^[ \t]*direction\b/m.test(text) ? undefined : `${keyword}\ndirection LR${text.slice(line.length)}`;
}

function find(text: string, pattern: RegExp): string | undefined {
  const [, line, block] = pattern.exec(text) ?? [];
  return (line ?? block)?.replace(/\s+/g, ' ').trim() || undefined;
}

/**
 * The line number in an error message of Mermaid.
 * @example findErrorLine('Parse error on line 3:\n…') // 3
 */
export function findErrorLine(message: string): number | undefined {
  const line = /on line (\d+)/i.exec(message)?.[1];
  return line === undefined ? undefined : Number(line);
}
