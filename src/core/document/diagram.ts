// What can be told of a diagram from its text (a `mermaid` fence), without drawing it.
import type { DiagramKind } from '../i18n/diagramMessages.ts';
import { textKey } from '../textKey.ts';

/** The language of fences that are drawn as diagrams. */
export const DIAGRAM_LANGUAGE = 'mermaid';

export interface Diagram {
  /** Undefined for what the site does not draw. */
  kind: DiagramKind | undefined;
  /** Name and description for those who do not see it: `accTitle`, `accDescr`. */
  name: string | undefined;
  description: string | undefined;
  /** The text to draw: comments and settings are blank lines, for a site's diagrams share one look. */
  text: string;
  /** By which its drawing is known (core/textKey.ts). */
  key: string;
  /** The line of the source behind a line that the drawing library names. */
  toSourceLine: (line: number) => number;
}

const KINDS: readonly [keyword: RegExp, kind: DiagramKind][] = [
  [/^(?:flowchart|graph)(?![\w-])/, 'flowchart'],
  [/^sequenceDiagram\b/, 'sequence'],
  [/^stateDiagram(?:-v2)?\b/, 'state'],
  [/^classDiagram(?:-v2)?\b/, 'class'],
  [/^erDiagram\b/, 'er'],
];

/** The words that open a diagram, for messages. */
export const DIAGRAM_KEYWORDS = 'flowchart、sequenceDiagram、stateDiagram-v2、classDiagram、erDiagram';

const FRONT_MATTER = /^\s*---[ \t]*\n[\s\S]*?\n---[ \t]*(?=\n|$)/;
const DIRECTIVE = /%%\{[\s\S]*?\}%%/g;
const COMMENT = /^[ \t]*%%.*$/gm;

/**
 * Reads a diagram's text.
 * @example readDiagram('flowchart TD\n  accTitle: 部署\n  A --> B') // { kind: 'flowchart', name: '部署', … }
 */
export function readDiagram(source: string): Diagram {
  const blank = (text: string) => text.replace(/[^\n]/g, '');
  const text = source
    .replaceAll('\r\n', '\n')
    .replace(FRONT_MATTER, blank)
    .replace(DIRECTIVE, blank)
    .replace(COMMENT, '');
  const start = text.trimStart();
  // The library counts from the first line that is not blank.
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
 * The line that the library's message names.
 * @example findErrorLine('Parse error on line 3:\n…') // 3
 */
export function findErrorLine(message: string): number | undefined {
  const line = /on line (\d+)/i.exec(message)?.[1];
  return line === undefined ? undefined : Number(line);
}
