// A light reading of block structure, line by line: enough to know what is code
// and what stands where. The parser has the last word; see parsePieces.ts.
import { readClosingLine } from './containerLine.ts';
import { BLANK, findHtmlEnd } from './htmlStart.ts';
import { readIndent } from './indent.ts';

/** More containers than this in one another are nobody's intention. */
const MAX_DEPTH = 50;

/** What a quote adds to the scope of its lines; lists add less. */
export const QUOTE_SCOPE = 1000;

export interface ScannedLine {
  kind: 'blank' | 'code' | 'text';
  /** The content after quote marks, list markers and indentation. */
  rest: string;
  /** Quote marks at the start, and columns of indentation after them. */
  quotes: number;
  indent: number;
  /** Grows with every container around the line: before and after its own list markers. */
  outerScope: number;
  scope: number;
  startsItem: boolean;
  isTooDeep: boolean;
  /** Begins a comment, script or the like that nothing ends: it would take the rest of the page. */
  isEndlessHtml: boolean;
}

/** Code or HTML that takes all lines up to its end. */
interface OpenLeaf {
  isEnd: (text: string, indent: number) => boolean;
  /** Whether the line of its end belongs to it. */
  holdsEnd: boolean;
  quotes: number;
  indent: number;
}

/** Makes a function that reads the lines of a text one after the other, from the first. */
export function createLineScanner(lines: readonly string[]): (at: number) => ScannedLine {
  const hasLater = createEndSearch(lines);
  let leaf: OpenLeaf | undefined;
  /** Columns at which the contents of the open list items begin. */
  let items: number[] = [];
  let quotesBefore = 0;
  let afterBlank = true;

  return function scanLine(at) {
    const { quotes, text } = readQuotes(lines[at] ?? '', leaf?.quotes ?? MAX_DEPTH);
    const { columns: indent, length } = readIndent(text);
    const result = (kind: ScannedLine['kind'], rest = text.slice(length)): ScannedLine => {
      const scope = toScope(quotes, items);
      const isTooDeep = quotes >= MAX_DEPTH || items.length >= MAX_DEPTH;
      const rarely = { startsItem: false, isTooDeep, isEndlessHtml: false };
      return { kind, rest, quotes, indent, outerScope: scope, scope, ...rarely };
    };
    const isBlank = length === text.length;

    // It takes no lazy lines: it ends with the quote or list item around it.
    if (leaf !== undefined && (quotes !== leaf.quotes || (!isBlank && indent < leaf.indent)))
      leaf = undefined;
    if (leaf !== undefined) {
      const isEnd = leaf.isEnd(text, indent);
      const isInside = !isEnd || leaf.holdsEnd;
      if (isEnd) leaf = undefined;
      if (isInside) return result('code');
    }
    if (isBlank) {
      afterBlank = true;
      return result('blank');
    }
    if (quotes !== quotesBefore) items = [];
    quotesBefore = quotes;
    while (items.length > 0 && indent < (items.at(-1) ?? 0)) items.pop();

    if (indent - (items.at(-1) ?? 0) >= 4) {
      // Indented code, or the next line of a paragraph, which begins nothing.
      return afterBlank ? result('code') : result('text', text);
    }

    const outerScope = toScope(quotes, items);
    const { rest, markers } = readMarkers(text.slice(length), indent, items);
    const start = { outerScope, startsItem: markers > 0 };
    const content = items.at(-1) ?? 0;
    const startsParagraph = afterBlank || markers > 0;
    afterBlank = false;
    const open = /^(`{3,}|~{3,})(.*)$/.exec(rest);
    if (open?.[1] !== undefined && !(rest.startsWith('`') && open[2]?.includes('`'))) {
      const closing = toClosing(open[1]);
      const isEnd = (line: string, column: number) => column - content < 4 && closing.test(line);
      leaf = { isEnd, holdsEnd: true, quotes, indent: content };
      afterBlank = true;
      return { ...result('code', rest), ...start };
    }
    const end = findHtmlEnd(rest, startsParagraph);
    const isOneLineHtml = end?.test(rest) === true;
    const isEndlessHtml = end !== undefined && end !== BLANK && !isOneLineHtml && !hasLater(end, at);
    if (end !== undefined && !isEndlessHtml) {
      if (!isOneLineHtml) leaf = { ...toHtmlLeaf(end), quotes, indent: content };
      return { ...result('code', rest), ...start };
    }
    const scanned = result('text', rest);
    return { ...scanned, ...start, isTooDeep: scanned.isTooDeep || markers >= MAX_DEPTH, isEndlessHtml };
  };
}

/** What a blank line would end, the end of the container around it ends as well: the parser looks for that first. */
function toHtmlLeaf(end: RegExp): Pick<OpenLeaf, 'isEnd' | 'holdsEnd'> {
  if (end !== BLANK) return { isEnd: (line) => end.test(line), holdsEnd: true };
  return {
    isEnd: (line) => BLANK.test(line) || readClosingLine(line.trimStart()) !== undefined,
    holdsEnd: false,
  };
}

function toScope(quotes: number, items: readonly number[]): number {
  return quotes * QUOTE_SCOPE + Math.min(items.at(-1) ?? 0, QUOTE_SCOPE - 1);
}

function toClosing(opening: string): RegExp {
  return new RegExp(`^[ \\t]*${opening.charAt(0)}{${opening.length},}[ \\t]*$`);
}

function readQuotes(line: string, max: number): { quotes: number; text: string } {
  let quotes = 0;
  let text = line;
  for (let mark = /^ {0,3}>/.exec(text); mark !== null && quotes < max; mark = /^ {0,3}>/.exec(text)) {
    // One space after the mark belongs to it.
    text = text.slice(mark[0].length).replace(/^ /, '');
    quotes++;
  }
  return { quotes, text };
}

/** Reads list markers (and quote marks between them) and adds their content columns to `items`. */
function readMarkers(text: string, indent: number, items: number[]): { rest: string; markers: number } {
  let rest = text;
  let column = indent;
  let markers = 0;
  while (markers < MAX_DEPTH && !isRule(rest)) {
    const marker = /^(?:[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|>)/.exec(rest)?.[0];
    if (marker === undefined) break;
    markers++;
    const gap = readIndent(rest.slice(marker.length));
    column += marker.length + (gap.columns >= 1 && gap.columns <= 4 ? gap.columns : 1);
    if (marker !== '>') items.push(column);
    rest = rest.slice(marker.length + gap.length);
  }
  return { rest, markers };
}

/** `* * *` is a rule, not three lists in one another. */
function isRule(text: string): boolean {
  if (!/^[-*_]/.test(text)) return false;
  const marks = text.replace(/[ \t]/g, '');
  return marks.length >= 3 && /^(?:\*+|-+|_+)$/.test(marks);
}

/** Whether an end stands on a later line; each end is looked for once. */
function createEndSearch(lines: readonly string[]): (end: RegExp, at: number) => boolean {
  const lastLines = new Map<RegExp, number>();
  return (end, at) => {
    let last = lastLines.get(end);
    if (last === undefined) {
      last = lines.length - 1;
      while (last >= 0 && !end.test(lines[last] ?? '')) last--;
      lastLines.set(end, last);
    }
    return last > at;
  };
}
