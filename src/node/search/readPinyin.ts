import { pinyin } from 'pinyin-pro';
import type { ReadPinyin } from '../../core/search/text/pinyin.ts';

const ONE_BY_ONE = { type: 'array', toneType: 'none', v: true } as const;

/** Cache of all readings of a character. */
const known = new Map<string, readonly string[]>();

function readingsOf(character: string): readonly string[] {
  const readings = known.get(character) ?? pinyin(character, { ...ONE_BY_ONE, multiple: true });
  known.set(character, readings);
  return readings;
}

/** Pinyin of each character, the reading in its word first. buildSearch.ts imports this file lazily: pinyin-pro's dictionary is large. */
export const readPinyin: ReadPinyin = (text) => {
  const inWord = pinyin(text, ONE_BY_ONE);
  return Array.from(text, (character, at) => {
    // The other readings as fallback: pinyin-pro's dictionary lacks words such as 重置.
    const readings = [inWord[at] ?? '', ...readingsOf(character)].filter((reading) =>
      /^[a-z]+$/.test(reading),
    );
    return [...new Set(readings)];
  });
};
