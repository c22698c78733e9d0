// Finds tables that the parser left as text, and text that it reads as a table's last row.

import type { Table } from 'mdast';
import type { TextFinding } from '../../../core/site/manifest/finding.ts';
import { createFinding } from './createFinding.ts';
import type { RunLine, SourceReader } from './textBlocks.ts';

/** A delimiter row without its spaces; includes full-width bars and other kinds of dashes. */
const DELIMITER = /^[|｜]?[:：]?[-—–－―─﹣]+[:：]?(?:[|｜+][:：]?[-—–－―─﹣]+[:：]?)*[|｜]?$/;

const isDelimiter = (content: string) => /[|｜]/.test(content) && DELIMITER.test(content.replace(/\s/g, ''));
const hasBar = (content: string) => /(?<!\\)[|｜]/.test(content);
const isRow = (content: string) => /^[|｜].*[^\\][|｜]$/.test(content.trim());
const contentOf = ({ raw, start, end }: RunLine) => raw.slice(start, end);

/** Finds the lines in a run of paragraphs that are meant as a table. */
export function findTables(run: readonly RunLine[], source: SourceReader): TextFinding[] {
  const findings: TextFinding[] = [];
  for (let at = 0; at < run.length; ) {
    const rows = readRows(run, at);
    const finding = findCutTable(run[at], source) ?? describeTable(rows, source);
    if (finding !== undefined) findings.push(finding);
    at += Math.max(1, rows.length);
  }
  return findings;
}

/** Reads the rows from a line on; after a blank line, or without a delimiter row, a row must have bars at both ends. */
function readRows(run: readonly RunLine[], from: number): RunLine[] {
  const [head, second] = run.slice(from, from + 2);
  if (head === undefined || second === undefined || !hasBar(contentOf(head)) || isDelimiter(contentOf(head)))
    return [];
  const isOpen = isDelimiter(contentOf(second)) && !second.isFirst;
  if (!isOpen && !isRow(contentOf(head))) return [];
  let end = from + (isOpen ? 2 : 1);
  for (let line = run[end]; line !== undefined; line = run[end]) {
    const isNext = isOpen && !line.isFirst ? hasBar(contentOf(line)) : isRow(contentOf(line));
    if (!isNext) break;
    end += 1;
  }
  return run.slice(from, end);
}

function describeTable(rows: readonly RunLine[], source: SourceReader): TextFinding | undefined {
  const [first, second] = rows;
  const last = rows.at(-1);
  if (first === undefined || second === undefined || last === undefined) return undefined;
  const contents = rows.map(contentOf);
  const hasDelimiter = isDelimiter(contents[1] ?? '');
  const marks = hasDelimiter ? splitCells(normalizeDelimiter(contents[1] ?? '')) : [];
  const [head, ...body] = narrowBars(
    hasDelimiter ? contents.filter((_, index) => index !== 1) : contents,
    marks.length,
  ) as [string];
  const count = splitCells(head).length;
  const most = Math.max(...body.map((row) => splitCells(row).length), 0);
  if (count < 2 && marks.length < 2) return undefined;
  // Without a delimiter row, lines with bars are a table only if all have the same number of cells.
  if (!hasDelimiter && body.some((row) => splitCells(row).length !== count)) return undefined;
  const columns = hasDelimiter && most === marks.length ? Math.max(count, most) : count;
  const isCertain = !hasDelimiter || most <= columns;
  const kind = count === marks.length ? 'delimiter' : 'cells';
  const fault = [hasDelimiter ? kind : 'noDelimiter', count, marks.length] as const;
  const from = { line: first.line, column: first.start + 1 };
  if (!isCertain) return createFinding('almostTable', from, undefined, ...fault);
  const delimiter = `| ${Array.from({ length: columns }, (_, index) => marks[index] ?? '---').join(' | ')} |`;
  const wholeHead = `${head.trimEnd()}${count < columns ? (/\|$/.test(head.trimEnd()) ? '' : ' |') : ''}${'  |'.repeat(columns - count)}`;
  const prefix = second.raw.slice(0, second.start);
  const lines = [wholeHead, prefix + delimiter, ...body.map((row) => prefix + row)];
  return createFinding(
    'almostTable',
    from,
    { length: source.length(first, last), text: lines.join('\n') },
    ...fault,
  );
}

/** Replaces full-width bars where they separate cells. */
function narrowBars(rows: readonly string[], count: number): string[] {
  const narrow = (row: string) => row.replaceAll('｜', '|');
  const [head = ''] = rows;
  const isWide =
    !head.includes('|') || (splitCells(head).length < count && splitCells(narrow(head)).length === count);
  return rows.map((row) => (isWide || /^\s*｜/.test(row) ? narrow(row) : row));
}

/** Finds rows that a blank line separates from the table node above: the parser reads them as a paragraph. */
function findCutTable(line: RunLine | undefined, source: SourceReader): TextFinding | undefined {
  const table = line?.block.previous;
  if (line === undefined || !line.isFirst || table?.type !== 'table' || !isRow(contentOf(line)))
    return undefined;
  const end = table.position?.end;
  const cells = splitCells(contentOf(line)).length;
  if (end === undefined || table.children[0]?.children.length !== cells) return undefined;
  const length = source.length(
    { line: end.line, start: end.column - 1 },
    { line: line.line, end: line.start },
  );
  const text = `\n${line.raw.slice(0, line.start)}`;
  return createFinding('almostTable', end, { length, text }, 'rowsCutOff', cells, cells);
}

const normalizeDelimiter = (written: string) =>
  written
    .replace(/\s/g, '')
    .replace(/[｜+]/g, '|')
    .replaceAll('：', ':')
    .replace(/[—–－―─﹣]/g, '-')
    .replace(/-+/g, '---');

function splitCells(row: string): string[] {
  const cells = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim());
}

/**
 * Finds a paragraph that the parser reads as the table's last row: it has no bar where the other rows begin with one.
 */
export function findSwallowedText(table: Table, rawAt: (line: number) => string): TextFinding[] {
  const [head, ...rows] = table.children;
  const start = head?.position?.start;
  if (start === undefined || rawAt(start.line)[start.column - 1] !== '|') return [];
  const swallowed = rows.find(
    ({ position }) => position && !rawAt(position.start.line).includes('|'),
  )?.position;
  if (swallowed === undefined) return [];
  const { line, column } = swallowed.start;
  const prefix = rawAt(line).slice(0, column - 1);
  return [createFinding('swallowedText', { line, column }, { length: 0, text: `\n${prefix}` })];
}
