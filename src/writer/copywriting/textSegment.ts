// A text segment, the input of copywriting rules: the rendered text of one paragraph, table cell or label.

export interface TextSegment {
  text: string;
  /** Lines of the file, with the offset in the text at which each begins, ascending. */
  lines: readonly { offset: number; line: number }[];
  /** Code spans that `CODE_PLACEHOLDER` replaces, by offset. */
  codes: ReadonlyMap<number, string>;
  /** Whether the text is a label of a diagram, which has no markup for code: names in it are not checked. */
  isDiagram?: boolean;
  /** Ranges of reference labels: a fix that changes a label would separate it from its definition. */
  names?: readonly Range[];
}

export interface Range {
  start: number;
  end: number;
}

/** Placeholder for a code span: a Latin letter, so that the rules require spaces around it. */
export const CODE_PLACEHOLDER = 'x';

export function plainSegment(text: string, line: number): TextSegment {
  return { text, lines: [{ offset: 0, line }], codes: new Map() };
}

export function findSegmentLine({ lines }: TextSegment, offset: number): number {
  return lines.filter((part) => part.offset <= offset).at(-1)?.line ?? lines[0]?.line ?? 1;
}

/**
 * Returns the column, from 1, of a range in its line. The text of the range, with some context, is searched in the
 * line; undefined if markup interrupts the text, or if it occurs twice.
 * @param shown the line as returned by `hideAddresses`
 */
export function findSegmentColumn(
  segment: TextSegment,
  start: number,
  end: number,
  shown: string,
): number | undefined {
  for (const around of [AROUND, 1, 0]) {
    const [from, to] = [Math.max(0, start - around), Math.min(segment.text.length, end + around)];
    const words = sourceOf(segment, from, to);
    const at = words === '' ? -1 : shown.indexOf(words);
    if (at >= 0 && shown.indexOf(words, at + 1) < 0) return at + sourceOf(segment, from, start).length + 1;
  }
  return undefined;
}

/** Matches URLs, reference labels and tags, which are not rendered. */
const HIDDEN = /\]\([^()\n]{1,300}\)|\]\[[^[\]\n]{1,300}\]|<[^<>\n]{1,300}>/g;

/** Blanks the URLs, reference labels and tags in a line; its length stays the same. */
export function blankUrls(line: string): string {
  return line.replace(HIDDEN, (hidden) => '\0'.repeat(hidden.length));
}

/** Half of a surrogate pair at the edge of an excerpt. */
const HALVES = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

/** Characters of context on each side of an excerpt. */
const AROUND = 10;

/**
 * Quotes the text around a range, code spans included.
 * @example quotePlace(segment, 3, 4) === '启动Docker服务'
 */
export function quotePlace(segment: TextSegment, start: number, end: number): string {
  return sourceOf(segment, Math.max(0, start - AROUND), Math.min(segment.text.length, end + AROUND))
    .replace(HALVES, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function sourceOf({ text, codes }: TextSegment, from: number, to: number): string {
  let written = '';
  for (let at = from; at < to; at++) {
    const code = codes.get(at);
    written += code === undefined ? text[at] : `\`${code}\``;
  }
  return written;
}
