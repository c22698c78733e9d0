// The input of copywriting rules: the rendered text of one paragraph, cell or label.

export interface TextSegment {
  text: string;
  /** Line of the file on which each part begins, by offset, ascending. */
  lines: readonly { offset: number; line: number }[];
  /** Code spans that `CODE_PLACEHOLDER` replaces, by offset. */
  codes: ReadonlyMap<number, string>;
  /** Labels of a diagram cannot mark code: they may contain names of services and modules. */
  isDiagram?: boolean;
  /** Labels of references: a fix that changes one would break its definition elsewhere. */
  names?: readonly Range[];
}

export interface Range {
  start: number;
  end: number;
}

/** Placeholder for a code span: a Latin word, so that the rules require spaces around it. */
export const CODE_PLACEHOLDER = 'x';

/** Creates a segment of a single line. */
export function plainSegment(text: string, line: number): TextSegment {
  return { text, lines: [{ offset: 0, line }], codes: new Map() };
}

/** Returns the line of the file for an offset in the segment. */
export function findSegmentLine({ lines }: TextSegment, offset: number): number {
  return lines.filter((part) => part.offset <= offset).at(-1)?.line ?? lines[0]?.line ?? 1;
}

/**
 * Returns the column, from 1, of a range in its line; undefined if markup interrupts the words, or if they occur twice.
 * @param shown the line after `hideAddresses`
 */
export function findSegmentColumn(
  segment: TextSegment,
  start: number,
  end: number,
  shown: string,
): number | undefined {
  for (const around of [AROUND, 1, 0]) {
    const [from, to] = [Math.max(0, start - around), Math.min(segment.text.length, end + around)];
    const words = writeOut(segment, from, to);
    const at = words === '' ? -1 : shown.indexOf(words);
    if (at >= 0 && shown.indexOf(words, at + 1) < 0) return at + writeOut(segment, from, start).length + 1;
  }
  return undefined;
}

/** URLs, labels of references and tags: not rendered, so no words of the text. */
const HIDDEN = /\]\([^()\n]{1,300}\)|\]\[[^[\]\n]{1,300}\]|<[^<>\n]{1,300}>/g;

/** Blanks whatever is not rendered in a line; the length stays. */
export function hideAddresses(line: string): string {
  return line.replace(HIDDEN, (hidden) => '\0'.repeat(hidden.length));
}

/** Half of a surrogate pair at the edge of an excerpt. */
const HALVES = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

/** Characters of context on each side of an excerpt. */
const AROUND = 10;

/**
 * Quotes the words around a range, code spans included.
 * @example quotePlace(segment, 3, 4) === '启动Docker服务'
 */
export function quotePlace(segment: TextSegment, start: number, end: number): string {
  return writeOut(segment, Math.max(0, start - AROUND), Math.min(segment.text.length, end + AROUND))
    .replace(HALVES, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function writeOut({ text, codes }: TextSegment, from: number, to: number): string {
  let written = '';
  for (let at = from; at < to; at++) {
    const code = codes.get(at);
    written += code === undefined ? text[at] : `\`${code}\``;
  }
  return written;
}
