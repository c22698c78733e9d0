// Prepares the parser's input in one pass over the lines: rewrites dialects and containers, finds cuts and labels of
// definitions, and excludes paragraphs that are too complex. Lines are neither added nor removed, so each keeps its
// number.
import { rewriteDialects } from '../dialects/rewriteDialects.ts';
import { type Report, toFinding } from '../findings.ts';
import { formatContainerLine, readClosingLine, readContainerLine } from './containerLine.ts';
import { type Labels, readLabel } from './definitionLabels.ts';
import { createLineScanner, type ScannedLine } from './lineScanner.ts';
import { type ContainerMarker, isSetOut, matchContainers } from './matchContainers.ts';
import { TAB_MARK } from './tabLine.ts';

/** The parser slows down with each line: longer lists are split, and the content of longer containers is cut. */
const MAX_LINES = 300;

/** A text may be cut at a soft cut, and is cut at a hard one; a plain one begins lines that render as plain text. */
type Cut = 'soft' | 'hard' | 'plain';

export interface PreparedText {
  /** `source` holds the lines as written; `lines` holds them rewritten, for the parser. */
  source: readonly string[];
  lines: readonly string[];
  /** Lines before which the text is cut. */
  cuts: ReadonlyMap<number, Cut>;
  labels: Labels;
  /** Long containers by their first line; their content is cut like the text around them. */
  longContainers: ReadonlyMap<number, LongContainer>;
}

export interface LongContainer {
  /** Index of the closing line. */
  close: number | undefined;
  /** Line after the container. */
  end: number;
}

/** Prepares a text for the parser. Lines count from 0. */
export function prepareText(text: string, report: Report): PreparedText {
  const source = text.split('\n');
  const shaped = rewriteDialects(source, report);
  const lines = [...shaped];
  const marks: ContainerMarker[] = [];
  const cuts = new Map<number, Cut>();
  let lastCut = 0;
  const labels = new Set<string>();
  const scan = createLineScanner(shaped);
  const paragraphs = createParagraphWatch();
  let previous: ScannedLine | undefined;
  let markedScope = 0;

  shaped.forEach((line, at) => {
    const scanned = scan(at);
    const label = scanned.kind === 'text' ? readLabel(scanned.rest) : undefined;
    const isDefinition = paragraphs.add(scanned, at, label);
    const isLongList = isTopItem(scanned) && at - lastCut > MAX_LINES;
    if (isLongList || startsBlock(scanned, line, previous, isDefinition)) {
      cuts.set(at, isLongList ? 'hard' : 'soft');
      lastCut = at;
    }
    if (scanned.kind === 'code') {
      const colons = readClosingLine(scanned.rest);
      if (colons !== undefined) marks.push({ kind: 'code', line: at, scope: scanned.scope, colons });
    }
    if (scanned.kind === 'text') {
      const mark = readMark(scanned, at, markedScope);
      if (mark !== undefined) {
        marks.push(mark);
        markedScope = mark.scope;
      }
      if (label !== undefined) labels.add(label);
      if (scanned.isEndlessHtml) {
        report(toFinding('endlessHtml', at));
        lines[at] = line.replace('<', '\\<');
      }
    }
    previous = scanned;
  });

  const { containers, refused, stray } = matchContainers(marks, lines.length);
  for (const { line } of stray) report(toFinding('strayClosing', line));
  for (const { line } of refused) lines[line] = lines[line]?.replace(':::', '\\:::') ?? '';
  for (const { open, close, width } of containers) {
    lines[open.line] = rewriteOpening(lines[open.line] ?? '', width);
    if (close)
      lines[close.line] = (lines[close.line] ?? '').replace(closingOf(open, close), ':'.repeat(width));
  }

  const tooComplex = paragraphs.findTooComplex(lines.length);
  const longContainers = new Map<number, LongContainer>();
  for (const { open, close, end } of containers) {
    if (open.scope !== 0) continue;
    const isPlain = (line: number) => tooComplex.some(([start, last]) => start <= line && line < last);
    if (end - open.line > MAX_LINES && !isPlain(open.line) && !isPlain(close?.line ?? end)) {
      longContainers.set(open.line, { close: close?.line, end });
      for (const line of [open.line, open.line + 1, close?.line ?? end, end]) cuts.set(line, 'hard');
    } else for (let line = open.line + 1; line < end; line++) cuts.delete(line);
    // A container without a closing line ends at the next heading, so that it cannot take in the rest of the page.
    if (!close && end < lines.length) cuts.set(end, 'hard');
  }
  for (const [start, end] of tooComplex) {
    report(toFinding('tooComplex', start));
    cuts.set(start, 'plain').set(end, 'hard');
  }
  return { source, lines, cuts, labels, longContainers };
}

/** The colons, with their indentation if the opening has none. */
const closingOf = (open: ContainerMarker, close: ContainerMarker) =>
  isSetOut(open, close) ? /^[ \t]*:{3,}/ : /:{3,}/;

