import { literalOf, type ReaderVariable } from './readerVariable.ts';

/** An occurrence of a variable in a text; `end` is exclusive. */
export interface VariableRange {
  start: number;
  end: number;
  value: ReaderVariable;
}

const WORD = /[A-Za-z0-9_]/;

/**
 * Finds the occurrences of variables in a text; a part of a longer word is no occurrence. Of two that overlap, the
 * earlier one has priority, or the longer one if both start at the same index.
 * @example findRanges('http://YOUR_IP:8035', [ip]) // [{ start: 7, end: 14, value: ip }]
 */
function findRanges(text: string, values: readonly ReaderVariable[]): VariableRange[] {
  const ranges: VariableRange[] = [];
  for (const value of values) {
    const literal = literalOf(value);
    for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + literal.length)) {
      const end = at + literal.length;
      const isPart = isInWord(text, at) || isInWord(text, end);
      if (!isPart) ranges.push({ start: at, end, value });
    }
  }
  ranges.sort((a, b) => a.start - b.start || b.end - a.end);
  let last = 0;
  return ranges.filter(({ start, end }) => {
    if (start < last) return false;
    last = end;
    return true;
  });
}

/** Whether the characters before and at an index belong to the same word. */
function isInWord(text: string, at: number): boolean {
  return WORD.test(text[at - 1] ?? '') && WORD.test(text[at] ?? '');
}

/** A segment of text: an occurrence of `value`, or the text between occurrences. */
export type ValuePiece = { text: string; value?: ReaderVariable };

/**
 * Splits a text at its variables.
 * @example cutAtValues('到 YOUR_IP 上', [ip]) // [{ text: '到 ' }, { text: 'YOUR_IP', value: ip }, { text: ' 上' }]
 */
export function splitAtVariables(text: string, values: readonly ReaderVariable[]): ValuePiece[] {
  const pieces: ValuePiece[] = [];
  let last = 0;
  for (const { start, end, value } of findRanges(text, values)) {
    if (start > last) pieces.push({ text: text.slice(last, start) });
    pieces.push({ text: text.slice(start, end), value });
    last = end;
  }
  if (last < text.length) pieces.push({ text: text.slice(last) });
  return pieces;
}

/** Replaces the variables in a text. */
export function fillText(
  text: string,
  values: readonly ReaderVariable[],
  fill: (value: ReaderVariable) => string,
): string {
  return splitAtVariables(text, values)
    .map((piece) => (piece.value === undefined ? piece.text : fill(piece.value)))
    .join('');
}
