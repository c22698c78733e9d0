// Where a prepared text is cut into the pieces that are parsed one by one.
import type { PreparedText } from './prepareText.ts';

export interface Piece {
  start: number;
  /** Line after the piece. */
  end: number;
  length: number;
  isPlain: boolean;
  /** A line that begins a block of its own if the piece has ended; absent where it ends by decision. */
  probe: string | undefined;
}

/** The parser's own code is compiled while it runs for the first time: a text begins with pieces this much smaller. */
const FIRST_PIECE = 1 / 8;

/** The pieces between the places at which a text may be cut, each of `pieceLength` characters at least. */
export function* listPieces({ lines, cuts }: PreparedText, pieceLength: number): Generator<Piece> {
  let least = pieceLength * FIRST_PIECE;
  let start = 0;
  let length = 0;
  for (const [line, text] of lines.entries()) {
    const cut = cuts.get(line);
    const isPlain = cuts.get(start) === 'plain';
    if (line > start && cut !== undefined && (cut !== 'soft' || (length >= least && !isPlain))) {
      yield { start, end: line, length, isPlain, probe: cut === 'soft' ? writeProbe(text) : undefined };
      start = line;
      length = 0;
      least = Math.min(2 * least, pieceLength);
    }
    length += text.length + 1;
  }
  yield { start, end: lines.length, length, isPlain: cuts.get(start) === 'plain', probe: undefined };
}

/**
 * What stands for the next piece's first line: where that opens a quote or a note, a list before it ends a line later; a
 * heading ends a paragraph.
 */
function writeProbe(line: string): string {
  return `${/^(?:>|#{1,6}(?=[ \t])|\[\^(?:[^[\]\\]|\\.)+\]:)/.exec(line)?.[0] ?? ''} x`.trimStart();
}
