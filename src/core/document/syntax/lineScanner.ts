// Approximates the block structure of markdown line by line, in one pass without backtracking: which lines are code,
// and the nesting of lists and quotes. A wrong approximation does not change the AST: it only costs a second parse of
// the segment (parseSegments.ts).

import { htmlBlockNames } from 'micromark-util-html-tag-name';
import type { Dialect } from '../dialects/dialect.ts';
import { readClosingLine } from './containerLine.ts';

/** Limit of nested quotes and lists. */
const MAX_DEPTH = 50;

/**
 * A scope is the nesting of a line as one number: this value for each quote marker, plus the content column of the
 * innermost list item, which is less.
 */
export const QUOTE_SCOPE = 1000;

export interface ScannedLine {
  kind: 'blank' | 'code' | 'text';
  /** The content after quote markers, list markers and indentation. */
  rest: string;
  /** Count of quote markers at the start of the line, and columns of indentation after these. */
  quotes: number;
  indent: number;
  /** Nesting in quotes and lists (QUOTE_SCOPE), without and with the list markers on the line itself. */
  outerScope: number;
  scope: number;
  startsItem: boolean;
  /** Whether content is set in below the line, in a block of a dialect. */
  isIndenting: boolean;
  isTooDeep: boolean;
  /** Whether the line opens a comment, script or similar HTML without an end, so that the rest would be HTML. */
  isEndlessHtml: boolean;
}

/** An open code block or HTML block. */
interface OpenLeaf {
  isEnd: (text: string, indent: number, at: number) => boolean;
  /** Whether the line that ends the block is part of the block. */
  includesEnd: boolean;
  quotes: number;
  indent: number;
}

