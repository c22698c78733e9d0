import type { Element, ElementContent, Nodes } from 'hast';
import { endsAddress } from '../cjk.ts';
import { toPlainText } from '../plainText.ts';

/** Marks tables and inline code of an AST, in place, with where their lines may break. */
export function markBreakPoints(node: Nodes): void {
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'pre')) return;
  for (const child of node.children) markBreakPoints(child);
  if (node.type !== 'element') return;
  if (node.tagName === 'code') markCode(node);
  if (node.tagName === 'table') markTable(node);
}

// Selects the columns of a table that may break. Browsers distribute a table's width by content and squeeze prose
// next to long keys; tables.css selects columns by the attributes that this file sets.

/** Widths are in em of the table's font. */
const SHORT = 12;
/** Names and values in code may be wider before they break. */
const SHORT_CODE = 17;
/** Minimum of the column with the longest prose, and of other columns that break. */
const PROSE = 16;
const BREAKING = 7;
const PADDING = 1.6;
/** Text column of a desktop, and of a phone. */
const DESKTOP = 44;
const PHONE = 23;
/** A table with more columns scrolls on a phone instead of becoming a list. */
const LIST_COLUMNS = 4;

interface Column {
  /** Width of the widest cell. */
  width: number;
  isCode: boolean;
  isShort: boolean;
}

/**
 * Sets the columns whose lines do not break (`data-short="1 2"`), the one with the longest prose (`data-prose="3"`),
 * and whether a narrow viewport shows rows as a list (`data-list`), which adds labels to the cells. Tables with merged
 * cells are unchanged.
 */
function markTable(table: Element): void {
  const rows = findRows(table);
  const [head, ...body] = rows;
  if (head === undefined || body.length === 0 || rows.some((row) => row.some(isMerged))) return;
  const columns = head.map((_, at) => measureColumn(rows.map((row) => row[at])));
  const prose = findProse(columns);
  // Names in the first column do not break; of the values the longest may.
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

/** Whether a cell consists of inline code. */
function isLoneCode({ children: [only, ...rest] }: Element): boolean {
  return rest.length === 0 && only?.type === 'element' && only.tagName === 'code';
}

function widthOf(cell: Element): number {
  return Math.max(0, ...toPlainText(cell).split('\n').map(textWidth));
}

/** The widest column that may break; a column of code only if no other has long text. */
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

/** Average width of a Latin letter or digit relative to a Han character. */
const NARROW = 0.55;

/**
 * Estimates the width of a line in em, without a font.
 * @example textWidth('键 key') // 3.2
 */
export function textWidth(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) width += endsAddress(text.charCodeAt(at)) ? 1 : NARROW;
  return width;
}

// Inline code: browsers break lines after any hyphen, as in `contact-` and `center`.

/** Characters per line in a list item on the narrowest viewport. */
const LINE = 24;

/**
 * Inline code does not break by default (prose.css). Longer code gets `data-long`: it may break after path separators,
 * while hyphenated words become elements that do not break. With one word too long it is `data-long="word"`.
 */
function markCode(code: Element): void {
  const text = toPlainText(code);
  if (text.length <= LINE) return;
  code.properties.dataLong = text.split(/[\s/:=&-]/).some(({ length }) => length > LINE) ? 'word' : '';
  code.children = code.children.flatMap((child) => (child.type === 'text' ? holdWords(child.value) : child));
}

function holdWords(text: string): ElementContent[] {
  const nodes: ElementContent[] = [];
  for (const value of text.split(/([\w.-]+)/)) {
    const last = nodes.at(-1);
    const piece: ElementContent = { type: 'text', value };
    if (value.includes('-') && value.length <= LINE) nodes.push(element('span', [piece]));
    else if (last?.type === 'text') last.value += value;
    else if (value !== '') nodes.push(piece);
    if (/[/:=&]$/.test(value)) nodes.push(element('wbr', []));
  }
  return nodes;
}

function element(tagName: 'span' | 'wbr', children: Element['children']): Element {
  return { type: 'element', tagName, properties: tagName === 'span' ? { dataWhole: '' } : {}, children };
}
