// Pinyin keys of titles and headings. A pair of characters has two kinds of keys, its syllables and its initials,
// which the index maps to the pair: `zuoxi` and `zx` to 坐席.
import { hanTerms, runsOf } from './terms.ts';

/** Returns the readings of each character of a Han text, without tones, the most frequent first, with `v` for `ü`. */
export type ReadPinyin = (text: string) => readonly (readonly string[])[];

/** Maximum number of indexed readings of a character. A third reading only occurs in names and classical texts. */
const READINGS = 2;

/**
 * Lists the pairs of Han characters of a heading with the pinyin keys by which the index finds them.
 * @example listPinyin('坐席', readPinyin) // [['坐席', ['zuoxi', 'zx']]]
 */
export function listPinyin(text: string, readPinyin: ReadPinyin): [term: string, keys: string[]][] {
  return runsOf(text).flatMap(({ kind, text: run }) => {
    if (kind !== 'han') return [];
    const readings = readPinyin(run);
    const terms = hanTerms(run);
    // A single character has no pair, and kana have no readings.
    if (terms.length < 2 && readings.length < 2) return [];
    return terms.map((term, at): [string, string[]] => {
      const [first, second] = [readings[at] ?? [], readings[at + 1] ?? []];
      const keys = first
        .slice(0, READINGS)
        .flatMap((a) => second.slice(0, READINGS).flatMap((b) => [a + b, a.slice(0, 1) + b.slice(0, 1)]));
      return [term, [...new Set(keys.filter((key) => key.length > 1))]];
    });
  });
}

const NASAL = '(?:ang|eng|an|en)(?![aeiouv])';
const FINAL = `(?:iang|iong|uang|ing|ong|ian|uan|van|in|un|vn)(?![aeiouv])|${NASAL}|iao|uai|ai|ao|ei|er(?![aeiouv])|ia|ie|iu|ou|ua|ue|ui|uo|ve|[aeiouv]`;
const SYLLABLE = new RegExp(
  `(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])(?:${FINAL})|${NASAL}|ai|ao|ei|er(?![aeiouv])|ou|[aeo]`,
  'y',
);
/** Initials of syllables, without `e` and `o`: few syllables start with these, but most English words contain one. */
const INITIALS = /^[abcdfghjklmnpqrstwxyz]{2,6}$/;

/**
 * Returns the keys to look up for letters of a query that may be pinyin: one for each pair of syllables, of which the
 * last may be incomplete. Returns no keys for other words.
 * @example pinyinKeys('zuoxi') // [{ key: 'zuoxi', isPrefix: true }]
 * @example pinyinKeys('zxgz') // zx, xg, gz
 * @example pinyinKeys('docker') // []
 */
export function pinyinKeys(letters: string): { key: string; isPrefix: boolean }[] {
  const syllables = cutSyllables(letters);
  if (syllables?.some((syllable) => syllable.length > 1)) {
    if (syllables.length === 1) return [{ key: letters, isPrefix: true }];
    return syllables.slice(1).map((syllable, at) => ({
      key: (syllables[at] ?? '') + syllable,
      isPrefix: at === syllables.length - 2,
    }));
  }
  if (!INITIALS.test(letters)) return [];
  return Array.from(letters.slice(1), (letter, at) => ({ key: letters[at] + letter, isPrefix: false }));
}

/** Splits letters into syllables, of which the last may be incomplete; undefined if the letters are not pinyin. */
function cutSyllables(letters: string): string[] | undefined {
  const syllables: string[] = [];
  let at = 0;
  while (at < letters.length) {
    SYLLABLE.lastIndex = at;
    const [syllable] = SYLLABLE.exec(letters) ?? [];
    if (syllable === undefined) {
      const rest = letters.slice(at);
      return /^(?:[zcs]h?|[bpmfdtnlgkhjqxryw])$/.test(rest) ? [...syllables, rest] : undefined;
    }
    syllables.push(syllable);
    at += syllable.length;
  }
  return syllables;
}
