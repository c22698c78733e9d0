// How wide words are, without a browser. Which font a reader has is not known: Chinese characters are as wide
// as they are high in all of them, the letters' widths are those of a wide one (DejaVu Sans), so that words
// fit their boxes in the others as well.

/** Of the characters from the space to the tilde, in hundredths of the font's size. */
const WIDTHS = [
  32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34,
  34, 84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79, 60, 79, 69, 63, 61, 73,
  68, 99, 69, 61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61, 63,
  63, 41, 52, 39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84,
];
/** Of other letters: é, ü, Cyrillic. */
const OTHER_LETTER = 65;
/** From here on (arrows, punctuation marks of books, Han) characters are taken to be square. */
const FIRST_SQUARE = 0x2010;
/** Takes no place: joiners, and what chooses between forms of a character. */
const NO_WIDTH = /[\p{Mn}\p{Cf}]/u;

/**
 * The width of a text, in ems.
 * @example textWidth('访客 8035') // 4.88
 */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (NO_WIDTH.test(character)) continue;
    width += code >= FIRST_SQUARE ? 100 : (WIDTHS[code - 32] ?? OTHER_LETTER);
  }
  return width / 100;
}
