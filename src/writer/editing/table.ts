// A table of GitHub's markdown as cells, and back as lines whose columns stand below each other.
import { displayWidth } from './displayWidth.ts';

export interface TableText {
  /** Lines of the text, from 0: the first, and the one behind the last. */
  first: number;
  end: number;
  /** What stands before each row: of a list, of a quote. */
  indent: string;
  /** The head and the rows, without the line between them. */
  rows: string[][];
  /** Of each column, as it is written: `---`, `:--`, `--:`, `:-:`. */
  alignments: string[];
}

const DELIMITER = /^[\s>]*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
/** The line between the head and the rows. */
const BELOW_HEAD = 1;
/** How a column is aligned that says nothing of it. */
export const PLAIN = '---';

/** Whether a line stands in a table; how lines are counted is the caller's. */
export function hasTableAt(lineAt: (line: number) => string | undefined, at: number): boolean {
  return findRows(lineAt, at) !== undefined;
}

/** The lines of the table around a line: its first, and the one behind its last. */
function findRows(
  lineAt: (line: number) => string | undefined,
  at: number,
): { first: number; end: number } | undefined {
  const isRow = (line: number) => lineAt(line)?.includes('|') === true;
  if (!isRow(at)) return undefined;
  let [first, end] = [at, at + 1];
  while (isRow(first - 1)) first -= 1;
  while (isRow(end)) end += 1;
  // A line above the head may hold a bar as well.
  while (first < at && !DELIMITER.test(lineAt(first + BELOW_HEAD) ?? '')) first += 1;
  return DELIMITER.test(lineAt(first + BELOW_HEAD) ?? '') ? { first, end } : undefined;
}

/** The table that a line, from 0, stands in. */
export function findTable(lines: readonly string[], at: number): TableText | undefined {
  const found = findRows((line) => lines[line], at);
  if (found === undefined) return undefined;
  const { first, end } = found;
  const [head = '', delimiter = '', ...body] = lines.slice(first, end);
  const written = [head, ...body].map(splitRow);
  const aligned = splitRow(delimiter).map(toAlignment);
  // What a row has behind the last column is not shown, and not thrown away either.
  const width = Math.max(aligned.length, ...written.map((cells) => cells.length));
  const fill = (cells: readonly string[], empty: string) =>
    Array.from({ length: width }, (_, column) => cells[column] ?? empty);
  const alignments = fill(aligned, PLAIN);
  const rows = written.map((cells) => fill(cells, ''));
  return { first, end, indent: /^[\s>]*/.exec(head)?.[0] ?? '', rows, alignments };
}

/** Where in a line bars part cells; one that is escaped stands in a cell. Safari before 16.4 knows no lookbehind. */
export function findBars(line: string): number[] {
  return [...line.matchAll(/\\?\|/g)].flatMap(({ 0: bar, index }) => (bar === '|' ? [index] : []));
}

/** The cells of a row. @example splitRow('| a | b\\|c |') // ['a', 'b\\|c'] */
export function splitRow(line: string): string[] {
  const row = line.replace(/^[\s>]*\|?/, '').trimEnd();
  const bars = findBars(row);
  const ends = bars.at(-1) === row.length - 1 ? bars : [...bars, row.length];
  return ends.map((end, at) => row.slice((ends[at - 1] ?? -1) + 1, end).trim());
}

function toAlignment(cell: string): string {
  return `${cell.startsWith(':') ? ':' : '-'}-${cell.endsWith(':') ? ':' : '-'}`;
}

/** The table's lines: a Chinese character takes the room of two Latin ones. */
export function writeTable({ indent, rows, alignments }: Omit<TableText, 'first' | 'end'>): string[] {
  const widths = alignments.map((_, column) =>
    Math.max(3, ...rows.map((row) => displayWidth(row[column] ?? ''))),
  );
  const write = (cells: readonly string[]) => `${indent}| ${cells.join(' | ')} |`;
  const [head = [], ...body] = rows.map((row) =>
    row.map((cell, column) =>
      place(cell, (widths[column] ?? 0) - displayWidth(cell), alignments[column] ?? ''),
    ),
  );
  const delimiter = alignments.map(
    ([start, , end], column) => `${start}${'-'.repeat((widths[column] ?? 0) - 2)}${end}`,
  );
  return [write(head), write(delimiter), ...body.map(write)];
}

/** Room goes where the column's alignment wants it. */
function place(cell: string, room: number, alignment: string): string {
  if (!alignment.endsWith(':')) return cell + ' '.repeat(room);
  const before = alignment.startsWith(':') ? Math.floor(room / 2) : room;
  return ' '.repeat(before) + cell + ' '.repeat(room - before);
}
