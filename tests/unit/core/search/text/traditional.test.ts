import { describe, expect, it } from 'vitest';
import { simplify } from '../../../../../src/core/search/text/traditional.ts';

describe('simplify', () => {
  it.each([
    ['幫助 A', '帮助 A'],
    ['伺服器設定', '伺服器设定'],
    ['為什麼爲什麽', '为什么为什么'],
    ['登錄後轉接', '登录后转接'],
    ['部署𠮷', '部署𠮷'],
  ])('makes of %s %s', (traditional, simplified) => {
    expect(simplify(traditional)).toBe(simplified);
    expect(simplify(simplified)).toBe(simplified);
  });
});
