import { describe, expect, it, vi } from 'vitest';
import { readPinyin } from '../../../../src/build/lib/search/readPinyin.ts';
import { ContentError } from '../../../../src/core/errors.ts';
import { createIndexBuilder } from '../../../../src/core/search/buildIndex.ts';
import { createSearcher } from '../../../../src/core/search/createSearcher.ts';
import { openIndex } from '../../../../src/core/search/openIndex.ts';
import type { SearchPage, Section } from '../../../../src/core/search/sections.ts';
import { HANDLERS, MIXED, SCRIPTS } from '../../../support/hostileTexts.ts';
import { finishIndex, searchPages } from '../../../support/searchIndex.ts';

const section = (heading: string, text = '', trail: string[] = []): Section => ({
  anchor: heading,
  heading,
  trail,
  text,
});
const page = (title: string, ...sections: Section[]): SearchPage => ({
  path: `/docs/${title}`,
  title,
  names: [],
  description: '',
  sections: [section('', `${title}的开头`), ...sections],
});

const PAGES: SearchPage[] = [
  page(
    '应用部署',
    section('端口与密码', '在 .env 中修改 DB_PASSWD，数据库的密码。'),
    section('备份', '用 docker-compose exec 导出数据库。', ['日常命令']),
  ),
  page('坐席工作台', section('转接', '把会话转接给其他坐席。'), section('置忙', '暂时不接待访客。')),
  page(
    '系统初始化',
    section('修改密码', '登录后修改 admin 的密码。'),
    section('Elasticsearch', '索引重建。'),
  ),
];

const HOSTILE_TEXTS = [...SCRIPTS, ...HANDLERS, ...MIXED];

const options = { limit: 10, isTyping: false };
const LIMITS = { one: {}, many: { oneFile: 1, shard: 60, latin: 20 } };