/** Creates a function that is called with the index of each line in order; its state is the open blocks. */
export function createLineScanner(
  lines: readonly string[],
  dialects: readonly Dialect[] = [],
): (at: number) => ScannedLine {
  const findEndLine = createEndLineSearch(lines, dialects);
  const isJsx = dialects.some(({ hasIndentedCode }) => hasIndentedCode === false);
  const hasLater = createEndSearch(lines);
  let leaf: OpenLeaf | undefined;
  /** Content columns of the open list items. */
  let items: number[] = [];
  let quotesBefore = 0;
  let afterBlank = true;

  return function scanLine(at) {
    const { quotes, text } = readQuotes(lines[at] ?? '', leaf?.quotes ?? MAX_DEPTH);
    const { columns: indent, length } = readIndent(text);
    const result = (kind: ScannedLine['kind'], rest = text.slice(length)): ScannedLine => {
      const scope = toScope(quotes, items);
      const isTooDeep = quotes >= MAX_DEPTH || items.length >= MAX_DEPTH;
      const defaults = { startsItem: false, isIndenting: false, isTooDeep, isEndlessHtml: false };
      return { kind, rest, quotes, indent, outerScope: scope, scope, ...defaults };
    };
    const isBlank = length === text.length;

    // Code and HTML blocks have no lazy continuation lines: they end with their quote or list item.
    if (leaf !== undefined && (quotes !== leaf.quotes || (!isBlank && indent < leaf.indent)))
      leaf = undefined;
    if (leaf !== undefined) {
      const isEnd = leaf.isEnd(text, indent, at);
      const isInside = !isEnd || leaf.includesEnd;
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

    if (indent - (items.at(-1) ?? 0) >= 4 && !isJsx) {
      // Indented code, or a continuation line of a paragraph.
      return afterBlank ? result('code') : result('text', text);
    }

    const outerScope = toScope(quotes, items);
    const { rest, markers } = readMarkers(text.slice(length), indent, items);
    const isIndenting = dialects.some(({ indents }) => indents?.test(rest));
    if (isIndenting) items.push((markers > 0 ? (items.at(-1) ?? 0) : indent) + 4);
    const start = { outerScope, startsItem: markers > 0, isIndenting };
    const content = items.at(-1) ?? 0;
    const startsParagraph = afterBlank || markers > 0;
    afterBlank = false;
    const open = /^(`{3,}|~{3,})(.*)$/.exec(rest);
    if (open?.[1] !== undefined && !(rest.startsWith('`') && open[2]?.includes('`'))) {
      const closing = toClosing(open[1]);
      const isEnd = (line: string, column: number) => column - content < 4 && closing.test(line);
      leaf = { isEnd, includesEnd: true, quotes, indent: content };
      afterBlank = true;
      return { ...result('code', rest), ...start };
    }
    const endLine = quotes === 0 ? findEndLine(rest, at) : undefined;
    if (endLine !== undefined) {
      leaf = { isEnd: (_, __, line) => line === endLine, includesEnd: true, quotes, indent: 0 };
      return { ...result('code', rest), ...start };
    }
    const end = isJsx && !rest.startsWith('<!--') ? undefined : findHtmlEnd(rest, startsParagraph);
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

/** An HTML block that ends at a blank line also ends at its container's closing line, which the parser checks first. */
function toHtmlLeaf(end: RegExp): Pick<OpenLeaf, 'isEnd' | 'includesEnd'> {
  if (end !== BLANK) return { isEnd: (line) => end.test(line), includesEnd: true };
  return {
    isEnd: (line) => BLANK.test(line) || readClosingLine(line.trimStart()) !== undefined,
    includesEnd: false,
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
    // One space after a quote marker is part of the marker.
    text = text.slice(mark[0].length).replace(/^ /, '');
    quotes++;
  }
  return { quotes, text };
}

/** Parses list markers and the quote markers between them; appends the content columns of list items to `items`. */
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

/** Whether a line is a thematic break: `* * *` is not three nested lists. */
function isRule(text: string): boolean {
  if (!/^[-*_]/.test(text)) return false;
  const marks = text.replace(/[ \t]/g, '');
  return marks.length >= 3 && /^(?:\*+|-+|_+)$/.test(marks);
}

/** Creates a function that checks whether a later line matches. Caches the last matching line by pattern. */
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

/** Limit of lines in a construct of a dialect, and of failed searches for its end. */
const MAX_CONSTRUCT_LINES = 500;
const MAX_SEARCHES = 100;

/** Creates a function that finds the last line of a dialect's construct that has several lines. */
function createEndLineSearch(lines: readonly string[], dialects: readonly Dialect[]) {
  const measures = dialects.flatMap(({ measure }) => measure ?? []);
  const measureAny = (text: string) =>
    measures.reduce<number | undefined>((length, measure) => length ?? measure(text), undefined);
  let searches = 0;
  return (rest: string, at: number): number | undefined => {
    if (measures.length === 0 || searches > MAX_SEARCHES || !/^(?:[<{]|(?:im|ex)port\b)/.test(rest))
      return undefined;
    if (/^[<{]/.test(rest) && measureAny(rest) !== undefined) return undefined;
    const text = [rest, ...lines.slice(at + 1, at + MAX_CONSTRUCT_LINES)].join('\n');
    const whole = measureAny(text);
    if (whole === undefined) searches += 1;
    const last = at + text.slice(0, whole ?? 0).split('\n').length - 1;
    return last > at ? last : undefined;
  };
}

/** Matches the line that ends an HTML block by default. */
const BLANK = /^[ \t]*$/;

/** Starts and ends of the HTML blocks that may contain blank lines (CommonMark 4.6). */
const SPANS: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [/^<![a-z]/i, />/],
];

/**
 * The pattern of the line that ends the HTML block which this line opens; undefined if the line opens none.
 * @param isFirst whether the line is not a continuation line of a paragraph
 */
function findHtmlEnd(line: string, isFirst: boolean): RegExp | undefined {
  if (!line.startsWith('<')) return undefined;
  const name = /^<\/?([a-z][a-z\d-]*)(?:\/?>|[ \t]|$)/i.exec(line)?.[1]?.toLowerCase();
  const isBlock = name !== undefined && htmlBlockNames.includes(name);
  // Other tags open an HTML block only if they are alone on their line.
  const isHtml = isBlock || (isFirst && /^<\/?[a-z][^<>]*>[ \t]*$/i.test(line));
  return SPANS.find(([start]) => start.test(line))?.[1] ?? (isHtml ? BLANK : undefined);
}

/** Measures leading white space in characters, and in columns with tab stops of four. */
function readIndent(text: string): { columns: number; length: number } {
  let columns = 0;
  let length = 0;
  for (; length < text.length; length++) {
    const char = text.charCodeAt(length);
    if (char === 32) columns++;
    else if (char === 9) columns += 4 - (columns % 4);
    else break;
  }
  return { columns, length };
}
