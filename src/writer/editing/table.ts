// Parses and serializes GFM tables, and defines the commands that edit the table at the cursor.
import { type Command, padBlock } from './edit.ts';

export interface TableText {
  /** Index of the first line; `end`: index after the last line. */
  first: number;
  end: number;
  /** Prefix of each row: list indentation, block quote marks. */
  indent: string;
  /** Header and body rows, without the delimiter row. */
  rows: string[][];
  /** Delimiter of each column: `---`, `:--`, `--:`, `:-:`. */
  alignments: string[];
}

const DELIMITER = /^[\s>]*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
/** Index of the delimiter row. */
const BELOW_HEAD = 1;
const DEFAULT_ALIGNMENT = '---';

/** Whether a line is part of a table. Lines may be numbered from 0 or 1: they are read only by `lineAt`. */
export function hasTableAt(lineAt: (line: number) => string | undefined, at: number): boolean {
  return findRows(lineAt, at) !== undefined;
}

/** Returns the range of the table that contains a line: its first line, and the line after its last one. */
function findRows(
  lineAt: (line: number) => string | undefined,
  at: number,
): { first: number; end: number } | undefined {
  const isRow = (line: number) => lineAt(line)?.includes('|') === true;
  if (!isRow(at)) return undefined;
  let [first, end] = [at, at + 1];
  while (isRow(first - 1)) first -= 1;
  while (isRow(end)) end += 1;
  // Skip lines of text above the header that contain a bar.
  while (first < at && !DELIMITER.test(lineAt(first + BELOW_HEAD) ?? '')) first += 1;
  return DELIMITER.test(lineAt(first + BELOW_HEAD) ?? '') ? { first, end } : undefined;
}

/** Parses the table that contains a line, from 0. */
export function findTable(lines: readonly string[], at: number): TableText | undefined {
  const found = findRows((line) => lines[line], at);
  if (found === undefined) return undefined;
  const { first, end } = found;
  const [head = '', delimiter = '', ...body] = lines.slice(first, end);
  const written = [head, ...body].map(splitRow);
  const aligned = splitRow(delimiter).map(toAlignment);
  // GFM does not render cells beyond the header's columns: here they get columns, so that no text is lost.
  const width = Math.max(aligned.length, ...written.map((cells) => cells.length));
  const fill = (cells: readonly string[], empty: string) =>
    Array.from({ length: width }, (_, column) => cells[column] ?? empty);
  const alignments = fill(aligned, DEFAULT_ALIGNMENT);
  const rows = written.map((cells) => fill(cells, ''));
  return { first, end, indent: /^[\s>]*/.exec(head)?.[0] ?? '', rows, alignments };
}

/** Lists the indexes of unescaped bars, without a lookbehind, which Safari before 16.4 cannot parse. */
function findBars(line: string): number[] {
  return [...line.matchAll(/\\?\|/g)].flatMap(({ 0: bar, index }) => (bar === '|' ? [index] : []));
}

/** @example splitRow('| a | b\\|c |') // ['a', 'b\\|c'] */
export function splitRow(line: string): string[] {
  const row = line.replace(/^[\s>]*\|?/, '').trimEnd();
  const bars = findBars(row);
  const ends = bars.at(-1) === row.length - 1 ? bars : [...bars, row.length];
  return ends.map((end, at) => row.slice((ends[at - 1] ?? -1) + 1, end).trim());
}

function toAlignment(cell: string): string {
  return `${cell.startsWith(':') ? ':' : '-'}-${cell.endsWith(':') ? ':' : '-'}`;
}

/** Serializes a table; a CJK character is as wide as two Latin ones. */
function writeTable({ indent, rows, alignments }: Omit<TableText, 'first' | 'end'>): string[] {
  const widths = alignments.map((_, column) =>
    Math.max(3, ...rows.map((row) => displayWidth(row[column] ?? ''))),
  );
  const write = (cells: readonly string[]) => `${indent}| ${cells.join(' | ')} |`;
  const [head = [], ...body] = rows.map((row) =>
    row.map((cell, column) =>
      pad(cell, (widths[column] ?? 0) - displayWidth(cell), alignments[column] ?? ''),
    ),
  );
  const delimiter = alignments.map(
    ([start, , end], column) => `${start}${'-'.repeat((widths[column] ?? 0) - 2)}${end}`,
  );
  return [write(head), write(delimiter), ...body.map(write)];
}