describe.each(Object.entries(LIMITS))('a search in an index of %s file(s)', (_, limits) => {
  const search = async (query: string, isTyping = false) => {
    const searcher = await searchPages(PAGES, { readPinyin, limits });
    return searcher.search(query, { ...options, isTyping });
  };
  const first = async (query: string, isTyping = false) => {
    const [hit] = (await search(query, isTyping)).hits;
    return hit && `${hit.pageTitle}${hit.heading === undefined ? '' : ` › ${hit.heading}`}`;
  };

  it('takes no pinyin of the index for a word', async () => {
    for (const query of ['xzhuanjie', 'zhuanxiejie']) {
      const { nearTerms, words } = await search(query);
      expect([...nearTerms, ...words].join(' ')).not.toContain('~');
    }
  });

  it.each([
    ['转接', '坐席工作台 › 转接'],
    ['怎么修改密码？', '系统初始化 › 修改密码'],
    ['db_passwd', '应用部署 › 端口与密码'],
    ['ＤＢ＿ＰＡＳＳＷＤ', '应用部署 › 端口与密码'],
    ['passwd', '应用部署 › 端口与密码'],
    ['坐席工作台', '坐席工作台'],
    ['转', '坐席工作台 › 转接'],
    ['台', '坐席工作台'],
    ['elasticserach', '系统初始化 › Elasticsearch'],
    ['数据库备份', '应用部署 › 备份'],
    ['zuoxi', '坐席工作台'],
    ['zx', '坐席工作台'],
    ['zhuanjie', '坐席工作台 › 转接'],
    ['xitongchushihua', '系统初始化'],
  ])('answers %s with %s', async (query, wanted) => {
    expect(await first(query)).toBe(wanted);
  });

  it('puts the heading first that says what was asked for and nothing else', async () => {
    const searcher = await searchPages(
      [page('甲', section('新增与更新密码规则'), section('密码规则'), section('系统密码规则的例外'))],
      { limits },
    );
    const { hits } = await searcher.search('密码规则', options);
    expect(hits[0]?.heading).toBe('密码规则');
  });

  it('does not take the seam of two words for a rare word', async () => {
    const texts = Array.from({ length: 6 }, (_unused, at) => page(`依赖${at}`, section(`下载${at}`, '依赖')));
    const searcher = await searchPages(
      [page('甲', section('杂记', '无关的信赖下的文字')), page('乙', section('依赖与下载')), ...texts],
      { limits },
    );
    const { hits } = await searcher.search('依赖下载', { ...options, limit: 30 });
    const placeOf = (heading: string) => hits.findIndex((hit) => hit.heading === heading);
    expect(placeOf('依赖与下载')).toBe(0);
    expect(placeOf('杂记')).toBeGreaterThan(placeOf('下载5'));
  });

  it.each([
    ['座席', '坐席工作台'],
    ['怎么专接会话', '坐席工作台 › 转接'],
    ['数据库被份', '应用部署 › 备份'],
  ])('takes %s for what sounds the same in a name', async (query, wanted) => {
    expect(await first(query)).toBe(wanted);
  });

  it('finds a rare word first, and behind it names that sound the same', async () => {
    const names = Array.from({ length: 30 }, (_unused, at) => page(`${at}`, section(`登录 ${at}`)));
    const searcher = await searchPages([...names, page('甲', section('杂记', '按钮写作登陆'))], {
      readPinyin,
      limits,
    });
    const { hits, words } = await searcher.search('登陆', options);
    expect(hits[0]?.heading).toBe('杂记');
    expect(hits[1]?.heading).toMatch('登录');
    expect(words).toEqual(['登陆', '登录']);
  });

  it('takes no word for another that is read alike and sounds otherwise', async () => {
    const searcher = await searchPages([page('方案', section('实施方案'))], { readPinyin, limits });
    expect((await searcher.search('反感', options)).hits).toEqual([]);
    expect((await searcher.search('方按', options)).hits).not.toEqual([]);
  });

  it('reads few sections for near terms, however much was asked', async () => {
    const names = Array.from({ length: 60 }, (_unused, at) => page(`转${at}接`, section(`转${at}`, '转接')));
    const { search: ask, loaded } = await searchPages(names, { limits });
    const { nearTerms } = await ask('转移 转让 转头 转手 转身', options);
    expect(nearTerms).toHaveLength(6);
    expect(loaded.filter((name) => name.startsWith('d')).length).toBeLessThanOrEqual(8);
  });

  it('reads a word of one character, in pairs that nobody else writes, as the beginning of another', async () => {
    const searcher = await searchPages(
      [page('甲', section('用户列表', '用户'), section('删除帐户', '用户'), section('用户'))],
      { limits },
    );
    const { hits, words } = await searcher.search('怎么删用户', options);
    expect(hits[0]?.heading).toBe('删除帐户');
    expect(words).toContain('删');
  });

  it('does not look for words that only join others', async () => {
    const searcher = await searchPages([page('甲', section('用户'), section('了解更多'), section('数据'))], {
      limits,
    });
    const { hits } = await searcher.search('了用户', options);
    expect(hits.map(({ heading }) => heading)).toEqual(['用户']);
  });

  it('finds a name by its place in a longer one, and the longer one by the name', async () => {
    const searcher = await searchPages(
      [
        page(
          '甲',
          section('pool-size', '大小'),
          section('pool', 'a.size'),
          section('raft', 'raft.pool-size'),
        ),
      ],
      { limits },
    );
    const ask = async (query: string) =>
      (await searcher.search(query, options)).hits.map((hit) => hit.heading);
    expect((await ask('store.pool-size'))[0]).toBe('pool-size');
    expect((await ask('pool-size')).slice(0, 2)).toEqual(['pool-size', 'raft']);
  });

  it('finds an unfinished word while it is typed, a short one only then', async () => {
    expect(await first('docker-comp', true)).toBe('应用部署 › 备份');
    expect(await first('el', true)).toBe('系统初始化 › Elasticsearch');
    expect((await search('el')).hits).toEqual([]);
  });

  it('tells where a hit stands', async () => {
    const [hit] = (await search('docker-compose')).hits;
    expect(hit).toEqual({
      href: `/docs/应用部署#${encodeURIComponent('备份')}`,
      version: 'v1',
      pageTitle: '应用部署',
      trail: ['日常命令'],
      heading: '备份',
      excerpt: { text: '用 docker-compose exec 导出数据库。', marks: [[2, 16]] },
    });
  });

  it('gives the words to mark, longest first, with the pairs that the index knows and slips put right', async () => {
    expect((await search('怎么修改 admin 密码')).words).toEqual(['admin', '修改', '密码']);
    expect((await search('修改登录密码')).words).toEqual(['修改登录密码', '修改', '登录', '密码']);
    expect((await search('elasticserach')).words).toContain('elasticsearch');
    expect((await search('zuoxi')).words).toContain('坐席');
  });

  it('names near words where nothing is found, and only then', async () => {
    expect((await search('elastcsrch')).nearTerms).toContain('elasticsearch');
    expect((await search('转移')).hits).toEqual([]);
    expect((await search('转移')).nearTerms).toContain('转接');
    expect((await search('转接')).nearTerms).toEqual([]);
    expect(await search('，')).toEqual({ hits: [], words: [], nearTerms: [] });
  });

  it('shows four sections of a page at the most, and no more than asked for', async () => {
    const sections = Array.from({ length: 9 }, (_unused, at) => section(`密码 ${at}`, '密码'));
    const searcher = await searchPages([page('甲', ...sections), ...PAGES], { limits });
    const { hits } = await searcher.search('密码', options);
    expect(hits.filter(({ pageTitle }) => pageTitle === '甲')).toHaveLength(4);
    expect((await searcher.search('密码', { ...options, limit: 2 })).hits).toHaveLength(2);
  });

  it('keeps two places of three for different pages', async () => {
    const strong = page('甲', section('密码'), section('密码密码'), section('密码 密码'));
    const weak = ['乙', '丙', '丁', '戊'].map((title) => page(title, section(title, '密码')));
    const searcher = await searchPages([strong, ...weak], { limits });
    const { hits } = await searcher.search('密码', { ...options, limit: 6 });
    expect(hits.map(({ pageTitle }) => pageTitle)).toEqual(['甲', '甲', '甲', '乙', '丙', '丁']);
    const few = await searcher.search('密码', { ...options, limit: 3 });
    expect(few.hits.map(({ pageTitle }) => pageTitle)).toEqual(['甲', '甲', '乙']);
  });
});

