// How long a text takes.

export interface ReadingLength {
  han: number;
  words: number;
}

const HAN_PER_MINUTE = 400;
const WORDS_PER_MINUTE = 200;

/** Minutes that a reader needs, at least one. */
export function readingMinutes({ han, words }: ReadingLength): number {
  return Math.max(1, Math.round(han / HAN_PER_MINUTE + words / WORDS_PER_MINUTE));
}
