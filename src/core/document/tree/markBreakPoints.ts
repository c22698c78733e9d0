import type { Element, ElementContent, Nodes } from 'hast';
import { endsBareUrl } from '../cjk.ts';
import { toPlainText } from '../plainText.ts';

/** Sets attributes of tables and inline code in an HTML AST, in place, by which CSS controls line breaks. */
export function markBreakPoints(node: Nodes): void {
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'pre')) return;
  for (const child of node.children) markBreakPoints(child);
  if (node.type !== 'element') return;
  if (node.tagName === 'code') markCode(node);
  if (node.tagName === 'table') markTable(node);
}

// Selects the columns of a table whose text may wrap. Browsers distribute a table's width by content, so that prose
// next to long keys gets a narrow column; tables.css selects columns by the attributes set here.

/** Maximum width of a column that does not wrap. Widths are in em of the table's font. */
const SHORT = 12;
/** Maximum width of a column with inline code that does not wrap. */
const SHORT_CODE = 17;
/** Minimum width of the column with the longest prose, and of other columns that wrap. */
const PROSE = 16;
const BREAKING = 7;
const PADDING = 1.6;
/** Width of the article on a desktop, and on a phone. */
const DESKTOP = 44;
const PHONE = 23;
/** On a phone, a table with more columns scrolls, while others may render as a list. */
const LIST_COLUMNS = 4;

interface Column {
  /** Width of the widest cell. */
  width: number;
  isCode: boolean;
  isShort: boolean;
}

/**
 * Sets the attributes of a table: the columns that do not wrap (`data-short="1 2"`), the column with the longest prose
 * (`data-prose="3"`), and whether the rows render as a list in a narrow viewport (`data-list`, which also adds labels
 * to the cells). Tables with merged cells are unchanged.
 */
function markTable(table: Element): void {
  const rows = findRows(table);
  const [head, ...body] = rows;
  if (head === undefined || body.length === 0 || rows.some((row) => row.some(isMerged))) return;
  const columns = head.map((_, at) => measureColumn(rows.map((row) => row[at])));
  const prose = findProse(columns);
  // If the table is too wide, the longest values may wrap, but not the names in the first column.
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

// Browsers break lines after any hyphen, so inline code such as `contact-center` would wrap inside a name.

/** Characters per line in a list item in the narrowest supported viewport. */
const LINE = 24;

/**
 * Inline code does not wrap by default (prose.css). Code longer than a line gets `data-long`: lines may break after
 * path separators (`<wbr>`), while words with hyphens become `<span>`s that do not wrap. If a word is longer than a
 * line, the value is `data-long="word"`, which permits breaks anywhere.
 */
function markCode(code: Element): void {
  const text = toPlainText(code);
  if (text.length <= LINE) return;
  code.properties.dataLong = text.split(/[\s/:=&-]/).some(({ length }) => length > LINE) ? 'word' : '';
  code.children = code.children.flatMap((child) => (child.type === 'text' ? wrapWords(child.value) : child));
}

function wrapWords(text: string): ElementContent[] {
  const nodes: ElementContent[] = [];
  for (const value of text.split(/([\w.-]+)/)) {
    const last = nodes.at(-1);
    const content: ElementContent = { type: 'text', value };
    if (value.includes('-') && value.length <= LINE) nodes.push(element('span', [content]));
    else if (last?.type === 'text') last.value += value;
    else if (value !== '') nodes.push(content);
    if (/[/:=&]$/.test(value)) nodes.push(element('wbr', []));
  }
  return nodes;
}

function element(tagName: 'span' | 'wbr', children: Element['children']): Element {
  return { type: 'element', tagName, properties: tagName === 'span' ? { dataWhole: '' } : {}, children };
}
