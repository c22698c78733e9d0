// What the rules of copywriting read: running text without marks, one paragraph, cell or label at a time.

export interface TextPiece {
  text: string;
  /** Line of the file on which each part of the text begins, by offset, ascending. */
  lines: readonly { offset: number; line: number }[];
  /** What the stand-ins for code are in the file, by offset. */
  codes: ReadonlyMap<number, string>;
  /** A diagram has no way to mark code: its labels may hold names of services and modules as they are. */
  isDiagram?: boolean;
  /** Words by which a definition elsewhere in the file is found: changed here alone they would find none. */
  names?: readonly Range[];
}

/** From an offset to before another. */
export interface Range {
  start: number;
  end: number;
}

/** Stands in the text for a piece of code: a Latin word like any other, so that spaces around it count. */
export const CODE = 'x';

/** A piece of text that stands on one line as it is. */
export function plainPiece(text: string, line: number): TextPiece {
  return { text, lines: [{ offset: 0, line }], codes: new Map() };
}

/** The line of the file on which an offset of a piece stands. */
export function findPieceLine({ lines }: TextPiece, offset: number): number {
  return lines.filter((part) => part.offset <= offset).at(-1)?.line ?? lines[0]?.line ?? 1;
}

/**
 * The column, from 1, of a place in the line of the file that it stands on; undefined where marks stand between
 * the words, or where the words stand there twice.
 * @param shown the line, after `hideAddresses`
 */
export function findPieceColumn(
  piece: TextPiece,
  start: number,
  end: number,
  shown: string,
): number | undefined {
  for (const around of [AROUND, 1, 0]) {
    const [from, to] = [Math.max(0, start - around), Math.min(piece.text.length, end + around)];
    const words = writeOut(piece, from, to);
    const at = words === '' ? -1 : shown.indexOf(words);
    if (at >= 0 && shown.indexOf(words, at + 1) < 0) return at + writeOut(piece, from, start).length + 1;
  }
  return undefined;
}

/** Addresses of links, names of definitions and tags: words in them are not those of the text. */
const HIDDEN = /\]\([^()\n]{1,300}\)|\]\[[^[\]\n]{1,300}\]|<[^<>\n]{1,300}>/g;

/** A line in which nothing is found where readers see no words; as long as it was. */
export function hideAddresses(line: string): string {
  return line.replace(HIDDEN, (hidden) => '\0'.repeat(hidden.length));
}

/** What is left of a character of two units, as an emoji, where a cut goes through it. */
const HALVES = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

/** Characters before and after the place that an excerpt shows. */
const AROUND = 10;

/**
 * The words around a place, code written out.
 * @example quotePlace(piece, 3, 4) === '启动Docker服务'
 */
export function quotePlace(piece: TextPiece, start: number, end: number): string {
  return writeOut(piece, Math.max(0, start - AROUND), Math.min(piece.text.length, end + AROUND))
    .replace(HALVES, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A part of a piece with its code, as it is usually written. */
function writeOut({ text, codes }: TextPiece, from: number, to: number): string {
  let written = '';
  for (let at = from; at < to; at++) {
    const code = codes.get(at);
    written += code === undefined ? text[at] : `\`${code}\``;
  }
  return written;
}
