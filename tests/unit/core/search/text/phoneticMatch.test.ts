import { describe, expect, it } from 'vitest';
import { sharesSyllable, toPinyin } from '../../../../../src/core/search/text/phoneticMatch.ts';
import { readPinyin } from '../../../../../src/node/search/readPinyin.ts';

/** The characters of GB 2312's first level, by their rows and cells. */
const COMMON = Array.from({ length: 40 * 94 }, (_, at) =>
  new TextDecoder('gb18030').decode(Uint8Array.of(0xb0 + Math.floor(at / 94), 0xa1 + (at % 94))),
).slice(0, 3755);

describe('soundOf', () => {
  it.each([
    ['座席', 'zuoxi'],
    ['登陆', 'denglu'],
    ['帐号', 'zhanghao'],
    ['绿略', 'lvlve'],
    ['啊', 'a'],
    ['座', 'zuo'],
    ['', ''],
    ['𠮷野', undefined],
    ['坐x', undefined],
  ])('reads %j as %j', (text, sound) => {
    expect(toPinyin(text)).toBe(sound);
  });

  it('reads every common character as a dictionary does', () => {
    expect(COMMON.at(-1)).toBe('座');
    const wrong = COMMON.filter((character) => {
      const readings: readonly string[] = readPinyin(character)[0] ?? [];
      return !readings.includes(toPinyin(character) ?? '');
    });
    // An older reading.
    expect(wrong).toEqual(['帧']);
  });
});

describe('sharesSound', () => {
  it.each([
    ['坐席', '座席', true],
    ['重置', '充值', true],
    ['方案', '反感', false],
    ['档案', '单干', false],
  ])('%s and %s: %s', (one, other, shares) => {
    expect(sharesSyllable(one, other)).toBe(shares);
  });
});
