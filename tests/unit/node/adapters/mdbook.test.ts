import { describe, expect, it } from 'vitest';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { readToml } from '../../../../src/node/adapters/mdbook.ts';
import { makeSite } from '../temporarySite.ts';

const read = async (files: Record<string, string>) => readForeignSite(await makeSite(files));

describe('mdBook', () => {
  it('has title, language, redirects and the chapters in parts', async () => {
    const site = await read({
      'book.toml': [
        '[book]',
        'authors = [',
        '  "title = \\"x\\"",',
        ']',
        'title = "灯塔 \\u0041" # 书',
        "src = 'text'",
        'language = "zh-cn"',
        '[output.html]',
        'git-repository-url = "https://a.b/c"',
        '[output.html.redirect]',
        '"/old.html" = "b/"',
      ].join('\n'),
      'text/SUMMARY.md': [
        '# Summary',
        '[前言](README.md)',
        '## 不显示',
        '# 一',
        '- [甲](./ch01-a.md)',
        '  - [乙](b/README.md)',
        '- [草稿]()',
      ].join('\n'),
      'text/README.md': '# 前言',
      'text/ch01-a.md': '# 甲',
      'text/b/README.md': '# 乙',
    });
    expect(site).toMatchObject({
      engine: 'mdBook',
      site: { title: '灯塔 A', navbar: { items: [{ href: 'https://a.b/c' }] } },
      locales: [{ locale: 'zh-CN', path: '/' }],
      redirects: { '/old': '/b/' },
      unread: [{ file: 'text/SUMMARY.md', line: 7, what: '草稿' }],
    });
    expect(site?.versions).toMatchObject([
      {
        dir: 'text',
        path: '',
        numberPrefixes: false,
        navigation: {
          defaultSidebar: [
            { label: '前言', page: 'README.md' },
            {
              label: '一',
              items: [{ label: '甲', page: 'ch01-a.md', items: [{ label: '乙', page: 'b/README.md' }] }],
            },
            { folder: '.' },
          ],
        },
      },
    ]);
  });

  it('reads a folder whose configuration says nothing', async () => {
    const site = await read({ 'book.toml': '[[[', 'a.md': '# A' });
    expect(site?.versions).toMatchObject([{ dir: '.', navigation: undefined }]);
  });
});

it.each([
  ['a = "1"\n[b.c]\nd = \'2\' # x\n"e f" = "3"\ng = 4', { a: '1', 'b.c.d': '2', 'b.c.e f': '3' }],
  ['a = """\nb = "c"\n"""\nd = "\\q"', { d: '\\q' }],
  ['__proto__ = "x"', { ['__proto__']: 'x' }],
])('readToml(%j)', (text, values) => {
  expect([...readToml(text)]).toEqual(Object.entries(values));
});
