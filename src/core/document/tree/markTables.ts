// Lays out the tables of a text. Browsers distribute a table's width by content, so that prose next to long keys gets a
// narrow column, and two tables with the same columns have different ones; tables.css selects columns by the attributes
// set here.
import type { Element, Nodes } from 'hast';
import { endsBareUrl } from '../cjk.ts';
import { toPlainText } from '../plainText.ts';

/** Maximum width of a column that does not wrap. Widths are in em of the table's font. */
const SHORT = 12;
/** Maximum width of a column with inline code that does not wrap. */
const SHORT_CODE = 17;
/** Minimum width of the column with the longest prose, and of other columns that wrap. */
const PROSE = 16;
const BREAKING = 7;
/** Width that the longest prose keeps while other columns get the width of their content. */
const ROOM = 22;
const PADDING = 1.6;
/** Width of the article on a desktop, and on a phone. */
const DESKTOP = 44;
const PHONE = 23;
/** On a phone, a table with more columns scrolls, while others may render as a list. */
const LIST_COLUMNS = 4;
/** What an estimated width may lack. */
const SPARE = 0.6;

interface Column {
  /** Width of the widest cell. */
  width: number;
  isCode: boolean;
  isShort: boolean;
}

interface Table {
  element: Element;
  rows: readonly (readonly Element[])[];
}

/** Marks the tables below the roots of a text, in place. Tables with the same header cells get the same columns. */
export function markTables(roots: readonly Nodes[]): void {
  const groups = new Map<string, Table[]>();
  for (const element of roots.flatMap(findTables)) {
    const rows = findRows(element);
    const [head, ...body] = rows;
    if (head === undefined || body.length === 0 || rows.some((row) => row.some(isMerged))) continue;
    const key = head.map((cell) => toPlainText(cell)).join('\n');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [{ element, rows }]);
    else group.push({ element, rows });
  }
  for (const tables of groups.values()) markGroup(tables);
}

function findTables(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  const inner = node.children.flatMap((child) => findTables(child));
  return node.type === 'element' && node.tagName === 'table' ? [...inner, node] : inner;
}

/**
 * Sets the attributes of tables: the columns that do not wrap (`data-short="1 2"`), the column with the longest prose
 * (`data-prose="3"`), whether the rows render as a list in a narrow viewport (`data-list`, which also adds labels to the
 * cells), and the widths of columns; for several tables those of all columns (`data-grid`).
 */
function markGroup(tables: readonly Table[]): void {
  const head = tables[0]?.rows[0] ?? [];
  const columns = head.map((_, at) => measureColumn(tables.map(({ rows }) => rows.map((row) => row[at]))));
  const prose = findProse(columns);
  // If the table is too wide, the longest values may wrap, but not the names in the first column.
  const longValues = columns.slice(1).filter(({ isShort, width }) => isShort && width > SHORT);
  for (const column of longValues.sort(byWidth))
    if (minWidth(columns, prose) > DESKTOP) column.isShort = false;
  const short = columns.flatMap(({ isShort }, at) => (isShort ? [at + 1] : []));
  const isHeaded = head.every(({ tagName }) => tagName === 'th');
  const isList =
    prose !== undefined && isHeaded && columns.length <= LIST_COLUMNS && minWidth(columns, prose) > PHONE;
  for (const { element, rows } of tables) {
    if (short.length > 0) element.properties.dataShort = short.join(' ');
    if (prose !== undefined) element.properties.dataProse = String(columns.indexOf(prose) + 1);
    if (isList) labelCells(element, rows);
    if (tables.length > 1) setWidths(element, rows, columns, prose);
    else widenColumns(rows, columns, prose);
  }
}

function labelCells(table: Element, [head = [], ...body]: Table['rows']): void {
  table.properties.dataList = '';
  const labels = head.map((cell) => toPlainText(cell));
  for (const row of body)
    for (const [at, cell] of row.entries()) if (at > 0) cell.properties.dataLabel = labels[at] ?? '';
}

