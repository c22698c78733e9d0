// One pass over the lines before the parser sees them: containers get the
// spelling and widths it understands, safe places to cut are found, names of
// definitions are collected, and hopeless paragraphs are set aside. Lines are
// never added or removed, so every line keeps its number.

import { rewriteForeign } from '../dialects/foreignSpellings.ts';
import { type Report, toFinding } from '../findings.ts';
import { formatContainerLine, readClosingLine, readContainerLine } from './containerLine.ts';
import { isSetOut, type Mark, matchContainers } from './containers.ts';
import { createParagraphWatch } from './hopelessParagraphs.ts';
import { type Labels, readLabel } from './labels.ts';
import { createLineScanner, type ScannedLine } from './lineScanner.ts';
import { TAB_MARK } from './tabLine.ts';

/** The parser slows down with every line: a longer list becomes several, and the content of a longer container is cut. */
const MAX_LINES = 300;

/** At a soft cut the text may be cut, at a hard one it must; from a plain one to the next the lines are text without markup. */
type Cut = 'soft' | 'hard' | 'plain';

export interface PreparedText {
  /** The lines as written, and as the parser gets them. */
  source: readonly string[];
  lines: readonly string[];
  /** Lines before which the text is cut. */
  cuts: ReadonlyMap<number, Cut>;
  labels: Labels;
  /** Long containers by their first line: what is between that and the last one is cut as the text around is. */
  longContainers: ReadonlyMap<number, LongContainer>;
}

export interface LongContainer {
  /** The closing line, where there is one. */
  close: number | undefined;
  /** Line after the last one of the container. */
  end: number;
}

/** Makes a text ready for the parser. Lines count from 0. */
export function prepareText(text: string, report: Report): PreparedText {
  const source = text.split('\n');
  const shaped = rewriteForeign(source, report);
  const lines = [...shaped];
  const marks: Mark[] = [];
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
    // A forgotten closing line takes the rest of its section, not of the page.
    if (!close && end < lines.length) cuts.set(end, 'hard');
  }
  for (const [start, end] of tooComplex) {
    report(toFinding('tooComplex', start));
    cuts.set(start, 'plain').set(end, 'hard');
  }
  return { source, lines, cuts, labels, longContainers };
}

/** The colons, and what they are set in by where the opening is not. */
const closingOf = (open: Mark, close: Mark) => (isSetOut(open, close) ? /^[ \t]*:{3,}/ : /:{3,}/);

function readMark(scanned: ScannedLine, line: number, markedScope: number): Mark | undefined {
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

/** A tab's title ends nothing. */
const HEADING = new RegExp(`^#{1,6}(?:[ \\t](?!${TAB_MARK})|$)`);

function isTopHeading({ rest, indent, scope }: ScannedLine): boolean {
  return indent === 0 && scope === 0 && HEADING.test(rest);
}

/**
 * Whether a new block at the top level begins here: a heading, a definition behind another, or what stands at the margin
 * below a blank line, which continues nothing but a list.
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
