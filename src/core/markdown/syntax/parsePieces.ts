// Parses a text piece by piece, so that a long page never blocks the reader's tab.
import type { Root, RootContent } from 'mdast';
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
      result.push(isPlain ? toPlainNodes(text, line) : parsePiece(text, line, parse, labels));
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

function toPlainNodes(text: string, line: number): RootContent[] {
  const start = { line, column: 1 };
  return [
    { type: 'paragraph', position: { start, end: start }, children: [{ type: 'text', value: text.trim() }] },
  ];
}