/** Gives columns that would wrap the width of their content, the narrowest first, while the prose keeps its room. */
function widenColumns(
  [head = []]: Table['rows'],
  columns: readonly Column[],
  prose: Column | undefined,
): void {
  let rest = DESKTOP - minWidth(columns, prose) - (ROOM - PROSE);
  const others = columns.filter((column) => !column.isShort && column !== prose);
  for (const column of others.sort(byWidth).reverse()) {
    const width = column.width + SPARE;
    rest -= width - BREAKING;
    if (rest < 0) return;
    const cell = head[columns.indexOf(column)];
    if (cell !== undefined) cell.properties.style = `--width:${toEm(width + PADDING)}`;
  }
}

/** Fixes all columns but the one with the longest prose, which has the rest of the table's width. */
function setWidths(
  table: Element,
  [head = []]: Table['rows'],
  columns: readonly Column[],
  prose: Column | undefined,
): void {
  const others = columns.filter((column) => !column.isShort && column !== prose);
  const rest = (DESKTOP - minWidth(columns, prose)) / others.length + BREAKING;
  const widths = columns.map((column) => {
    const width = column.isShort ? column.width : Math.min(column.width, Math.max(BREAKING, rest));
    return width + SPARE + PADDING;
  });
  const at = prose === undefined ? -1 : columns.indexOf(prose);
  const sum = (of: number) => widths.reduce((total, width, index) => total + (index === at ? of : width), 0);
  table.properties.dataGrid = '';
  const full = sum((prose?.width ?? 0) + SPARE + PADDING);
  table.properties.style = `--full:${toEm(full)};--least:${toEm(Math.min(full, sum(PROSE + PADDING)))}`;
  for (const [index, cell] of head.entries())
    if (index !== at) cell.properties.style = `--width:${toEm(widths[index] ?? 0)}`;
}

const toEm = (width: number) => `${Math.round(width * 10) / 10}em`;

function findRows(node: Element): Element[][] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr' ? [child.children.filter(isCell)] : findRows(child);
  });
}

function isCell(node: Nodes): node is Element {
  return node.type === 'element' && /^t[hd]$/.test(node.tagName);
}

function isMerged({ properties: { colSpan, rowSpan } }: Element): boolean {
  return [colSpan, rowSpan].some((span) => span !== undefined && Number(span) !== 1);
}

/** @param tables the cells of a column in each table, its header first */
function measureColumn(tables: readonly (readonly (Element | undefined)[])[]): Column {
  const heads = tables.map(([head]) => head);
  const cells = tables.flatMap(([, ...body]) => body.filter((cell) => cell !== undefined));
  const isCode = cells.some(isLoneCode) && cells.every((cell) => isLoneCode(cell) || widthOf(cell) <= 3);
  const width = Math.max(...[...heads, ...cells].map((cell) => (cell ? widthOf(cell) : 0)));
  return { width, isCode, isShort: width <= (isCode ? SHORT_CODE : SHORT) };
}

/** Whether inline code is the only content of a cell. */
function isLoneCode({ children: [only, ...rest] }: Element): boolean {
  return rest.length === 0 && only?.type === 'element' && only.tagName === 'code';
}

function widthOf(cell: Element): number {
  return Math.max(0, ...toPlainText(cell).split('\n').map(textWidth));
}

/** The widest column that may wrap; a column of code only if no other column has long text. */
function findProse(columns: readonly Column[]): Column | undefined {
  const breaking = columns.filter(({ isShort }) => !isShort).sort(byWidth);
  return breaking.find(({ isCode, width }) => !isCode && width > PROSE) ?? breaking[0];
}

function byWidth(a: Column, b: Column): number {
  return b.width - a.width;
}

function minWidth(columns: readonly Column[], prose: Column | undefined): number {
  return columns.reduce((sum, column) => {
    const width = column.isShort ? column.width : column === prose ? PROSE : BREAKING;
    return sum + width + PADDING;
  }, 0);
}

/** Average width of a Latin letter or digit in em; a Han character is 1 em wide. */
const NARROW = 0.55;

/**
 * Estimates the width of a line in em, without font metrics.
 * @example textWidth('键 key') // 3.2
 */
export function textWidth(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) width += endsBareUrl(text.charCodeAt(at)) ? 1 : NARROW;
  return width;
}
