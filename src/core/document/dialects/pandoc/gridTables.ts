// Tokenizes pandoc's grid tables, with borders of `+`, `-` and `|`, whose cells may have several lines.
import type { AlignType, Literal, Nodes, PhrasingContent, Table, TableRow } from 'mdast';
import type { Code, State } from 'micromark-util-types';
import { joinsWithoutSpace } from '../../cjk.ts';
import { lineOf, toFinding } from '../../findings.ts';
import type { Construct } from '../../syntax/bareUrls.ts';
import type { MdastExtension } from '../../syntax/containerSyntax.ts';
import type { DialectContext } from '../dialect.ts';

/** The lines of a grid table. */
interface GridTable extends Literal {
  type: 'gridTable';
}

declare module 'mdast' {
  interface RootContentMap {
    gridTable: GridTable;
  }
}

/** Matches a border line between rows without merged cells; colons set the alignment. */
const BORDER = /^\+(?:(?::?-+:?|:?=+:?)\+)+$/;
const ROW = /^\|.*\|$/;
/** Matches the start of a border segment; the text of merged cells may interrupt the border. */
const BORDER_START = /\+[-=:]/;

const isBorder = (line: string) => /^[+|]/.test(line) && BORDER_START.test(line) && /[+|]$/.test(line);

/** Matches a line, from its first character that is no white space. */
const createLine = (accepts: (line: string) => boolean, isFirst: boolean): Construct => ({
  partial: true,
  tokenize(effects, ok, nok) {
    const { parser } = this;
    const now = () => this.now();
    let line = '';
    return isFirst ? begin : lineEnd;

    function lineEnd(code: Code): State | undefined {
      if (code === null) return nok(code);
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (first) => (parser.lazy[now().line] ? nok(first) : begin(first));
    }
    function begin(code: Code): State | undefined {
      if (code === null || code < -2) return nok(code);
      effects.enter('gridLine' as 'data');
      return next(code);
    }
    function next(code: Code): State | undefined {
      if (code !== null && code >= -2) {
        line += code < 0 ? ' ' : String.fromCharCode(code);
        effects.consume(code);
        return next;
      }
      effects.exit('gridLine' as 'data');
      return accepts(line.trim()) ? ok(code) : nok(code);
    }
  },
});

const first = createLine((line) => BORDER.test(line), true);
const below = createLine((line) => ROW.test(line) || isBorder(line), false);

export const gridTable: Construct = {
  name: 'gridTable',
  tokenize(effects, ok, nok) {
    const end: State = (code) => {
      effects.exit('gridTable' as 'data');
      return ok(code);
    };
    const rows: State = (code) => effects.attempt(below, rows, end)(code);
    return (code) => {
      effects.enter('gridTable' as 'data');
      return effects.attempt(first, effects.attempt(below, rows, nok), nok)(code);
    };
  },
};

export const gridTablesFromMarkdown: MdastExtension = {
  enter: {
    gridTable(token) {
      this.enter({ type: 'gridTable', value: '' }, token);
    },
  },
  exit: {
    gridLine(token) {
      const table = this.stack.at(-1) as GridTable;
      table.value += `${table.value && '\n'}${this.sliceSerialize(token).trim()}`;
    },
    gridTable(token) {
      this.exit(token);
    },
  },
};

/** Makes tables of grid tables, in place; one with merged cells is shown as it is written, with a finding. */
export function resolveGridTables(node: Nodes, context: DialectContext): void {
  if (!('children' in node)) return;
  node.children = (node.children as Nodes[]).map((child): Nodes => {
    if (child.type !== 'gridTable') {
      resolveGridTables(child, context);
      return child;
    }
    const { value, position } = child;
    const table = readTable(value.split('\n'), lineOf(child), context.parse);
    if (table !== undefined) return { ...table, ...(position && { position }) };
    context.report(toFinding('mergedCells', lineOf(child)));
    return { type: 'code', lang: 'text', value, ...(position && { position }) };
  }) as typeof node.children;
}

