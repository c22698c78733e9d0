// Parses a text piece by piece, so that a long page never blocks the reader's tab.
// Cutting is exact: a piece counts only if the parser itself, given the next line
// too, sees a new block begin with it.
import type { RootContent } from 'mdast';
import { collectLabels, isSameLabels, type Labels } from './labels.ts';
import type { MarkdownParser } from './markdownParser.ts';
import { createPieceEnds, type PieceEnds } from './pieceEnds.ts';
import { shiftPositions } from './positions.ts';
import type { PreparedText } from './prepareText.ts';

/**
 * The blocks of a prepared text, one list for each piece of at least `pieceLength`
 * characters. Lines are counted from `firstLine`.
 */
export function* parsePieces(
  prepared: PreparedText,
  parse: MarkdownParser,
  pieceLength: number,
  firstLine: number,
): Generator<void, RootContent[][]> {
  // Also when there is but one piece: the parser sees too late what is defined inside a container.
  const pieces = yield* parseWith(prepared.labels);
  const labels = collectLabels(pieces);
  if (isSameLabels(labels, prepared.labels)) return pieces;
  // Something only looked like a definition, or one was not seen.
  return yield* parseWith(labels);

  function* parseWith(labels: Labels): Generator<void, RootContent[][]> {
    const { lines, cuts } = prepared;
    const ends = createPieceEnds(lines, cuts);
    const result: RootContent[][] = [];
    for (let line = 0; line < lines.length; ) {
      const piece = ends.isPlain(line)
        ? readPlainPiece(lines, ends, line)
        : parsePiece(lines, ends, line, pieceLength, (text) => parse(text, labels).children);
      shiftPositions(piece.nodes, line + firstLine - 1, ends.offsets[line] ?? 0);
      result.push(piece.nodes);
      line = piece.end;
      yield;
    }
    return result;
  }
}

interface Piece {
  nodes: RootContent[];
  /** Line after the piece. */
  end: number;
}

function parsePiece(
  lines: readonly string[],
  ends: PieceEnds,
  start: number,
  pieceLength: number,
  parse: (text: string) => RootContent[],
): Piece {
  // Doubling keeps the cost of wrong guesses below the cost of the right one.
  for (let length = pieceLength; ; length *= 2) {
    const { line: end, isCertain } = ends.findEnd(start, length);
    const text = lines.slice(start, end).join('\n');
    try {
      if (isCertain) return { nodes: parse(text), end };
      const nodes = parse(`${text}\n${lines[end]}`);
      if (nodes.pop()?.position?.start.line === end - start + 1) return { nodes, end };
    } catch {
      // A text that breaks the parser is still a text.
      return { nodes: toPlainNodes(text), end };
    }
  }
}

function readPlainPiece(lines: readonly string[], ends: PieceEnds, start: number): Piece {
  const { line: end } = ends.findEnd(start, Number.POSITIVE_INFINITY);
  return { nodes: toPlainNodes(lines.slice(start, end).join('\n')), end };
}

function toPlainNodes(text: string): RootContent[] {
  const start = { line: 1, column: 1, offset: 0 };
  return [
    { type: 'paragraph', position: { start, end: start }, children: [{ type: 'text', value: text.trim() }] },
  ];
}
