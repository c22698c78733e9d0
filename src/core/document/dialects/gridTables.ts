// Rewrites pandoc's grid tables, whose cells have borders of `+`, `-` and `|`, as GFM tables. A row of several lines
// becomes one line; blank lines behind the table replace the others, so that line numbers stay right.
import { joinsWithoutSpace } from '../cjk.ts';
import { type Report, toFinding } from '../findings.ts';
import { createFenceWatch } from './fenceWatch.ts';

/** Every corner of a row of the frame, with the alignment of the columns. */
const FRAME = /^[ \t]*\+(?:(?::?-+:?|:?=+:?)\+)+[ \t]*$/;
const ROW = /^[ \t]*\|.*\|[ \t]*$/;
/** A row of the frame, part of which may be cells that are merged. */
const FRAME_BEGIN = /\+[-=:]/;

export function rewriteGridTables(source: readonly string[], report: Report): readonly string[] {
  if (!source.some((line) => FRAME.test(line))) return source;
  const lines = [...source];
  const watch = createFenceWatch();
  let at = 0;
  while (at < lines.length) {
    const isBegin = watch(lines[at] ?? '').place === undefined && FRAME.test(lines[at] ?? '');
    const end = isBegin ? findEnd(source, at) : at;
    if (end <= at + 1) {
      at += 1;
      continue;
    }
    const table = readTable(source.slice(at, end));
    if (table === undefined) report(toFinding('mergedCells', at));
    else for (let line = at; line < end; line += 1) lines[line] = table[line - at] ?? '';
    at = end;
  }
  return lines;
}

function findEnd(lines: readonly string[], from: number): number {
  let at = from + 1;
  while (at < lines.length && (ROW.test(lines[at] ?? '') || isFrame(lines[at] ?? ''))) at += 1;
  return at;
}

const isFrame = (line: string) =>
  /^\s*[+|]/.test(line) && FRAME_BEGIN.test(line) && /[+|]$/.test(line.trimEnd());

/** The lines of the table; undefined where cells are merged. */
function readTable(lines: readonly string[]): string[] | undefined {
  const [first = ''] = lines;
  const frames = lines.filter(isFrame);
  const columns = first.split('+').length - 2;
  if (
    !isFrame(lines.at(-1) ?? '') ||
    frames.some((frame) => !FRAME.test(frame) || frame.split('+').length - 2 !== columns)
  )
    return undefined;
  const rows: string[][][] = [];
  let row: string[][] = [];
  for (const line of lines.slice(1))
    if (isFrame(line)) {
      rows.push(row);
      row = [];
    } else {
      const cells = splitRow(line);
      if (cells.length !== columns) return undefined;
      row.push(cells);
    }
  const headEnd = frames.findIndex((frame) => frame.includes('='));
  const hasHead = headEnd === 1;
  if (headEnd > 1) return undefined;
  const delimiters = (frames[Math.max(headEnd, 0)] ?? first).split('+').slice(1, -1);
  const write = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const written = rows.map((parts) =>
    write(delimiters.map((_, column) => joinCell(parts.map((cells) => cells[column] ?? '')))),
  );
  const head = hasHead ? written.slice(0, 1) : [write(delimiters.map(() => ''))];
  const delimiter = write(delimiters.map((signs) => signs.replace(/[-=]+/, '---')));
  return [...head, delimiter, ...written.slice(hasHead ? 1 : 0)];
}

/** Bars in code and behind backslashes are text. */
function splitRow(line: string): string[] {
  const cells = [''];
  for (const [piece] of line
    .trim()
    .slice(1, -1)
    .matchAll(/\\.|`[^`]*`|[^|\\`]+|[|\\`]/g)) {
    if (piece === '|') cells.push('');
    else cells.push((cells.pop() ?? '') + (piece.startsWith('`') ? piece.replaceAll('|', '\\|') : piece));
  }
  return cells.map((cell) => cell.trim());
}

/** Lines of running text are one; items of a list and paragraphs begin lines of their own. */
function joinCell(parts: readonly string[]): string {
  const texts = parts.join('\n').trim().split('\n');
  return texts.reduce((text, part) => {
    if (part === '' || text.endsWith('<br>')) return part === '' ? `${text}<br>` : text + part;
    if (/^(?:[-*+]|\d+[.)])[ \t]/.test(part)) return `${text}<br>${part}`;
    return text + (joinsWithoutSpace(text.slice(-1), part.charAt(0)) ? '' : ' ') + part;
  });
}