/** Pads a cell by its column's alignment. */
function pad(cell: string, room: number, alignment: string): string {
  if (!alignment.endsWith(':')) return cell + ' '.repeat(room);
  const before = alignment.startsWith(':') ? Math.floor(room / 2) : room;
  return ' '.repeat(before) + cell + ' '.repeat(room - before);
}

/** Position in a table; row 0 is the header. */
interface Cell {
  row: number;
  column: number;
}

/** Changes a table, and returns the cell to select. */
type Change = (table: TableText, at: Cell) => { table: TableText; at: Cell };

export const alignTable = tableCommand((table, at) => ({ table, at }));

/** Adds an empty row below the cursor. */
export const addTableRow = tableCommand((table, { row }) => {
  const empty = table.alignments.map(() => '');
  return {
    table: { ...table, rows: insert(table.rows, row + 1, empty) },
    at: { row: row + 1, column: 0 },
  };
});

/** Adds an empty column to the right of the cursor. */
export const addTableColumn = tableCommand((table, { row, column }) => {
  const rows = table.rows.map((cells) => insert(cells, column + 1, ''));
  const alignments = insert(table.alignments, column + 1, DEFAULT_ALIGNMENT);
  return { table: { ...table, rows, alignments }, at: { row, column: column + 1 } };
});

/** Serializes pasted cells as a table; the first row is its header. */
export function insertTable(rows: readonly (readonly string[])[]): Command {
  const cells = rows.map((row) => row.map(writeCell));
  const alignments = (cells[0] ?? []).map(() => DEFAULT_ALIGNMENT);
  const block = writeTable({ indent: '', rows: cells, alignments }).join('\n');
  return (text, from, to) => {
    const { insert, start } = padBlock(text, from, to, block);
    const end = start + block.length;
    return { from, to, insert, select: [end, end] };
  };
}

/** @example writeCell('a|b\nc') === 'a\\|b<br>c' */
const writeCell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, '<br>');

function insert<T>(list: readonly T[], at: number, item: T): T[] {
  return [...list.slice(0, at), item, ...list.slice(at)];
}

function tableCommand(change: Change): Command {
  return (text, from) => {
    const lines = text.split('\n');
    const line = text.slice(0, from).split('\n').length - 1;
    const found = findTable(lines, line);
    if (found === undefined) return undefined;
    const start = startOf(lines, found.first);
    const written = lines.slice(found.first, found.end).join('\n');
    const before = (lines[line] ?? '').slice(0, from - startOf(lines, line));
    // A cursor in the delimiter row counts as one in the header.
    const row = Math.max(0, line - found.first - (line > found.first ? 1 : 0));
    const column = Math.min(found.alignments.length - 1, Math.max(0, splitRow(`${before}|`).length - 1));
    const { table, at } = change(found, { row, column });
    const fresh = writeTable(table);
    const select = selectCell(fresh, table, at).map((offset) => start + offset);
    return {
      from: start,
      to: start + written.length,
      insert: fresh.join('\n'),
      select: [select[0] ?? start, select[1] ?? start],
    };
  };
}

/** Returns the offsets of a cell's content, from the start of the table. */
function selectCell(
  fresh: readonly string[],
  { indent, rows }: TableText,
  { row, column }: Cell,
): [number, number] {
  const line = row === 0 ? 0 : row + 1;
  const text = fresh[line] ?? '';
  const bars = findBars(text);
  const bar = bars[column] ?? indent.length;
  const cell = rows[row]?.[column] ?? '';
  const inside = text.slice(bar + 1, bars[column + 1]);
  const from = startOf(fresh, line) + bar + 1 + (cell === '' ? 1 : inside.search(/\S/));
  return [from, from + cell.length];
}

function startOf(lines: readonly string[], line: number): number {
  return lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
}

/** Characters that are two columns wide in a monospace font. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const NO_WIDTH = /[\p{M}\p{Cf}]/u;

/** Width of a text in columns of a monospace font. @example displayWidth('部署 v8') === 7 */
export function displayWidth(text: string): number {
  let width = 0;
  for (const char of text) width += NO_WIDTH.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return width;
}
