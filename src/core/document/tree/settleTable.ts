// Which columns of a table may break. Browsers share a table's width by what is in it and crush the prose beside
// long keys; what the parser writes on the table tells the style sheet (tables.css) how to share it.
import type { Element, Nodes } from 'hast';
import { toPlainText } from '../plainText.ts';
import { textWidth } from './textWidth.ts';

/** All in em of the table's text. */
const SHORT = 12;
/** Names and values of code may be longer before they break. */
const SHORT_CODE = 17;
/** What the column with the most to read gets at least, and another one that breaks. */
const PROSE = 16;
const BREAKING = 7;
const PADDING = 1.6;
/** Of the text column on a desktop, and of a phone's. */
const DESKTOP = 44;
const PHONE = 23;
/** More make no entry that reads well: such a table scrolls. */
const LIST_COLUMNS = 4;

interface Column {
  /** Of its widest cell. */
  width: number;
  isCode: boolean;
  isShort: boolean;
}

/**
 * Writes on a table which columns keep their lines whole (`data-short="1 2"`), which one has the most to read
 * (`data-prose="3"`), and whether phones show its rows as a list of entries (`data-list`), whose cells are then
 * labelled. Tables with merged cells are left as they are.
 */
export function settleTable(table: Element): void {
  const rows = findRows(table);
  const [head, ...body] = rows;
  if (head === undefined || body.length === 0 || rows.some((row) => row.some(isMerged))) return;
  const columns = head.map((_, at) => measureColumn(rows.map((row) => row[at])));
  const prose = findProse(columns);
  // Names in the first column stay whole; of the values the longest gives way.
  const longValues = columns.slice(1).filter(({ isShort, width }) => isShort && width > SHORT);
  for (const column of longValues.sort(byWidth))
    if (minWidth(columns, prose) > DESKTOP) column.isShort = false;
  const short = columns.flatMap(({ isShort }, at) => (isShort ? [at + 1] : []));
  if (short.length > 0) table.properties.dataShort = short.join(' ');
  if (prose === undefined) return;
  table.properties.dataProse = String(columns.indexOf(prose) + 1);
  const isHeaded = head.every(({ tagName }) => tagName === 'th');
  if (isHeaded && columns.length <= LIST_COLUMNS && minWidth(columns, prose) > PHONE) {
    table.properties.dataList = '';
    const labels = head.map((cell) => toPlainText(cell));
    for (const row of body)
      for (const [at, cell] of row.entries()) if (at > 0) cell.properties.dataLabel = labels[at] ?? '';
  }
}

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

function measureColumn([head, ...body]: readonly (Element | undefined)[]): Column {
  const cells = body.filter((cell) => cell !== undefined);
  const isCode = cells.some(isLoneCode) && cells.every((cell) => isLoneCode(cell) || widthOf(cell) <= 3);
  const width = Math.max(...[head, ...cells].map((cell) => (cell ? widthOf(cell) : 0)));
  return { width, isCode, isShort: width <= (isCode ? SHORT_CODE : SHORT) };
}

/** A cell that holds a name or a value and nothing else. */
function isLoneCode({ children: [only, ...rest] }: Element): boolean {
  return rest.length === 0 && only?.type === 'element' && only.tagName === 'code';
}

function widthOf(cell: Element): number {
  return Math.max(0, ...toPlainText(cell).split('\n').map(textWidth));
}

/** Of the columns that may break the widest; not one of code where another has much to read. */
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
