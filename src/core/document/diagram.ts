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

const KINDS: readonly [keyword: RegExp, kind: DiagramKind][] = [
  [/^(?:flowchart|graph)(?![\w-])/, 'flowchart'],
  [/^sequenceDiagram\b/, 'sequence'],
  [/^stateDiagram(?:-v2)?\b/, 'state'],
  [/^classDiagram(?:-v2)?\b/, 'class'],
  [/^erDiagram\b/, 'er'],
];

/** Supported keywords, as error messages list them. */
export const DIAGRAM_KEYWORDS = [
  'flowchart',
  'sequenceDiagram',
  'stateDiagram-v2',
  'classDiagram',
  'erDiagram',
] as const;

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
    kind: KINDS.find(([keyword]) => keyword.test(start))?.[1],
    name: find(text, /^[ \t]*accTitle[ \t]*:(.+)$/m),
    description: find(text, /^[ \t]*accDescr[ \t]*(?::(.+)$|\{([^}]*)\})/m),
    text: start,
    key: textKey(start.trimEnd()),
    toSourceLine: (line) => line + linesBefore,
  };
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
