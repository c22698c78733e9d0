// Prepares the parser's input in one pass over the lines: rewrites formulas and containers, finds the lines at which
// the text can be cut into segments and the labels of definitions, and excludes paragraphs that are too complex. Lines
// are neither added nor removed, so line numbers in the AST are those of the source.
import type { Dialect } from '../dialects/dialect.ts';
import { type Report, toFinding } from '../findings.ts';
import { formatContainerLine, readClosingLine, readContainerLine } from './containerLine.ts';
import { type Labels, readLabel } from './definitionLabels.ts';
import { fenceFormulas } from './formulaLines.ts';
import { createLineScanner, type ScannedLine } from './lineScanner.ts';
import { type ContainerMarker, isOutdented, matchContainers } from './matchContainers.ts';

/** Limit of lines in a list or container that is parsed at once. Longer lists and containers are cut into segments. */
const MAX_LINES = 300;

/** A segment may end before a `soft` line and ends before a `hard` one; from a `plain` line on, text is not parsed. */
type Cut = 'soft' | 'hard' | 'plain';

export interface PreparedText {
  /** Lines of the source. */
  source: readonly string[];
  /** The same lines, rewritten for the parser. */
  lines: readonly string[];
  /** Cuts by the index of the line that begins a segment. */
  cuts: ReadonlyMap<number, Cut>;
  labels: Labels;
  /**
   * Long containers by the index of their opening line. Their content is cut into segments like the text around them.
   */
  longContainers: ReadonlyMap<number, LongContainer>;
}

export interface LongContainer {
  /** Index of the closing line. */
  close: number | undefined;
  /** Index of the line below the container. */
  end: number;
}

/** Prepares a text for the parser. Lines of cuts and findings count from 0. */
export function prepareParserInput(
  text: string,
  report: Report,
  dialects: readonly Dialect[] = [],
): PreparedText {
  const source = text.split('\n');
  const shown = dialects.reduce<readonly string[]>(
    (lines, { rewrite }) => rewrite?.(lines, report) ?? lines,
    source,
  );
  const rewritten = fenceFormulas(shown);
  const lines = [...rewritten];
  const marks: ContainerMarker[] = [];
  const cuts = new Map<number, Cut>();
  let lastCut = 0;
  const labels = new Set<string>();
  const scan = createLineScanner(rewritten, dialects);
  const paragraphs = createParagraphWatch();
  let previous: ScannedLine | undefined;
  let markedScope = 0;

  rewritten.forEach((line, at) => {
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
    // Without a closing line, the parser would put the rest of the page into the container: this cut ends the
    // container at the next heading.
    if (!close && end < lines.length) cuts.set(end, 'hard');
  }
  for (const [start, end] of tooComplex) {
    report(toFinding('tooComplex', start));
    cuts.set(start, 'plain').set(end, 'hard');
  }
  return { source, lines, cuts, labels, longContainers };
}

/** Matches the colons of a closing line; with their indentation, if the opening line is not indented. */
const closingOf = (open: ContainerMarker, close: ContainerMarker) =>
  isOutdented(open, close) ? /^[ \t]*:{3,}/ : /:{3,}/;

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

/** Whether a line is a heading, which ends an unclosed container. */
function isTopHeading({ rest, indent, scope }: ScannedLine): boolean {
  return indent === 0 && scope === 0 && /^#{1,6}(?:[ \t]|$)/.test(rest);
}

/**
 * Whether a line probably begins a top-level block: a heading, a definition, or an unindented line below a blank line.
 * parseSegments.ts verifies it with the parser.
 */
function startsBlock(
  scanned: ScannedLine,
  line: string,
  previous: ScannedLine | undefined,
  isDefinition: boolean,
): boolean {
  if (scanned.kind === 'blank' || scanned.startsItem || /^[ \t]/.test(line)) return false;
  if (previous?.kind === 'blank' && previous.quotes === 0) return true;
  if (scanned.kind !== 'text' || scanned.outerScope !== 0) return false;
  return scanned.isIndenting || (scanned.scope === 0 && (isDefinition || /^#{1,6}[ \t]/.test(line)));
}

function rewriteOpening(line: string, width: number): string {
  const start = line.indexOf(':::');
  const opening = readContainerLine(line.slice(start));
  return opening === undefined
    ? line
    : line.slice(0, start) + formatContainerLine({ ...opening, colons: width });
}

// Finds paragraphs that would block the parser: its time is quadratic in the count of markers in a paragraph. They
// occur in generated or malicious texts only.

/** Limit of markers of emphasis, links and images in a paragraph, list item or table row. */
const MAX_MARKS = 1000;
/** Limit of lines in a paragraph, list item or table row. */
const MAX_PARAGRAPH_LINES = 2000;
/** Limit of lazy continuation lines of a quote or list item. */
const MAX_LAZY_LINES = 500;

/** Matches markers of emphasis, links and images, and `<!` and `<?`, whose end the parser searches each time. */
const MARK = /[!*[\]_~]|<[!?]/g;
const DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
/** State of the lines since the last blank line; `lines` and `marks` count from the last list item or table row. */
const NEW_BLOCK = {
  lines: 0,
  marks: 0,
  lazyLines: 0,
  deepest: 0,
  isTable: false,
  /** Whether all lines are definitions, which the parser tokenizes one by one. */
  isDefinitions: true,
  isTooComplex: false,
};

/** Creates a collector of the paragraphs that are too complex for the parser. */
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
    /** @returns whether the line is a definition instead of text in a paragraph */
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
    /** Returns the first line of each paragraph and the line after its last one. */
    findTooComplex(lineCount: number): readonly [start: number, end: number][] {
      end(lineCount);
      return ranges;
    },
  };
}
