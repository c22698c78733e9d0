import { describe, expect, it } from 'vitest';
import {
  buildSummarySidebar,
  listSummaryFiles,
  listUnusedLines,
} from '../../../../../src/core/site/nav/summarySidebar.ts';

const docs = ['README.md', 'a.md', 'b.md', '第一章/c.md', 'z.md'].map((file) => ({
  id: file.replace('.md', ''),
  file,
  label: file.replace('.md', ''),
}));
const build = (...lines: string[]) => buildSummarySidebar(lines.join('\n'), docs);
const doc = (id: string, label?: string) => ({ type: 'doc', id, ...(label && { label }) });

describe('buildSummarySidebar', () => {
  it('has the order, the names and the nesting of its lists; what is not named comes last', () => {
    expect(
      build(
        '# Summary',
        '',
        '[前言](README.md)',
        '',
        '* [甲 &nbsp; `x`](./a.md)',
        '    * [乙](b.md#一)',
        '* [c](%E7%AC%AC%E4%B8%80%E7%AB%A0/c.md)',
      ),
    ).toEqual([
      doc('README', '前言'),
      { type: 'category', label: '甲 x', link: { type: 'doc', id: 'a' }, items: [doc('b', '乙')] },
      doc('第一章/c', 'c'),
      doc('z'),
    ]);
  });

  it('finds pages as docsify names them', () => {
    expect(build('* [首页](/)', '* 指南', '  * [甲](a)', '  * [乙](/b?id=一)')).toEqual([
      doc('README', '首页'),
      { type: 'category', label: '指南', items: [doc('a', '甲'), doc('b', '乙')] },
      doc('第一章/c'),
      doc('z'),
    ]);
  });

  it('has a group for each heading, pages of other sites, and names without a page', () => {
    expect(
      build(
        '# 书',
        '## 一',
        '- [a](a.md)',
        '- [站](https://a.b/c)',
        '- [计划]()',
        '## 二',
        '- 章',
        '\t- [b](b.md "题")',
        '- [没有](none.md)',
        '---',
        '## 空',
      ),
    ).toEqual([
      {
        type: 'category',
        label: '一',
        collapsible: false,
        items: [doc('a'), { type: 'link', label: '站', href: 'https://a.b/c' }],
      },
      {
        type: 'category',
        label: '二',
        collapsible: false,
        items: [{ type: 'category', label: '章', items: [doc('b')] }],
      },
      doc('README'),
      doc('第一章/c'),
      doc('z'),
    ]);
  });

  it('calls a page as it calls itself where its link has no words', () => {
    expect(build('- [](a.md)', '  - [](b.md)')?.[0]).toEqual({
      type: 'category',
      label: 'a',
      link: { type: 'doc', id: 'a' },
      items: [doc('b')],
    });
  });

  it('names a page once', () => {
    expect(build('- [a](a.md)', '- [再](a.md)', '  - [b](b.md)')?.slice(0, 2)).toEqual([
      doc('a'),
      { type: 'category', label: '再', items: [doc('b')] },
    ]);
  });

  it('is none where no page is named', () => {
    expect(build('# 小结', '', '正文 [链接](none.md)', '- 一')).toBeUndefined();
  });
});

describe('listSummaryFiles', () => {
  const list = (...lines: string[]) => listSummaryFiles(lines.join('\n'));

  it('lists the files of links as mdBook, GitBook and docsify write them, each once', () => {
    expect(
      list(
        '# Summary',
        '[前言](./README.md)',
        '- [首页](/)',
        '- [甲](guide/a.md#一)',
        '  - [乙](/guide/b?id=二)',
        '  - [乙](guide/b.md)',
        '- [丙](%E7%AB%A0/)',
        '- 只有名称',
        '- [草稿]()',
      ),
    ).toEqual(['README.md', 'guide/a.md', 'guide/b.md', '章/README.md']);
  });

  it('leaves out other sites, other files, and what is outside of the folder', () => {
    expect(
      list('- [外](https://a.b/c.md)', '- [信](mailto:a@b.c)', '- [表](a.pdf)', '- [上](../x.md)', '文字'),
    ).toEqual([]);
  });
});

it('reads numbered lists, and names of files with spaces in angle brackets', () => {
  expect(listSummaryFiles('1. [甲](a.md)\n   2) [乙](<b c.md>)\n')).toEqual(['a.md', 'b c.md']);
});

it('listUnusedLines lists what was meant to be an entry, and links to what is no page', () => {
  const lines = [
    '# 目录',
    '- [甲](a.md)',
    '- 【礼品】（gift.md）',
    '- [交通费(b.md)',
    '[丙](my file.md)',
    '- [表](form.xlsx)',
    '- [外](https://example.com)',
    '- [草稿]()',
    '* * *',
    '- 指南',
    '说明文字。',
  ];
  expect(listUnusedLines(lines.join('\n'), docs).map(({ line }) => line)).toEqual([3, 4, 5, 6]);
});
