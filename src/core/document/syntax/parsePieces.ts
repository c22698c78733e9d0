// Parses a text piece by piece, so that a long page never blocks the reader's tab.
import type { BlockContent, List, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import {
  collectLabels,
  defineMentioned,
  hasLabels,
  isSameLabels,
  type Labels,
  readLabels,
} from './labels.ts';
import { listPieces, type Piece } from './listPieces.ts';
import { shiftLines } from './positions.ts';
import type { LongContainer, PreparedText } from './prepareText.ts';

/** A long container whose content is parsed piece by piece. */
interface OpenContainer extends LongContainer {
  node: ContainerDirective;
}

/**
 * The blocks of a prepared text, one list for each piece of at least `pieceLength`
 * characters, the first ones aside. Lines are counted from `firstLine`.
 */
export function* parsePieces(
  prepared: PreparedText,
  parse: (text: string) => Root,
  pieceLength: number,
  firstLine: number,
): Generator<void, RootContent[][]> {
  const pieces = yield* parseWith(prepared.labels);
  const labels = collectLabels(pieces);
  if (isSameLabels(labels, prepared.labels)) return pieces;
  // Something only looked like a definition, or one was not seen.
  return yield* parseWith(labels);

  function* parseWith(labels: Labels): Generator<void, RootContent[][]> {
    const result: RootContent[][] = [];
    const containers: OpenContainer[] = [];
    let open: Piece | undefined;
    let enough = 0;
    for (const next of listPieces(prepared, pieceLength)) {
      while ((containers.at(-1)?.end ?? Infinity) <= next.start) containers.pop();
      const around = containers.at(-1);
      if (containers.some(({ close }) => close === next.start)) continue;
      const piece = open ? { ...next, start: open.start, length: open.length + next.length } : next;
      open = piece;
      if (piece.length < enough && piece.probe !== undefined) continue;
      const nodes = readPiece(piece, labels);
      // Twice as long each time, so that all that is parsed in vain is no more than what is parsed.
      enough = nodes === undefined ? 2 * piece.length : 0;
      if (nodes !== undefined) {
        const siblings = around?.node.children ?? result.at(-1);
        goOnCounting(siblings?.at(-1), nodes[0], (at) => prepared.lines[at - firstLine] ?? '');
        if (around === undefined) result.push(nodes);
        else for (const node of nodes) around.node.children.push(node as BlockContent);
        open = undefined;
        const long = prepared.longContainers.get(piece.start);
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

  function readPiece({ start, end, isPlain, probe }: Piece, labels: Labels): RootContent[] | undefined {
    const text = prepared.lines.slice(start, end).join('\n');
    const line = start + firstLine;
    return isPlain ? toPlainNodes(text, line) : parsePiece({ text, probe, line }, parse, labels);
  }
}

/** The blocks of a piece; undefined where its last one goes on behind it, whatever the light reading took it for. */
function parsePiece(
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
    // A text that breaks the parser is still a text.
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

/** What stands in a container the parser sees after the text around it. */
const isNoContainer = ({ type }: RootContent) => type !== 'containerDirective';

/** Gives a container that was parsed from its first line alone its end. */
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

/** Only a list that is too long is cut between items: its numbers go on, whatever numbers its items have. */
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
