import { describe, expect, it } from 'vitest';
import { listPinyin, pinyinKeys } from '../../../../../src/core/search/text/pinyin.ts';
import { readPinyin } from '../../../../../src/node/search/readPinyin.ts';

const keysOf = (letters: string) =>
  pinyinKeys(letters).map(({ key, isPrefix }) => key + (isPrefix ? '*' : ''));

describe('pinyinKeys', () => {
  it.each([
    ['zuoxi', ['zuoxi*']],
    ['zuox', ['zuox*']],
    ['zuo', ['zuo*']],
    ['mima', ['mima*']],
    ['anzhuang', ['anzhuang*']],
    ['jinengzu', ['jineng', 'nengzu*']],
    ['chongzhimima', ['chongzhi', 'zhimi', 'mima*']],
    ['zx', ['zx']],
    ['zxgzt', ['zx', 'xg', 'gz', 'zt']],
    ['lvse', ['lvse*']],
    ['docker', []],
    ['nginx', []],
    ['az', ['az']],
    ['redis', ['redi', 'dis*']],
    ['z', []],
  ])('reads %s as %j', (letters, keys) => {
    expect(keysOf(letters)).toEqual(keys);
  });
});

describe('listPinyin', () => {
  it('gives what people type for each pair', () => {
    expect(listPinyin('坐席 v8', readPinyin)).toEqual([['坐席', ['zuoxi', 'zx']]]);
  });

  it('knows both readings of a character', () => {
    expect(listPinyin('重置', readPinyin)[0]?.[1]).toEqual(expect.arrayContaining(['chongzhi', 'cz']));
    expect(listPinyin('重要', readPinyin)[0]?.[1]).toEqual(expect.arrayContaining(['zhongyao', 'zy']));
  });

  it('leaves single characters and other scripts alone', () => {
    expect(listPinyin('表 Docker v8', readPinyin)).toEqual([]);
  });
});