interface Row {
  /** Index of its first line in the table. */
  at: number;
  /** Lines of each cell. */
  cells: string[][];
}

/** Converts the lines of a grid table; undefined if cells are merged. */
function readTable(
  lines: readonly string[],
  firstLine: number,
  parse: DialectContext['parse'],
): Table | undefined {
  const [top = ''] = lines;
  const borders = lines.filter(isBorder);
  const columns = top.split('+').length - 2;
  const isRegular = borders.every(
    (border) => BORDER.test(border) && border.split('+').length - 2 === columns,
  );
  const rows = isBorder(lines.at(-1) ?? '') && isRegular ? readRows(lines, columns) : undefined;
  const headEnd = borders.findIndex((border) => border.includes('='));
  if (rows === undefined || headEnd > 1) return undefined;
  const align = (borders[Math.max(headEnd, 0)] ?? top).split('+').slice(1, -1).map(toAlign);
  const toRow = ({ at, cells }: Row): TableRow => {
    const line = firstLine + at;
    const place = { line, column: 1 };
    return {
      type: 'tableRow',
      position: { start: place, end: place },
      children: cells.map((parts) => ({
        type: 'tableCell',
        children: splitCell(parts).flatMap((text, index): PhrasingContent[] => [
          ...(index > 0 ? [{ type: 'break' } as const] : []),
          ...readInline(text, line, parse),
        ]),
      })),
    };
  };
  const head = headEnd === 1 ? [] : [{ at: 0, cells: align.map(() => []) }];
  return { type: 'table', align, children: [...head, ...rows].map(toRow) };
}

function readRows(lines: readonly string[], columns: number): Row[] | undefined {
  const rows: Row[] = [];
  let row: Row | undefined;
  for (const [at, line] of lines.entries()) {
    if (isBorder(line)) {
      row = undefined;
      continue;
    }
    const cells = splitRow(line);
    if (cells.length !== columns) return undefined;
    if (row === undefined) {
      row = { at, cells: cells.map(() => []) };
      rows.push(row);
    }
    for (const [column, cell] of cells.entries()) row.cells[column]?.push(cell);
  }
  return rows;
}

const toAlign = (border: string): AlignType => {
  const [isLeft, isRight] = [border.startsWith(':'), border.endsWith(':')];
  return isLeft ? (isRight ? 'center' : 'left') : isRight ? 'right' : null;
};

/** Splits a table row into cells. Bars in inline code and escaped bars do not end a cell. */
function splitRow(line: string): string[] {
  const cells = [''];
  for (const [piece] of line.slice(1, -1).matchAll(/\\.|`[^`]*`|[^|\\`]+|[|\\`]/g)) {
    if (piece === '|') cells.push('');
    else cells.push((cells.pop() ?? '') + piece);
  }
  return cells.map((cell) => cell.trim());
}

/** Joins the lines of a cell to texts between line breaks, which are between paragraphs and before list items. */
function splitCell(parts: readonly string[]): string[] {
  const texts: string[] = [];
  let isAfterBlank = true;
  for (const part of parts) {
    const last = texts.at(-1);
    if (part !== '' && (last === undefined || isAfterBlank || /^(?:[-*+]|\d+[.)])[ \t]/.test(part)))
      texts.push(part);
    else if (part !== '' && last !== undefined)
      texts.splice(-1, 1, last + (joinsWithoutSpace(last.slice(-1), part.charAt(0)) ? '' : ' ') + part);
    isAfterBlank = part === '';
  }
  return texts;
}

/** Parses a text as inline content: that of a heading is no block. */
function readInline(text: string, line: number, parse: DialectContext['parse']): PhrasingContent[] {
  const [heading] = parse(`# ${text}`, line).children;
  return heading?.type === 'heading' ? heading.children : [];
}
