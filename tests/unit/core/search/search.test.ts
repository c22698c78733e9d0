import { describe, expect, it, vi } from 'vitest';
import { ContentError } from '../../../../src/core/errors.ts';
import { openIndex } from '../../../../src/core/search/index/openIndex.ts';
import { createSearcher } from '../../../../src/core/search/query/createSearcher.ts';
import { readPinyin } from '../../../../src/node/search/readPinyin.ts';
import { HANDLERS, MIXED, SCRIPTS } from '../../../support/hostileTexts.ts';
import { LIMITS, OPTIONS, PAGES, page, section } from '../../../support/searchFixture.ts';
import { buildIndex, finishIndex, searchPages } from '../../../support/searchIndex.ts';

const HOSTILE_TEXTS = [...SCRIPTS, ...HANDLERS, ...MIXED];

describe.each(Object.entries(LIMITS))('a search in an index of %s file(s)', (_, limits) => {
  const search = async (query: string, isTyping = false) => {
    const searcher = await searchPages(PAGES, { readPinyin, limits });
    return searcher.search(query, { ...OPTIONS, isTyping });
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

  it.each([
    ['ติดตั้ง', 'th'],
    ['ตั้งค่า', 'th'],
    ['การตั้งค่าเซิร์ฟเวอร์', 'th'],
    ['ဆာဗာ', 'my'],
  ])('finds %s inside of text without spaces', async (query, language) => {
    const pages = [
      page('คู่มือ', section('วิธีติดตั้งโปรแกรม', 'ดาวน์โหลดไฟล์')),
      page('เซิร์ฟเวอร์', section('การตั้งค่าเซิร์ฟเวอร์', 'แก้ไขไฟล์')),
      page('လမ်းညွှန်', section('ဆာဗာတပ်ဆင်ခြင်း', 'ဖိုင်')),
    ];
    const { search: ask } = await searchPages(pages, { limits, language });
    const { hits, words } = await ask(query, OPTIONS);
    expect(hits[0]?.heading).toContain(query);
    expect(words[0]).toBe(query);
  });

  it('puts the heading first that says what was asked for and nothing else', async () => {
    const searcher = await searchPages(
      [page('甲', section('新增与更新密码规则'), section('密码规则'), section('系统密码规则的例外'))],
      { limits },
    );
    const { hits } = await searcher.search('密码规则', OPTIONS);
    expect(hits[0]?.heading).toBe('密码规则');
  });

  it('tells how many hits there are whatever the limit, and lists as many', async () => {
    const many = page('甲', ...['一', '二', '三', '四', '五', '六'].map((name) => section(name, '密码规则')));
    const searcher = await searchPages([many, page('乙', section('密码规则')), page('丙')], { limits });
    const ask = (limit: number) => searcher.search('密码规则', { ...OPTIONS, limit });
    const { hits, total } = await ask(2);
    expect(hits).toHaveLength(2);
    // A page's own text has the rest of its sections.
    expect(total).toBe(5);
    expect((await ask(4)).total).toBe(total);
    expect((await ask(100)).hits).toHaveLength(total);
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
      (await searcher.search(query, OPTIONS)).hits.map((hit) => hit.heading);
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

  it('shows four sections of a page at the most, and no more than asked for', async () => {
    const sections = Array.from({ length: 9 }, (_unused, at) => section(`密码 ${at}`, '密码'));
    const searcher = await searchPages([page('甲', ...sections), ...PAGES], { limits });
    const { hits } = await searcher.search('密码', OPTIONS);
    expect(hits.filter(({ pageTitle }) => pageTitle === '甲')).toHaveLength(4);
    expect((await searcher.search('密码', { ...OPTIONS, limit: 2 })).hits).toHaveLength(2);
  });

  it('keeps two places of three for different pages', async () => {
    const strong = page('甲', section('密码'), section('密码密码'), section('密码 密码'));
    const weak = ['乙', '丙', '丁', '戊'].map((title) => page(title, section(title, '密码')));
    const searcher = await searchPages([strong, ...weak], { limits });
    const { hits } = await searcher.search('密码', { ...OPTIONS, limit: 6 });
    expect(hits.map(({ pageTitle }) => pageTitle)).toEqual(['甲', '甲', '甲', '乙', '丙', '丁']);
    const few = await searcher.search('密码', { ...OPTIONS, limit: 3 });
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
    const { load } = finishIndex(buildIndex(PAGES, { oneFile: 1 }));
    const failing = vi.fn(load);
    const searcher = createSearcher(await openIndex(failing), 'v1');
    failing.mockRejectedValueOnce(new ContentError('offline', 't0.js', '断网'));
    await expect(searcher.search('转接', OPTIONS)).rejects.toThrow(ContentError);
    expect((await searcher.search('转接', OPTIONS)).hits).not.toEqual([]);
  });

  it.each([null, 'text', {}, { format: 5 }])('with the head %j is no index', async (head) => {
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
    const whole = (await finishIndex(buildIndex(PAGES)).load('index', 0)) as {
      pages: Record<string, unknown>[];
    };
    expect(await openIndex(async () => whole)).toBeDefined();
    const [first = {}, ...others] = whole.pages;
    const broken = { ...whole, pages: [...others, breakPage(first)] };
    await expect(openIndex(async () => broken)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('with a part of another kind is no index', async () => {
    const { load } = finishIndex(buildIndex(PAGES, { oneFile: 1 }));
    const searcher = createSearcher(
      await openIndex(async (kind, index) => (kind === 'index' ? load(kind, index) : { wrong: true })),
      'v1',
    );
    await expect(searcher.search('转接', OPTIONS)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('gives up with the signal', async () => {
    const searcher = await searchPages(PAGES);
    const stop = new AbortController();
    const answer = searcher.search('转接', { ...OPTIONS, signal: stop.signal });
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('keeps the strongest postings of a very common term', async () => {
    const pages = Array.from({ length: 50 }, (_, at) =>
      page(`${at}`, section(at === 40 ? '转接' : `小节${at}`, '转接')),
    );
    const searcher = await searchPages(pages, { limits: { oneFile: 1, postings: 5 } });
    const { hits } = await searcher.search('转接', OPTIONS);
    expect(hits).toHaveLength(5);
    expect(hits[0]?.pageTitle).toBe('40');
  });
});

describe('hostile text', () => {
  it('in pages stays text, and cannot end the script that it stands in', async () => {
    const pages = HOSTILE_TEXTS.map((text, at) => page(text, section(`${text} 标题`, `${text} 密码${at}`)));
    const searcher = await searchPages(pages, { limits: { oneFile: 1 } });
    for (const text of searcher.files.values()) expect(text).not.toContain('<');
    const { hits } = await searcher.search('密码', OPTIONS);
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
      const { hits } = await searcher.search(text, { ...OPTIONS, isTyping: true });
      expect(Array.isArray(hits)).toBe(true);
    }
  });

  it('of the names of objects is found like any other', async () => {
    const searcher = await searchPages([
      ...PAGES,
      page('对象', section('__proto__', 'constructor 与 __proto__')),
    ]);
    const { hits } = await searcher.search('__proto__', OPTIONS);
    expect(hits[0]?.heading).toBe('__proto__');
  });
});
