import { describe, expect, it } from 'vitest';
import { checkFrontMatter } from '../../../../../src/core/site/manifest/frontMatter.ts';

const issuesOf = (data: unknown) =>
  checkFrontMatter(data).issues.map(({ place, text }) => `${place} ${text}`);

describe('checkFrontMatter', () => {
  it('takes numbers for titles', () => {
    expect(checkFrontMatter({ title: 2024, keywords: ['a', 7] })).toEqual({
      front: { title: '2024', keywords: ['a', '7'] },
      issues: [],
    });
  });

  it.each([
    [
      ['安装', { label: '存档' }, { label: '存档', permalink: '/archive' }],
      ['安装', '存档', ['存档', '/archive']],
    ],
    ['安装', ['安装']],
    [2024, ['2024']],
  ])('takes tags as other engines write them: %j', (tags, found) => {
    expect(checkFrontMatter({ tags })).toEqual({ front: { tags: found }, issues: [] });
  });

  it('lets null where it means something and fields of the writer’s own pass', () => {
    const data = { x_owner: [1], pagination_next: null, displayed_sidebar: null, custom_edit_url: null };
    expect(issuesOf(data)).toEqual([]);
  });

  it.each([
    [{ sidebar: { order: 2, label: '栏' } }, { sidebar_position: 2, sidebar_label: '栏' }, []],
    [{ weight: 5, linkTitle: '栏' }, { sidebar_position: 5, sidebar_label: '栏' }, []],
    [{ Description: '简介', linktitle: '栏' }, { description: '简介', sidebar_label: '栏' }, []],
    [{ sidebarTitle: '甲' }, { sidebar_label: '甲' }, []],
    [{ nav_order: 1, sidebar_position: 3 }, { sidebar_position: 3 }, []],
    [{ dir: { order: 2, text: '栏' }, order: 5 }, { sidebar_position: 2, sidebar_label: '栏' }, []],
    [{ order: 5, shortTitle: '栏' }, { sidebar_position: 5, sidebar_label: '栏' }, []],
    // The last but one.
    [{ order: -2 }, {}, ['order']],
    [{ sidebar: { order: 2, badge: '新' } }, { sidebar_position: 2 }, ['sidebar']],
    [{ sidebar: 'auto', weight: 'first' }, {}, ['sidebar', 'weight']],
  ])('reads what other engines call otherwise: %j', (data, front, unknown) => {
    const checked = checkFrontMatter(data);
    expect(checked.front).toEqual(front);
    expect(checked.issues.map(({ place }) => place)).toEqual(unknown);
  });

  it('keeps what is right beside an unknown field, and reports that beside a wrong one', () => {
    const { front, issues } = checkFrontMatter({ titel: '甲', draft: 'yes', slug: '/a' });
    expect(front).toEqual({ slug: '/a' });
    expect(issues.map(({ place }) => place)).toEqual(['draft', 'titel']);
  });

  it('drops a wrong field, names it, and keeps the others', () => {
    expect(checkFrontMatter({ sidebar_position: 'first', title: '好', draft: 'yes' })).toMatchObject({
      front: { title: '好' },
      issues: [
        { field: 'sidebar_position', text: '应为数字，收到文本「first」' },
        { field: 'draft', text: '应为 true 或 false，收到文本「yes」' },
      ],
    });
  });

  it.each([
    [{ title: null }, 'title 应为文本或数字，收到空值'],
    [{ values: [{ name: 'YOUR_IP' }] }, 'values[0].label 应有这一项，但没有写'],
    [
      { values: [{ name: 'A', label: '甲', pattern: '(' }] },
      'values[0].pattern 应为正则表达式，收到文本「(」',
    ],
    [{ values: [{ name: 'A\nB', label: '甲' }] }, 'values[0].name 应为一行文字，收到文本「A\nB」'],
    [
      { values: [{ name: 'port', label: '端口' }] },
      'values[0] 应为含 default 的对象（name 是小写的代号时，正文里写的是 default），收到对象',
    ],
    [{ title: ['a'] }, 'title 应为文本或数字，收到列表'],
    [{ id: 'a/b' }, 'id 应为不含斜杠的文本，收到文本「a/b」'],
    [{ keywords: '甲，乙' }, 'keywords 应为列表，收到文本「甲，乙」'],
    [{ keywords: ['甲', {}] }, 'keywords[1] 应为文本或数字，收到对象'],
    [{ toc_max_heading_level: 7 }, 'toc_max_heading_level 应为 2 到 6 之间的整数，收到数字 7'],
    [{ last_update: { date: '昨天' } }, 'last_update.date 应为日期，例如 2025-06-01，收到文本「昨天」'],
    [{ last_update: {} }, 'last_update 应为含 date 或 author 的对象，收到对象'],
    [{ sidbar_position: 1 }, 'sidbar_position 不是已知的字段（是不是想写 sidebar_position？）'],
    [
      { last_update: { date: '2025-06-01', autor: '甲' } },
      'last_update.autor 不是已知的字段（是不是想写 author？）',
    ],
    [{ redirect_from: '/old' }, 'redirect_from 不是已知的字段（自用的字段请以 x_ 开头）'],
    ['正文', ' 应为对象，收到文本「正文」'],
    [['title'], ' 应为对象，收到列表'],
  ])('reports %o', (data, issue) => {
    expect(issuesOf(data)).toEqual([issue]);
  });

  it('wants the levels of the table of contents in order', () => {
    const { front, issues } = checkFrontMatter({ toc_min_heading_level: 4, toc_max_heading_level: 3 });
    expect(front).toEqual({ toc_max_heading_level: 3 });
    expect(issues).toMatchObject([
      { field: 'toc_min_heading_level', text: expect.stringContaining('收到数字 4') },
    ]);
  });

  it('takes a page for a draft that says it is a draft and unlisted', () => {
    const { front, issues } = checkFrontMatter({ draft: true, unlisted: true });
    expect(front).toEqual({ draft: true });
    expect(issues.map(({ field }) => field)).toEqual(['unlisted']);
  });

  it('reads days whatever stands around them', () => {
    const day = (date: string) => checkFrontMatter({ last_update: { date } }).front.last_update?.date;
    expect([
      day('2025-6-1'),
      day('2025/06/01 23:00'),
      day('2025-06-01T23:00:00-08:00'),
      day('2025-02-30'),
    ]).toEqual(['2025-06-01', '2025-06-01', '2025-06-01', undefined]);
  });
});
