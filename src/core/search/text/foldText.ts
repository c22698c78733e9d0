// Full width, upper case and invisible characters make no difference to a reader (search-design §2.1).

/** Characters that nobody sees: soft hyphen, zero-width spaces and joiners, byte order mark. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** @example foldText('ＤＢ＿Ｐａｓｓ') === 'db_pass' */
export function foldText(text: string): string {
  return foldWidth(text).toLowerCase();
}

/**
 * The same without the lower case, which Han text has no use for.
 * @example foldWidth('ＤＢ＿Ｐａｓｓ') === 'DB_Pass'
 */
export function foldWidth(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '');
}

/** What folding turns into Han or kana, or takes away between them. */
const FOLDS_TO_HAN =
  /[\u00AD\u200B-\u200D\u2060\uFEFF\u2E80-\u2FDF\u3036-\u303A\u3099-\u309C\u309F\u30FF\u3131-\u319F\u3200-\u33FF\uF900-\uFAFF\uFF65-\uFFDC\u{1F200}-\u{1F2FF}\u{2F800}-\u{2FA1F}]/u;

/**
 * Whether Han stands otherwise in the folded text: nearly every text is as it should be, and folding all
 * of them is a good part of what opening an index would take.
 * @example foldsHan('ＤＢ 平成') === false; foldsHan('㍻') === true
 */
export function foldsHan(text: string): boolean {
  return FOLDS_TO_HAN.test(text);
}

export interface FoldedText {
  text: string;
  /** Where the character at a place of the folded text stands in the original. */
  positionAt: (place: number) => number;
}

/** What folding may make shorter: what it leaves out, joins to the letter before, or brings into the first plane. */
const SHRINKS = new RegExp(
  `${INVISIBLE.source}|[\\p{M}\\uFF9E\\uFF9F\\u1160-\\u11FF\\u{10000}-\\u{10FFFF}]`,
  'u',
);
/** A character with the marks that may become one with it: the half-width ones of kana are no marks to Unicode. */
const LETTERS = /[\s\S][\p{M}\uFF9E\uFF9F\u1160-\u11FF]*/gu;

/** Folds a text letter by letter, so that each place can be found again in the original. */
export function foldWithPositions(original: string): FoldedText {
  const whole = foldText(original);
  // Nearly always each character stays one. The length alone does not tell: an ellipsis becomes three
  // characters, and two that nobody sees go.
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
