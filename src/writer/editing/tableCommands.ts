// What can be done to the table that the cursor stands in, and a new one.
import { type Command, standAlone } from './edit.ts';
import { findBars, findTable, PLAIN, splitRow, type TableText, writeTable } from './table.ts';

/** Where in a table: row 0 is the head. */
interface Cell {
  row: number;
  column: number;
}

/** Changes a table, and tells which cell is selected then. */
type Change = (table: TableText, at: Cell) => { table: TableText; at: Cell };

/** The columns below each other. */
export const alignTable = onTable((table, at) => ({ table, at }));

/** An empty row below the one of the cursor. */
export const addTableRow = onTable((table, { row }) => {
  const empty = table.alignments.map(() => '');
  return {
    table: { ...table, rows: insert(table.rows, row + 1, empty) },
    at: { row: row + 1, column: 0 },
  };
});

/** An empty column behind the one of the cursor. */
export const addTableColumn = onTable((table, { row, column }) => {
  const rows = table.rows.map((cells) => insert(cells, column + 1, ''));
  const alignments = insert(table.alignments, column + 1, PLAIN);
  return { table: { ...table, rows, alignments }, at: { row, column: column + 1 } };
});

/** A table of cells that come from elsewhere, as text; the first row is its head. */
export function insertTable(rows: readonly (readonly string[])[]): Command {
  const cells = rows.map((row) => row.map(writeCell));
  const alignments = (cells[0] ?? []).map(() => PLAIN);
  const block = writeTable({ indent: '', rows: cells, alignments }).join('\n');
  return (text, from, to) => {
    const { insert, start } = standAlone(text, from, to, block);
    const end = start + block.length;
    return { from, to, insert, select: [end, end] };
  };
}

/** @example writeCell('a|b\nc') === 'a\\|b<br>c' */
const writeCell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, '<br>');

function insert<T>(list: readonly T[], at: number, item: T): T[] {
  return [...list.slice(0, at), item, ...list.slice(at)];
}

function onTable(change: Change): Command {
  return (text, from) => {
    const lines = text.split('\n');
    const line = text.slice(0, from).split('\n').length - 1;
    const found = findTable(lines, line);
    if (found === undefined) return undefined;
    const start = startOf(lines, found.first);
    const written = lines.slice(found.first, found.end).join('\n');
    const before = (lines[line] ?? '').slice(0, from - startOf(lines, line));
    // The line between head and rows counts to the head.
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

/** Where what stands in a cell begins and ends. */
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
