// Parses a text segment by segment: one parse of a long page would block the main thread.
import type { BlockContent, List, Nodes, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import {
  collectLabels,
  defineMentioned,
  hasLabels,
  isSameLabels,
  type Labels,
  readLabels,
} from './definitionLabels.ts';
import type { LongContainer, PreparedText } from './prepareText.ts';

/** A long container, whose content is parsed by segments too. */
interface OpenContainer extends LongContainer {
  node: ContainerDirective;
}

/**
 * Parses a prepared text to the nodes of each segment. Segments have `segmentLength` characters or more, except the
 * first ones; lines count from `firstLine`.
 */
export function* parseSegments(
  prepared: PreparedText,
  parse: (text: string) => Root,
  segmentLength: number,
  firstLine: number,
): Generator<void, RootContent[][]> {
  const segments = yield* parseWith(prepared.labels);
  const labels = collectLabels(segments);
  if (isSameLabels(labels, prepared.labels)) return segments;
  // A line only looked like a definition, or a definition was not found by the scan: parse again with the labels found.
  return yield* parseWith(labels);

  function* parseWith(labels: Labels): Generator<void, RootContent[][]> {
    const result: RootContent[][] = [];
    const containers: OpenContainer[] = [];
    let open: Segment | undefined;
    let enough = 0;
    for (const next of listSegments(prepared, segmentLength)) {
      while ((containers.at(-1)?.end ?? Infinity) <= next.start) containers.pop();
      const around = containers.at(-1);
      if (containers.some(({ close }) => close === next.start)) continue;
      const segment = open ? { ...next, start: open.start, length: open.length + next.length } : next;
      open = segment;
      if (segment.length < enough && segment.probe !== undefined) continue;
      const nodes = readSegment(segment, labels);
      // Doubled after each failure, so that failed parses cost no more than successful ones.
      enough = nodes === undefined ? 2 * segment.length : 0;
      if (nodes !== undefined) {
        const siblings = around?.node.children ?? result.at(-1);
        goOnCounting(siblings?.at(-1), nodes[0], (at) => prepared.lines[at - firstLine] ?? '');
        if (around === undefined) result.push(nodes);
        else for (const node of nodes) around.node.children.push(node as BlockContent);
        open = undefined;
        const long = prepared.longContainers.get(segment.start);
        const [container] = nodes;
        if (long !== undefined && container?.type === 'containerDirective') {
          endContainer(container, long, firstLine);
          containers.push({ ...long, node: container });
        }
      }
      yield;
    }
    return result;
  }

  function readSegment({ start, end, isPlain, probe }: Segment, labels: Labels): RootContent[] | undefined {
    const text = prepared.lines.slice(start, end).join('\n');
    const line = start + firstLine;
    return isPlain ? toPlainNodes(text, line) : parseSegment({ text, probe, line }, parse, labels);
  }
}

/** Parses a segment; undefined if its last block continues after it, whatever the line scan said. */
function parseSegment(
  { text, probe, line }: { text: string; probe: string | undefined; line: number },
  parse: (text: string) => Root,
  labels: Labels,
): RootContent[] | undefined {
  const own = readLabels(text);
  try {
    const nodes = parseWithout(own);
    const isDefined =
      nodes === undefined || hasLabels(collectLabels([nodes.filter(isNoContainer)]), own, labels);
    return isDefined ? nodes : parseWithout(new Set());
  } catch {
    // If the parser throws, the segment renders as plain text.
    return toPlainNodes(text, line);
  }

  function parseWithout(own: Labels): RootContent[] | undefined {
    const definitions = defineMentioned(text, labels, own);
    const written = [...definitions, text, ...(probe === undefined ? [] : [probe])].join('\n');
    const nodes = parse(written).children;
    if (probe !== undefined && nodes.pop()?.position?.start.line !== countLines(written)) return undefined;
    shiftLines(nodes, line - 1 - definitions.length);
    return nodes.filter(({ position }) => (position?.start.line ?? 0) >= line);
  }
}

/** The parser reads a container's content after the text around it. */
const isNoContainer = ({ type }: RootContent) => type !== 'containerDirective';

/** Sets the end of a container node that was parsed from its first line alone. */
function endContainer(
  { position, data }: ContainerDirective,
  { close, end }: LongContainer,
  firstLine: number,
): void {
  if (position !== undefined) position.end = { line: end - 1 + firstLine, column: 1 };
  if (close !== undefined && data?.fences !== undefined) data.fences += 1;
}

function countLines(text: string): number {
  return text.split('\n').length;
}

/** Only a list that is too long is split between items: the numbers continue, whatever its items say. */
function goOnCounting(
  before: RootContent | undefined,
  after: RootContent | undefined,
  lineAt: (line: number) => string,
): void {
  if (before?.type !== 'list' || after?.type !== 'list') return;
  const markOf = ({ position }: List) => /^\s*\d+([.)])/.exec(lineAt(position?.start.line ?? 0))?.[1];
  const mark = markOf(before);
  if (mark !== undefined && mark === markOf(after))
    after.start = (before.start ?? 1) + before.children.length;
}

function toPlainNodes(text: string, line: number): RootContent[] {
  const start = { line, column: 1 };
  return [
    { type: 'paragraph', position: { start, end: start }, children: [{ type: 'text', value: text.trim() }] },
  ];
}

interface Segment {
  start: number;
  /** Line after the segment. */
  end: number;
  length: number;
  isPlain: boolean;
  /** A line that the parser must see as a new block, if the segment has ended; undefined at a forced cut. */
  probe: string | undefined;
}

/** The first segments are shorter: the engine compiles the parser during its first run. */
const FIRST_SEGMENT = 1 / 8;

/** Lists the segments between possible cuts, each of `segmentLength` characters or more. */
function* listSegments({ lines, cuts }: PreparedText, segmentLength: number): Generator<Segment> {
  let least = segmentLength * FIRST_SEGMENT;
  let start = 0;
  let length = 0;
  for (const [line, text] of lines.entries()) {
    const cut = cuts.get(line);
    const isPlain = cuts.get(start) === 'plain';
    if (line > start && cut !== undefined && (cut !== 'soft' || (length >= least && !isPlain))) {
      yield { start, end: line, length, isPlain, probe: cut === 'soft' ? writeProbe(text) : undefined };
      start = line;
      length = 0;
      least = Math.min(2 * least, segmentLength);
    }
    length += text.length + 1;
  }
  yield { start, end: lines.length, length, isPlain: cuts.get(start) === 'plain', probe: undefined };
}

/**
 * A short line in place of the next segment's first one: an opening of a quote or footnote ends a list one line later,
 * and a heading ends a paragraph.
 */
function writeProbe(line: string): string {
  return `${/^(?:>|#{1,6}(?=[ \t])|\[\^(?:[^[\]\\]|\\.)+\]:)/.exec(line)?.[0] ?? ''} x`.trimStart();
}

/** Shifts the lines of nodes. Offsets are dropped: they count in the parser's input. */
function shiftLines(nodes: readonly Nodes[], lines: number): void {
  for (const node of nodes) {
    if (node.position !== undefined) {
      const { start, end } = node.position;
      node.position = {
        start: { line: start.line + lines, column: start.column },
        end: { line: end.line + lines, column: end.column },
      };
    }
    if ('children' in node) shiftLines(node.children, lines);
  }
}
