// Full width, upper case and invisible characters make no difference to a reader (search-design §2.1).

/** Characters that nobody sees: soft hyphen, zero-width spaces and joiners, byte order mark. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** @example foldText('ＤＢ＿Ｐａｓｓ') === 'db_pass' */
export function foldText(text: string): string {
  return foldWidth(text).toLowerCase();
}

/**
 * The same without the lower case, which Han text has no use for and which takes most of the time.
 * @example foldWidth('ＤＢ＿Ｐａｓｓ') === 'DB_Pass'
 */
export function foldWidth(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '');
}

export interface FoldedText {
  text: string;
  /** Where the character at a place of the folded text stands in the original. */
  positionAt: (place: number) => number;
}

/** Folds a text character by character, so that each place can be found again in the original. */
export function foldWithPositions(original: string): FoldedText {
  const whole = foldText(original);
  // Nearly always: each character stays one character.
  if (whole.length === original.length) return { text: whole, positionAt: (place) => place };
  let text = '';
  const positions: number[] = [];
  let position = 0;
  for (const character of original) {
    const folded = foldText(character);
    for (let count = 0; count < folded.length; count += 1) positions.push(position);
    text += folded;
    position += character.length;
  }
  return { text, positionAt: (place) => positions[place] ?? original.length };
}
