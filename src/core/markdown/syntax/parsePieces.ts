// Parses a text piece by piece, so that a long page never blocks the reader's tab.
import type { List, Root, RootContent } from 'mdast';
import { collectLabels, defineMentioned, isSameLabels, type Labels } from './labels.ts';
import { shiftLines } from './positions.ts';
import type { PreparedText } from './prepareText.ts';

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
    for (const { start, end, isPlain } of listPieces(prepared, pieceLength)) {
      const text = prepared.lines.slice(start, end).join('\n');
      const line = start + firstLine;
      const nodes = isPlain ? toPlainNodes(text, line) : parsePiece(text, line, parse, labels);
      goOnCounting(result.at(-1)?.at(-1), nodes[0], (at) => prepared.lines[at - firstLine] ?? '');
      result.push(nodes);
      yield;
    }
    return result;
  }
}

interface Piece {
  start: number;
  /** Line after the piece. */
  end: number;
  isPlain: boolean;
}

/** The parser's own code is compiled while it runs for the first time: a text begins with pieces this much smaller. */
const FIRST_PIECE = 1 / 8;

function* listPieces({ lines, cuts }: PreparedText, pieceLength: number): Generator<Piece> {
  let least = pieceLength * FIRST_PIECE;
  let start = 0;
  let length = 0;
  for (const [line, text] of lines.entries()) {
    const cut = cuts.get(line);
    const isPlain = cuts.get(start) === 'plain';
    if (line > start && cut !== undefined && (cut !== 'soft' || (length >= least && !isPlain))) {
      yield { start, end: line, isPlain };
      start = line;
      length = 0;
      least = Math.min(2 * least, pieceLength);
    }
    length += text.length + 1;
  }
  yield { start, end: lines.length, isPlain: cuts.get(start) === 'plain' };
}

function parsePiece(
  text: string,
  firstLine: number,
  parse: (text: string) => Root,
  labels: Labels,
): RootContent[] {
  const definitions = defineMentioned(text, labels);
  try {
    const nodes = parse([...definitions, text].join('\n')).children;
    shiftLines(nodes, firstLine - 1 - definitions.length);
    return nodes.filter(({ position }) => (position?.start.line ?? 0) >= firstLine);
  } catch {
    // A text that breaks the parser is still a text.
    return toPlainNodes(text, firstLine);
  }
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
