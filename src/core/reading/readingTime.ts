/** Numbers of Han characters and of other words in a text. */
export interface ReadingLength {
  han: number;
  words: number;
}

const HAN_PER_MINUTE = 400;
const WORDS_PER_MINUTE = 200;

/** Estimates the reading time in minutes, at least one. */
export function readingMinutes({ han, words }: ReadingLength): number {
  return Math.max(1, Math.round(han / HAN_PER_MINUTE + words / WORDS_PER_MINUTE));
}
