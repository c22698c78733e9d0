// Folds text before it is tokenized: normalizes width, case and accents, and removes invisible characters.

/** Soft hyphens, zero-width spaces and joiners, byte order marks. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** Folds a text of a page or query. @example foldText('ＤＢ＿Ｐａｓｓ') === 'db_pass'; foldText('Größe') === 'grosse' */
export function foldText(text: string): string {
  const folded = foldWidth(text).toLowerCase();
  return HAS_ACCENTS.test(folded) ? foldAccents(folded) : folded;
}

/** Letters of the scripts whose accents and variants are folded; few Chinese texts have any. */
const HAS_ACCENTS = /[\u00C0-\u06FF\u1E00-\u1FFF]/;

/**
 * Combining marks of the Latin, Greek, Cyrillic, Hebrew and Arabic scripts, and the Arabic tatweel. Marks of Indic
 * scripts are vowels.
 */
const MARK =
  '[\\u0300-\\u036F\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670\\u06D6-\\u06DC\\u06DF-\\u06E4\\u06E7\\u06E8\\u06EA-\\u06ED]';
/**
 * A mark to remove, or as the group one that stays: й, ў and ї are letters of their own, and after Han a mark separates
 * two runs, as it does in texts that are not folded.
 */
const MARKS = new RegExp(`([иу]\\u0306|і\\u0308|[\\u2E80-\\uFFFF]${MARK})|${MARK}`, 'g');

/**
 * Letters without a decomposition that readers type otherwise. Turkish İ and ı are i, as I is after lower-casing. The
 * Arabic ones are forms of alef, ya, kaf and ta marbuta.
 */
const VARIANTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  '\u0671': '\u0627',
  '\u0649': '\u064A',
  '\u06CC': '\u064A',
  '\u06A9': '\u0643',
  '\u0629': '\u0647',
};
const ANY_VARIANT = new RegExp(`[${Object.keys(VARIANTS).join('')}]`, 'g');

function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(MARKS, (_, kept = '') => kept)
    .normalize('NFC')
    .replace(ANY_VARIANT, (letter) => VARIANTS[letter] ?? letter);
}

/**
 * Folds without `toLowerCase`, which is slow and does not change Han text.
 * @example foldWidth('ＤＢ＿Ｐａｓｓ') === 'DB_Pass'
 */
export function foldWidth(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '');
}

/**
 * Characters that fold to Han or kana, scripts without spaces whose marks folding sorts, and invisible characters,
 * which may be between these.
 */
const FOLDS_TO_HAN =
  /[\u00AD\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u200B-\u200D\u2060\uFEFF\u2E80-\u2FDF\u3036-\u303A\u3099-\u309C\u309F\u30FF\u3131-\u319F\u3200-\u33FF\uF900-\uFAFF\uFF65-\uFFDC\u{1F200}-\u{1F2FF}\u{2F800}-\u{2FA1F}]/u;

/**
 * Whether folding changes the Han tokens of a text. Few texts need folding, which takes much of the time to open an
 * index.
 * @example foldsHan('ＤＢ 平成') === false; foldsHan('㍻') === true
 */
export function foldsHan(text: string): boolean {
  return FOLDS_TO_HAN.test(text);
}

export interface FoldedText {
  text: string;
  /** Maps an offset in the folded text to an offset in the original text. */
  positionAt: (offset: number) => number;
}

/** Characters that folding may remove, combine with the previous letter, or map to one code unit instead of two. */
const SHRINKS = new RegExp(
  `${INVISIBLE.source}|[\\p{M}\\u0640\\uFF9E\\uFF9F\\u1160-\\u11FF\\u{10000}-\\u{10FFFF}]`,
  'u',
);
/** A character with its combining marks. Half-width kana voicing marks are not in `\p{M}`. */
const LETTERS = /[\s\S][\p{M}\uFF9E\uFF9F\u1160-\u11FF]*/gu;

/** Folds a text, and maps offsets to the original text, which is rendered with highlights. */
export function foldWithPositions(original: string): FoldedText {
  const whole = foldText(original);
  // In most texts offsets are equal. Comparing lengths is not enough: an ellipsis becomes three characters, and two
  // invisible characters are removed.
  if (whole.length === original.length && !SHRINKS.test(original))
    return { text: whole, positionAt: (offset) => offset };
  let text = '';
  const positions: number[] = [];
  let position = 0;
  for (const [character] of original.matchAll(LETTERS)) {
    const folded = foldText(character);
    for (let count = 0; count < folded.length; count += 1) positions.push(position);
    text += folded;
    position += character.length;
  }
  return { text, positionAt: (offset) => positions[offset] ?? original.length };
}
