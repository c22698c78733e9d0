import { describe, expect, it } from 'vitest';
import { simplify } from '../../../../../src/core/search/query/createSearcher.ts';
import { LIMITS, OPTIONS, PAGES, page, section } from '../../../../support/searchFixture.ts';
import { searchPages } from '../../../../support/searchIndex.ts';

describe.each(Object.entries(LIMITS))('near terms from an index of %s file(s)', (_, limits) => {
  it('are told where nothing is found, and only then', async () => {
    const { search } = await searchPages(PAGES, { limits });
    expect((await search('elastcsrch', OPTIONS)).nearTerms).toContain('elasticsearch');
    expect((await search('转移', OPTIONS)).hits).toEqual([]);
    expect((await search('转移', OPTIONS)).nearTerms).toContain('转接');
    expect((await search('转接', OPTIONS)).nearTerms).toEqual([]);
    expect(await search('，', OPTIONS)).toEqual({ hits: [], total: 0, words: [], nearTerms: [] });
  });

  it('take few sections to read, however much was asked', async () => {
    const names = Array.from({ length: 60 }, (_unused, at) => page(`转${at}接`, section(`转${at}`, '转接')));
    const { search: ask, loaded } = await searchPages(names, { limits });
    const { nearTerms } = await ask('转移 转让 转头 转手 转身', OPTIONS);
    expect(nearTerms).toHaveLength(6);
    expect(loaded.filter((name) => name.startsWith('d')).length).toBeLessThanOrEqual(8);
  });
});

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
