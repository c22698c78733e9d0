import type { ReaderValue } from '../../../core/variables/readerVariable.ts';
import type { Token } from './colours.ts';
import { type CodePiece, cutTokens } from './cutTokens.ts';

interface CodePiecesProps {
  tokens: readonly Token[];
  values: readonly ReaderValue[];
}

/** Text in its colours, with the reader's values marked in it. */
export function CodePieces({ tokens, values }: CodePiecesProps) {
  const pieces: readonly CodePiece[] = values.length > 0 ? cutTokens(tokens, values) : tokens;
  return pieces.map(({ text, className, value }, at) => (
    // A value's element is made a field of: it never becomes another piece's.
    <span key={value === undefined ? at : `${at} ${value}`} className={className} data-value={value}>
      {text}
    </span>
  ));
}
