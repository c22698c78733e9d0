import { describe, expect, it } from 'vitest';
import {
  buildSummarySidebar,
  findSidebarsFile,
  readMkdocs,
  readSidebars,
} from '../../../../../src/core/site/nav/foreignSidebars.ts';

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

const read = (...lines: string[]) => readMkdocs(lines.join('\n')).summary.split('\n');

describe('readMkdocs', () => {
  it('writes the nav as lists of links; a section whose first page is an index without a name has that page', () => {
    expect(
      read(
        'markdown_extensions:',
        '  - pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji }',
        'nav:',
        '  - index.md',
        '  - 甲 `x`: a b.md',
        '  - 章:',
        '      - 章/index.md',
        '      - 节:',
        '          - 章/b.md',
        '          - 站: https://a.b/c?d=e',
        '  - 其他: [简介: 其他/index.md]',
      ),
    ).toEqual([
      '- [](index.md)',
      '- [甲 \\`x\\`](a%20b.md)',
      '- [章](%E7%AB%A0/index.md)',
      '  - [节]()',
      '    - [](%E7%AB%A0/b.md)',
      '    - [站](https://a.b/c?d=e)',
      '- [其他]()',
      '  - [简介](%E5%85%B6%E4%BB%96/index.md)',
    ]);
  });

  it('says nothing of settings that it cannot read', () => {
    expect(readMkdocs('nav: [')).toEqual({ name: undefined, summary: '' });
    expect(read('nav: 甲')).toEqual(['']);
  });
});

describe('docusaurusNav', () => {
  const read = (...items: unknown[]) => readSidebars(JSON.stringify({ docs: items })).split('\n');

  it('finds the order of a version by its folder', () => {
    expect(findSidebarsFile('versioned_docs/version-2.26')).toBe(
      'versioned_sidebars/version-2.26-sidebars.json',
    );
    expect(findSidebarsFile('docs')).toBeUndefined();
  });

  describe('readSidebars', () => {
    it('writes items as lists of links, with what they are called', () => {
      expect(
        read(
          'intro',
          { type: 'doc', id: 'a b', label: '甲 `x`' },
          {
            type: 'category',
            label: '章',
            link: { type: 'doc', id: 'guide/index' },
            items: [
              { type: 'category', label: '节', link: { type: 'generated-index' }, items: ['guide/c'] },
              { type: 'link', label: '站', href: 'https://a.b/c?d=e' },
              { type: 'html', value: '<hr>' },
            ],
          },
        ),
      ).toEqual([
        '- [](intro)',
        '- [甲 \\`x\\`](a%20b)',
        '- [章](guide/index)',
        '  - [节]()',
        '    - [](guide/c)',
        '  - [站](https://a.b/c?d=e)',
      ]);
    });

    it('reads the short spelling of categories, and ids that name their version', () => {
      expect(readSidebars('{"a":{"入门":["version-1.0/intro"]},"b":[{"进阶":["more"]}]}')).toBe(
        '- [入门]()\n  - [](intro)\n- [进阶]()\n  - [](more)',
      );
    });

    it('says nothing where a folder is left to its files, nor of what it cannot read', () => {
      expect(read('intro', { type: 'autogenerated', dirName: 'guide' })).toEqual(['']);
      expect(readSidebars('{')).toBe('');
      expect(readSidebars('[1]')).toBe('');
    });
  });
});