function readMark(scanned: ScannedLine, line: number, markedScope: number): ContainerMarker | undefined {
  const { rest, scope, outerScope } = scanned;
  if (rest.startsWith(':::')) {
    const closing = readClosingLine(rest);
    if (closing !== undefined) return { kind: 'close', line, scope, colons: closing };
    const opening = readContainerLine(rest);
    if (opening !== undefined) return { kind: 'open', line, scope, colons: opening.colons };
  }
  if (isTopHeading(scanned)) return { kind: 'heading', line, scope, colons: 0 };
  return outerScope < markedScope ? { kind: 'text', line, scope: outerScope, colons: 0 } : undefined;
}

function isTopItem({ startsItem, indent, outerScope }: ScannedLine): boolean {
  return startsItem && indent === 0 && outerScope === 0;
}

/** A heading ends an unclosed container; a tab's title does not, since it belongs to the container. */
const HEADING = new RegExp(`^#{1,6}(?:[ \\t](?!${TAB_MARK})|$)`);

function isTopHeading({ rest, indent, scope }: ScannedLine): boolean {
  return indent === 0 && scope === 0 && HEADING.test(rest);
}

/**
 * Whether a block at the top level begins: a heading, a definition after another, or an unindented line below a blank
 * one, which can continue a list only.
 */
function startsBlock(
  scanned: ScannedLine,
  line: string,
  previous: ScannedLine | undefined,
  isDefinition: boolean,
): boolean {
  if (scanned.kind === 'blank' || scanned.startsItem || /^[ \t]/.test(line)) return false;
  if (previous?.kind === 'blank' && previous.quotes === 0) return true;
  return scanned.kind === 'text' && scanned.scope === 0 && (isDefinition || /^#{1,6}[ \t]/.test(line));
}

function rewriteOpening(line: string, width: number): string {
  const start = line.indexOf(':::');
  const opening = readContainerLine(line.slice(start));
  return opening === undefined
    ? line
    : line.slice(0, start) + formatContainerLine({ ...opening, colons: width });
}

// The parser's time grows with the square of the markup in a paragraph: finds paragraphs where that is noticeable. No
// real text has them.

/** Limit of markers of emphasis, links and images in a paragraph, list item or table row. */
const MAX_MARKS = 1000;
/** Limit of lines in a paragraph, list item or table row. */
const MAX_PARAGRAPH_LINES = 2000;
/** Limit of lazy continuation lines of a quote or list item. */
const MAX_LAZY_LINES = 500;

/** Of tokens with `<`, only unfinished comments and the like make the parser look ahead again and again. */
const MARK = /[!*[\]_~]|<[!?]/g;
const DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
/** State of the lines since the last blank one; `lines` and `marks` count from the last item or row. */
const NEW_BLOCK = {
  lines: 0,
  marks: 0,
  lazyLines: 0,
  deepest: 0,
  isTable: false,
  /** Whether all lines are definitions, which the parser reads one by one. */
  isDefinitions: true,
  isTooComplex: false,
};

/** Creates a collector of the paragraphs that would take the parser too long. */
function createParagraphWatch() {
  const ranges: [start: number, end: number][] = [];
  let start = 0;
  let block = { ...NEW_BLOCK };
  const end = (line: number) => {
    if (block.isTooComplex) ranges.push([start, line]);
    block = { ...NEW_BLOCK };
    start = line + 1;
  };
  return {
    /** @returns whether the line is a definition and begins no paragraph */
    add({ kind, rest, scope, startsItem, isTooDeep }: ScannedLine, line: number, label: string | undefined) {
      if (kind !== 'text') {
        end(line);
        return false;
      }
      const isNote = label?.startsWith('^') === true;
      const isDefinition = isNote || (label !== undefined && block.isDefinitions);
      block.isDefinitions = isDefinition && !isNote;
      const startsPart = isDefinition || startsItem || /^#{1,6}(?:[ \t]|$)/.test(rest);
      if (startsPart && !block.isTooComplex) start = line;
      if (isTooDeep) block.isTooComplex = true;
      if (block.lines > 0 && DELIMITER_ROW.test(rest)) block.isTable = true;
      if (startsPart || block.isTable) Object.assign(block, { lines: 0, marks: 0 });
      block.lines++;
      block.marks += rest.match(MARK)?.length ?? 0;
      block.lazyLines = !startsItem && scope < block.deepest ? block.lazyLines + 1 : 0;
      block.deepest = Math.max(block.deepest, scope);
      if (block.marks > MAX_MARKS || block.lines > MAX_PARAGRAPH_LINES || block.lazyLines > MAX_LAZY_LINES)
        block.isTooComplex = true;
      return isDefinition;
    },
    /** First line of each, and the line after its last. */
    findTooComplex(lineCount: number): readonly [start: number, end: number][] {
      end(lineCount);
      return ranges;
    },
  };
}
