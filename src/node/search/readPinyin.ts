import { pinyin } from 'pinyin-pro';
import type { ReadPinyin } from '../../core/search/text/pinyin.ts';

/** How Han characters are read, by a dictionary that knows which reading a word wants. */
export const readPinyin: ReadPinyin = (text) => {
  const inWord = pinyin(text, { type: 'array', toneType: 'none', v: true });
  return Array.from(text, (character, at) => {
    const all = pinyin(character, { type: 'array', toneType: 'none', v: true, multiple: true });
    // The likely reading is sometimes wrong: 重置 is none of its words.
    const readings = [inWord[at] ?? '', ...all].filter((reading) => /^[a-z]+$/.test(reading));
    return [...new Set(readings)];
  });
};
