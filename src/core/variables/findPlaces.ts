import { literalOf, type ReaderValue } from './readerValue.ts';

/** A value in a text: from one character to before another. */
export interface ValuePlace {
  start: number;
  end: number;
  value: ReaderValue;
}

const WORD = /[A-Za-z0-9_]/;

/**
 * Where values stand in a text, in its order; of two at one place the longer one. A part of a longer word is none.
 * @example findPlaces('http://YOUR_IP:8035', [ip]) // [{ start: 7, end: 14, value: ip }]
 */
function findPlaces(text: string, values: readonly ReaderValue[]): ValuePlace[] {
  const places: ValuePlace[] = [];
  for (const value of values) {
    const literal = literalOf(value);
    for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + literal.length)) {
      const end = at + literal.length;
      const isPart = isInWord(text, at) || isInWord(text, end);
      if (!isPart) places.push({ start: at, end, value });
    }
  }
  places.sort((a, b) => a.start - b.start || b.end - a.end);
  let last = 0;
  return places.filter(({ start, end }) => {
    if (start < last) return false;
    last = end;
    return true;
  });
}

/** Whether a word goes on across a place between two characters. */
function isInWord(text: string, at: number): boolean {
  return WORD.test(text[at - 1] ?? '') && WORD.test(text[at] ?? '');
}

/** Text, and the values in it. */
export type ValuePiece = { text: string; value?: ReaderValue };

/**
 * Cuts a text at the values in it.
 * @example cutAtValues('到 YOUR_IP 上', [ip]) // [{ text: '到 ' }, { text: 'YOUR_IP', value: ip }, { text: ' 上' }]
 */
export function cutAtValues(text: string, values: readonly ReaderValue[]): ValuePiece[] {
  const pieces: ValuePiece[] = [];
  let last = 0;
  for (const { start, end, value } of findPlaces(text, values)) {
    if (start > last) pieces.push({ text: text.slice(last, start) });
    pieces.push({ text: text.slice(start, end), value });
    last = end;
  }
  if (last < text.length) pieces.push({ text: text.slice(last) });
  return pieces;
}

/** A text with its values replaced. */
export function fillText(
  text: string,
  values: readonly ReaderValue[],
  fill: (value: ReaderValue) => string,
): string {
  return cutAtValues(text, values)
    .map((piece) => (piece.value === undefined ? piece.text : fill(piece.value)))
    .join('');
}