describe('an index of many files', () => {
  it('loads few of them for a query, and none twice', async () => {
    const pages = Array.from({ length: 300 }, (_, at) =>
      page(`第${at}页`, section(`小节 ${at}`, `正文 word${at} 转接${String.fromCharCode(0x4e00 + at)}`)),
    );
    const searcher = await searchPages(pages, { limits: { oneFile: 1, shard: 500 } });
    expect(searcher.files.size).toBeGreaterThan(30);
    const { hits } = await searcher.search('word123', { limit: 3, isTyping: false });
    expect(hits[0]?.heading).toBe('小节 123');
    const count = searcher.loaded.length;
    expect(count).toBeLessThanOrEqual(6);
    await searcher.search('word123', { limit: 3, isTyping: false });
    expect(searcher.loaded).toHaveLength(count);
  });

  it('is read again after a failure', async () => {
    const builder = createIndexBuilder(undefined, { oneFile: 1 });
    for (const one of PAGES) builder.add(one);
    const { load } = finishIndex(builder);
    const failing = vi.fn(load);
    const searcher = createSearcher(await openIndex(failing), 'v1');
    failing.mockRejectedValueOnce(new ContentError('offline', 't0.js', '断网'));
    await expect(searcher.search('转接', options)).rejects.toThrow(ContentError);
    expect((await searcher.search('转接', options)).hits).not.toEqual([]);
  });

  it.each([null, 'text', {}, { format: 3 }])('with the head %j is no index', async (head) => {
    await expect(openIndex(async () => head)).rejects.toThrow(ContentError);
  });

  const breaks: [string, (page: Record<string, unknown>) => unknown][] = [
    ['is nothing', () => null],
    ['lacks its title', ({ title: _, ...others }) => others],
    ['has a name that is no text', (page) => ({ ...page, names: [7] })],
    ['has no sections', (page) => ({ ...page, sections: 'none' })],
    [
      'has a section without a trail',
      (page) => ({ ...page, sections: [{ anchor: '', heading: '', text: '' }] }),
    ],
  ];
  it.each(breaks)('with a page that %s is no index', async (_name, breakPage) => {
    const builder = createIndexBuilder();
    for (const one of PAGES) builder.add(one);
    const whole = (await finishIndex(builder).load('index', 0)) as { pages: Record<string, unknown>[] };
    expect(await openIndex(async () => whole)).toBeDefined();
    const [first = {}, ...others] = whole.pages;
    const broken = { ...whole, pages: [...others, breakPage(first)] };
    await expect(openIndex(async () => broken)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('with a part of another kind is no index', async () => {
    const builder = createIndexBuilder(undefined, { oneFile: 1 });
    for (const one of PAGES) builder.add(one);
    const { load } = finishIndex(builder);
    const searcher = createSearcher(
      await openIndex(async (kind, index) => (kind === 'index' ? load(kind, index) : { wrong: true })),
      'v1',
    );
    await expect(searcher.search('转接', options)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('gives up with the signal', async () => {
    const searcher = await searchPages(PAGES);
    const stop = new AbortController();
    const answer = searcher.search('转接', { ...options, signal: stop.signal });
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('keeps the strongest postings of a very common term', async () => {
    const pages = Array.from({ length: 50 }, (_, at) =>
      page(`${at}`, section(at === 40 ? '转接' : `小节${at}`, '转接')),
    );
    const searcher = await searchPages(pages, { limits: { oneFile: 1, postings: 5 } });
    const { hits } = await searcher.search('转接', options);
    expect(hits).toHaveLength(5);
    expect(hits[0]?.pageTitle).toBe('40');
  });
});

describe('hostile text', () => {
  it('in pages stays text, and cannot end the script that it stands in', async () => {
    const pages = HOSTILE_TEXTS.map((text, at) => page(text, section(`${text} 标题`, `${text} 密码${at}`)));
    const searcher = await searchPages(pages, { limits: { oneFile: 1 } });
    for (const text of searcher.files.values()) expect(text).not.toContain('<');
    const { hits } = await searcher.search('密码', options);
    expect(hits.length).toBeGreaterThan(0);
    for (const { excerpt, heading } of hits) {
      expect(HOSTILE_TEXTS.some((text) => heading === `${text} 标题`)).toBe(true);
      for (const [start, end] of excerpt.marks) expect(excerpt.text.slice(start, end)).toBe('密码');
    }
  });

  it('in queries finds what it says, or nothing', async () => {
    const searcher = await searchPages(PAGES, { readPinyin });
    for (const text of [
      ...HOSTILE_TEXTS,
      '__proto__',
      'constructor',
      'toString',
      '~zuoxi',
      '\u0000',
      '\uD800',
    ]) {
      const { hits } = await searcher.search(text, { ...options, isTyping: true });
      expect(Array.isArray(hits)).toBe(true);
    }
  });

  it('of the names of objects is found like any other', async () => {
    const searcher = await searchPages([
      ...PAGES,
      page('对象', section('__proto__', 'constructor 与 __proto__')),
    ]);
    const { hits } = await searcher.search('__proto__', options);
    expect(hits[0]?.heading).toBe('__proto__');
  });
});
