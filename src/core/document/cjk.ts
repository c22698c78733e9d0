// Which characters belong to Chinese text. Korean is left out where words are
// set apart by spaces.
import { HAN, HAN_AND_KANA } from '../../lib/scripts.ts';

const STRICT = `[${HAN_AND_KANA}\\u3000-\\u303F\\uFF01-\\uFF65]`;
/** Marks that Chinese shares with Latin text; their neighbours decide. */
const SHARED = '[“”‘’…—·]';
const MAY_END = new RegExp(`(?:${STRICT}|${SHARED})$`, 'u');
const MAY_BEGIN = new RegExp(`^(?:${STRICT}|${SHARED})`, 'u');
const ENDS_CHINESE = new RegExp(`${STRICT}${SHARED}{0,4}$`, 'u');
const BEGINS_CHINESE = new RegExp(`^${SHARED}{0,4}${STRICT}`, 'u');

/**
 * Whether a line break between two texts shows as nothing instead of as a space.
 * @example joinsWithoutSpace('文——', '“字”') === true
 */
export function joinsWithoutSpace(before: string, after: string): boolean {
  if (!MAY_END.test(before) || !MAY_BEGIN.test(after)) return false;
  return ENDS_CHINESE.test(before) || BEGINS_CHINESE.test(after);
}

/**
 * Ranges of UTF-16 codes at which a bare address ends: the middle dot, punctuation and symbols (quotes, dashes, arrows,
 * invisible characters), CJK, emoji, full-width characters.
 */
const WIDE: readonly (readonly [number, number])[] = [
  [0xb7, 0xb7],
  [0x2000, 0x2bff],
  [0x2e80, 0xa4cf],
  [0xac00, 0xd7af],
  [0xd83c, 0xd887],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xfeff, 0xffef],
];

/** Whether a UTF-16 code cannot be part of an address written bare in Chinese text. */
export function endsAddress(code: number): boolean {
  return code >= 0xb7 && WIDE.some(([from, to]) => code >= from && code <= to);
}

const EACH_HAN = new RegExp(HAN, 'gu');
const WORD =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+(?:['’._-][\p{Script=Latin}\p{N}]+)*/gu;

/**
 * What there is to read in a text: Han characters and words of other scripts.
 * @example countReading('启动 Docker 容器') // { han: 4, words: 1 }
 */
export function countReading(text: string): { han: number; words: number } {
  return { han: text.match(EACH_HAN)?.length ?? 0, words: text.match(WORD)?.length ?? 0 };
}
