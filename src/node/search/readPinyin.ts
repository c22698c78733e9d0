import { pinyin } from 'pinyin-pro';
import type { ReadPinyin } from '../../core/search/text/pinyin.ts';

const ONE_BY_ONE = { type: 'array', toneType: 'none', v: true } as const;

/** All readings of each character that was asked for: a language has few of them. */
const known = new Map<string, readonly string[]>();

function readingsOf(character: string): readonly string[] {
  const readings = known.get(character) ?? pinyin(character, { ...ONE_BY_ONE, multiple: true });
  known.set(character, readings);
  return readings;
}

/** How Han characters are read, by a dictionary that knows which reading a word wants. */
export const readPinyin: ReadPinyin = (text) => {
  const inWord = pinyin(text, ONE_BY_ONE);
  return Array.from(text, (character, at) => {
    // The likely reading is sometimes wrong: 重置 is none of its words.
    const readings = [inWord[at] ?? '', ...readingsOf(character)].filter((reading) =>
      /^[a-z]+$/.test(reading),
    );
    return [...new Set(readings)];
  });
};
