// One pass over the lines before the parser sees them: containers get the
// spelling and widths it understands, safe places to cut are found, names of
// definitions are collected, and hopeless paragraphs are set aside. Lines are
// never added or removed, so every line keeps its number.
import { type Report, toFinding } from '../findings.ts';
import { rewriteForeign } from '../spellings/foreignSpellings.ts';
import { formatContainerLine, readClosingLine, readContainerLine } from './containerLine.ts';
import { isSetOut, type Mark, matchContainers } from './containers.ts';
import { createParagraphWatch } from './hopelessParagraphs.ts';
import { type Labels, readLabel } from './labels.ts';
import { createLineScanner, type ScannedLine } from './lineScanner.ts';
import { TAB_MARK } from './tabLine.ts';

/** A longer list becomes several: to the reader they look the same, the parser slows down with every line. */
const MAX_LIST_LINES = 300;

/** At a soft cut the text may be cut, at a hard one it must; from a plain one to the next the lines are text without markup. */
type Cut = 'soft' | 'hard' | 'plain';

export interface PreparedText {
  /** The lines as written, and as the parser gets them. */
  source: readonly string[];
  lines: readonly string[];
  /** Lines before which the text is cut. */
  cuts: ReadonlyMap<number, Cut>;
  labels: Labels;
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
    paragraphs.add(scanned, at);
    const isLongList = isTopItem(scanned) && at - lastCut > MAX_LIST_LINES;
    if (isLongList || startsBlock(scanned, line, previous)) {
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
      const label = readLabel(scanned.rest);
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

  const top = containers.filter(({ open }) => open.scope === 0);
  for (const { open, end } of top) for (let line = open.line + 1; line < end; line++) cuts.delete(line);
  // A forgotten closing line takes the rest of its section, not of the page.
  for (const { close, end } of top) if (!close && end < lines.length) cuts.set(end, 'hard');
  for (const [start, end] of paragraphs.findTooComplex(lines.length)) {
    report(toFinding('tooComplex', start));
    cuts.set(start, 'plain').set(end, 'hard');
  }
  return { source, lines, cuts, labels };
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

/** Whether a new block at the top level begins here: what stands at the margin below a blank line continues nothing but a list. */
function startsBlock(scanned: ScannedLine, line: string, previous: ScannedLine | undefined): boolean {
  return (
    previous?.kind === 'blank' &&
    previous.quotes === 0 &&
    scanned.kind !== 'blank' &&
    !scanned.startsItem &&
    !/^[ \t]/.test(line)
  );
}

function rewriteOpening(line: string, width: number): string {
  const start = line.indexOf(':::');
  const opening = readContainerLine(line.slice(start));
  return opening === undefined
    ? line
    : line.slice(0, start) + formatContainerLine({ ...opening, colons: width });
}
