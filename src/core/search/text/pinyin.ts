// Pinyin keys of titles and headings. The index maps each key of a pair of characters to its terms: `zuoxi` and `zx`
// to 坐席 (issue 5).
import { hanTerms, runsOf } from './terms.ts';

/** Toneless readings of each character of a Han text, the most frequent first; `ü` is `v`. */
export type ReadPinyin = (text: string) => readonly (readonly string[])[];

/** Indexed readings of a character: the third one occurs in names and classical texts. */
const READINGS = 2;

/**
 * The Han pairs of a heading with their pinyin keys.
 * @example listPinyin('坐席', readPinyin) // [['坐席', ['zuoxi', 'zx']]]
 */
export function listPinyin(text: string, readPinyin: ReadPinyin): [term: string, keys: string[]][] {
  return runsOf(text).flatMap(({ kind, text: run }) => {
    if (kind !== 'han') return [];
    const readings = readPinyin(run);
    const terms = hanTerms(run);
    // A run without readings: the lists would have different indexes.
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
/** Few pinyin syllables start with `e` or `o`, but most English words contain one. */
const INITIALS = /^[abcdfghjklmnpqrstwxyz]{2,6}$/;

/**
 * Keys to look up for letters that may be pinyin: one for each pair of syllables, the last possibly incomplete;
 * empty for other words.
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

/** Splits letters into syllables, the last possibly incomplete; undefined if they are no pinyin. */
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
