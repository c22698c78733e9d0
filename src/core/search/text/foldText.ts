// Normalizes width, case and invisible characters before text is tokenized.

/** Soft hyphen, zero-width spaces and joiners, byte order mark. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** @example foldText('ＤＢ＿Ｐａｓｓ') === 'db_pass' */
export function foldText(text: string): string {
  return foldWidth(text).toLowerCase();
}

/**
 * Folds without lower case, which is slow and useless for Han text.
 * @example foldWidth('ＤＢ＿Ｐａｓｓ') === 'DB_Pass'
 */
export function foldWidth(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '');
}

/** Characters that fold to Han or kana, or that folding removes between them. */
const FOLDS_TO_HAN =
  /[\u00AD\u200B-\u200D\u2060\uFEFF\u2E80-\u2FDF\u3036-\u303A\u3099-\u309C\u309F\u30FF\u3131-\u319F\u3200-\u33FF\uF900-\uFAFF\uFF65-\uFFDC\u{1F200}-\u{1F2FF}\u{2F800}-\u{2FA1F}]/u;

/**
 * Whether folding changes Han tokens. Few texts do, and folding all of them is a large part of opening an index.
 * @example foldsHan('ＤＢ 平成') === false; foldsHan('㍻') === true
 */
export function foldsHan(text: string): boolean {
  return FOLDS_TO_HAN.test(text);
}

export interface FoldedText {
  text: string;
  /** Maps an index of the folded text to the original. */
  positionAt: (place: number) => number;
}

/** Characters that folding may shorten: removed, combined with the previous letter, or mapped to the BMP. */
const SHRINKS = new RegExp(
  `${INVISIBLE.source}|[\\p{M}\\uFF9E\\uFF9F\\u1160-\\u11FF\\u{10000}-\\u{10FFFF}]`,
  'u',
);
/** A character with combining marks; half-width kana marks are none in Unicode. */
const LETTERS = /[\s\S][\p{M}\uFF9E\uFF9F\u1160-\u11FF]*/gu;

/** Folds a text and maps its indexes to the original. */
export function foldWithPositions(original: string): FoldedText {
  const whole = foldText(original);
  // The usual case: one to one. Equal length is not enough: an ellipsis expands to three characters while two
  // invisible ones vanish.
  if (whole.length === original.length && !SHRINKS.test(original))
    return { text: whole, positionAt: (place) => place };
  let text = '';
  const positions: number[] = [];
  let position = 0;
  for (const [character] of original.matchAll(LETTERS)) {
    const folded = foldText(character);
    for (let count = 0; count < folded.length; count += 1) positions.push(position);
    text += folded;
    position += character.length;
  }
  return { text, positionAt: (place) => positions[place] ?? original.length };
}
