// Parses a text segment by segment, since parsing a long page at once would block the main thread.
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
import type { LongContainer, PreparedText } from './prepareParserInput.ts';

/** The node of a long container, whose content is parsed in segments and appended to the node. */
interface OpenContainer extends LongContainer {
  node: ContainerDirective;
}

/**
 * Parses a prepared text to the top-level nodes of each segment. Yields after each segment.
 * @param segmentLength minimum length of a segment in characters; the first segments are shorter
 * @param firstLine line of the file on which the text begins
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
  // The line scan found other labels than the parser: the text is parsed again with the labels of the AST.
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
      // The length is doubled after each failure, so that failed parses at most double the total time.
      enough = nodes === undefined ? 2 * segment.length : 0;
      if (nodes !== undefined) {
        const siblings = around?.node.children ?? result.at(-1);
        continueNumbering(siblings?.at(-1), nodes[0], (at) => prepared.lines[at - firstLine] ?? '');
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

/** Parses a segment; undefined if its last block continues below it, so that the line scan was wrong about the cut. */
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

/**
 * Definitions inside of containers are ignored: the parser tokenizes a container's content after the text around it.
 */
const isNoContainer = ({ type }: RootContent) => type !== 'containerDirective';

/** Sets the end of a container node that was parsed from its opening line alone. */
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

/** Continues the numbering of an ordered list that was cut between two items, since each segment starts a list node. */
function continueNumbering(
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
  /** Index of the line below the segment. */
  end: number;
  length: number;
  isPlain: boolean;
  /**
   * Line appended to the parser's input: if it starts a new block, the segment is complete. Undefined at a hard cut.
   */
  probe: string | undefined;
}

/** The first segments are shorter, since the JavaScript engine has not compiled the parser yet. */
const FIRST_SEGMENT = 1 / 8;

/** Lists the segments between cuts, with a minimum length of `segmentLength` characters unless a hard cut ends them. */
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
 * Shortens the first line of the next segment to a probe, which preserves the marker of a quote, heading or footnote:
 * these can end a block that a line of text would continue.
 */
function writeProbe(line: string): string {
  return `${/^(?:>|#{1,6}(?=[ \t])|\[\^(?:[^[\]\\]|\\.)+\]:)/.exec(line)?.[0] ?? ''} x`.trimStart();
}

/** Shifts the lines of nodes and removes the offsets, which refer to the parser's input instead of the file. */
export function shiftLines(nodes: readonly Nodes[], lines: number): void {
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
