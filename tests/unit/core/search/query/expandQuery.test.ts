// What a query means beyond its terms, as its answers show it.
import { describe, expect, it } from 'vitest';
import { simplify } from '../../../../../src/core/search/query/createSearcher.ts';
import { readPinyin } from '../../../../../src/node/search/readPinyin.ts';
import { LIMITS, OPTIONS, PAGES, page, section } from '../../../../support/searchFixture.ts';
import { searchPages } from '../../../../support/searchIndex.ts';

describe.each(Object.entries(LIMITS))('a query in an index of %s file(s)', (_, limits) => {
  it('does not take the seam of two words for a rare word', async () => {
    const texts = Array.from({ length: 6 }, (_unused, at) => page(`依赖${at}`, section(`下载${at}`, '依赖')));
    const searcher = await searchPages(
      [page('甲', section('杂记', '无关的信赖下的文字')), page('乙', section('依赖与下载')), ...texts],
      { limits },
    );
    const { hits } = await searcher.search('依赖下载', { ...OPTIONS, limit: 30 });
    const placeOf = (heading: string) => hits.findIndex((hit) => hit.heading === heading);
    expect(placeOf('依赖与下载')).toBe(0);
    expect(placeOf('杂记')).toBeGreaterThan(placeOf('下载5'));
  });

  it.each([
    ['座席', '坐席工作台'],
    ['怎么专接会话', '坐席工作台 › 转接'],
    ['数据库被份', '应用部署 › 备份'],
  ])('takes %s for what sounds the same in a name', async (query, wanted) => {
    const { hits } = await (await searchPages(PAGES, { readPinyin, limits })).search(query, OPTIONS);
    expect([hits[0]?.pageTitle, hits[0]?.heading].filter(Boolean).join(' › ')).toBe(wanted);
  });

  it.each([
    ['轉接', '坐席工作台 › 转接'],
    ['修改密碼', '系统初始化 › 修改密码'],
    ['怎麼轉接', '坐席工作台 › 转接'],
    ['導出數據庫', '应用部署 › 备份'],
    ['轉', '坐席工作台 › 转接'],
  ])('takes %s, in traditional characters, for the same in simplified ones', async (query, wanted) => {
    const searcher = await searchPages(PAGES, { limits });
    const answer = await searcher.search(query, OPTIONS);
    const [first] = answer.hits;
    expect([first?.pageTitle, first?.heading].filter(Boolean).join(' › ')).toBe(wanted);
    // What is marked on the page is what stands there, and no word is left that only asks.
    expect(answer).toEqual(await searcher.search(simplify(query), OPTIONS));
  });

  it('finds traditional characters where a page is written in them', async () => {
    const searcher = await searchPages([page('語言', section('轉接', '轉接')), page('语言')], { limits });
    const { hits } = await searcher.search('語言', OPTIONS);
    expect([...new Set(hits.map(({ pageTitle }) => pageTitle))]).toEqual(['語言']);
  });

  it('finds a rare word first, and behind it names that sound the same', async () => {
    const names = Array.from({ length: 30 }, (_unused, at) => page(`${at}`, section(`登录 ${at}`)));
    const searcher = await searchPages([...names, page('甲', section('杂记', '按钮写作登陆'))], {
      readPinyin,
      limits,
    });
    const { hits, words } = await searcher.search('登陆', OPTIONS);
    expect(hits[0]?.heading).toBe('杂记');
    expect(hits[1]?.heading).toMatch('登录');
    expect(words).toEqual(['登陆', '登录']);
  });

  it('takes no word for another that is read alike and sounds otherwise', async () => {
    const searcher = await searchPages([page('方案', section('实施方案'))], { readPinyin, limits });
    expect((await searcher.search('反感', OPTIONS)).hits).toEqual([]);
    expect((await searcher.search('方按', OPTIONS)).hits).not.toEqual([]);
  });

  it('reads a word of one character, in pairs that nobody else writes, as the beginning of another', async () => {
    const searcher = await searchPages(
      [page('甲', section('用户列表', '用户'), section('删除帐户', '用户'), section('用户'))],
      { limits },
    );
    const { hits, words } = await searcher.search('怎么删用户', OPTIONS);
    expect(hits[0]?.heading).toBe('删除帐户');
    expect(words).toContain('删');
  });

  it('does not look for words that only join others', async () => {
    const searcher = await searchPages([page('甲', section('用户'), section('了解更多'), section('数据'))], {
      limits,
    });
    const { hits } = await searcher.search('了用户', OPTIONS);
    expect(hits.map(({ heading }) => heading)).toEqual(['用户']);
  });
});

describe.each(Object.entries(LIMITS))('an English word in an index of %s file(s)', (_, limits) => {
  const pages = [
    page(
      'Handbook',
      section('Policies', 'Each policy has a name.'),
      section('Configuration', 'One file configures the server.'),
      section('Restoring', 'Backups are restored by one command.'),
    ),
    page('Reference', section('Restore', 'The user is asked.'), section('Restored', 'It has been done.')),
  ];
  const search = async (query: string, { isTyping = false, language = 'en' } = {}) => {
    const searcher = await searchPages(pages, { limits, language });
    return searcher.search(query, { ...OPTIONS, isTyping });
  };
  const headings = async (...asked: Parameters<typeof search>) =>
    (await search(...asked)).hits.map(({ heading }) => heading);

  it.each([
    ['policy', 'Policies'],
    ['configured', 'Configuration'],
    ['configurations', 'Configuration'],
    ['restores', 'Restore'],
  ])('finds by %s the other forms: %s', async (query, heading) => {
    expect(await headings(query)).toContain(heading);
    expect(await headings(query, { language: 'en-GB' })).toContain(heading);
    expect(await headings(query.toUpperCase())).toContain(heading);
  });

  it.each([
    ['restore', 'Restore'],
    ['restored', 'Restored'],
    ['restoring', 'Restoring'],
  ])('puts %s above its other forms', async (query, heading) => {
    const found = await headings(query);
    expect(found[0]).toBe(heading);
    expect([...found].sort()).toEqual(['Restore', 'Restored', 'Restoring']);
  });

  it('is found before it is typed to its end', async () => {
    for (const typed of ['con', 'configur', 'configurat', 'configuration'])
      expect((await headings(typed, { isTyping: true }))[0], typed).toBe('Configuration');
  });

  it('is marked as the text has it', async () => {
    const { hits, words } = await search('policy restores');
    expect(words).toEqual(expect.arrayContaining(['policy', 'policies', 'restore', 'restoring', 'restored']));
    const { text, marks } = hits.find(({ heading }) => heading === 'Restoring')?.excerpt ?? {};
    expect(marks?.map(([start, end]) => text?.slice(start, end))).toEqual(['restored']);
  });

  it('has other forms on English sites only', async () => {
    expect(await headings('restores', { language: 'zh-Hans' })).toEqual(
      await headings('restores', { language: 'enm' }),
    );
    expect(await headings('policy', { language: 'zh-Hans' })).toEqual(['Policies']);
    expect((await search('policy', { language: 'zh-Hans' })).words).toEqual(['policy']);
  });
});
