import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import type { Doc } from '../../../../src/core/document/parsedDoc.ts';
import { collectLinks, listUnparsedLinks } from '../../../../src/writer/lint/collectLinks.ts';

const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 2 } });

const DOC: Doc = {
  title: undefined,
  headings: [{ id: '安装', level: 2, text: '安装', content: [] }],
  length: { han: 0, words: 0 },
  findings: [],
  blocks: [
    {
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'p',
          properties: { id: 'p1' },
          position: at(3),
          children: [
            { type: 'element', tagName: 'a', properties: { href: 'a.md' }, position: at(4), children: [] },
            { type: 'element', tagName: 'a', properties: { name: 'old' }, children: [] },
            { type: 'element', tagName: 'img', properties: { src: 'b.png' }, children: [] },
          ],
        },
        {
          type: 'element',
          tagName: 'video',
          properties: { src: 'c.mp4', poster: 'c.png' },
          position: at(9),
          children: [
            {
              type: 'element',
              tagName: 'source',
              properties: { src: 'd.mp4' },
              position: at(10),
              children: [],
            },
          ],
        },
        {
          type: 'element',
          tagName: 'picture',
          properties: {},
          children: [
            {
              type: 'element',
              tagName: 'source',
              properties: { srcSet: 'e.png, f.png 2x' },
              position: at(12),
              children: [],
            },
            {
              type: 'element',
              tagName: 'img',
              properties: { src: 'e.png', srcSet: 'e.png 1x, g.png 2x' },
              position: at(13),
              children: [],
            },
          ],
        },
        { type: 'element', tagName: 'audio', properties: { src: 'h.mp3' }, position: at(14), children: [] },
      ],
    },
  ],
};

describe('collectLinks', () => {
  it('finds links, media and everything that an anchor can lead to', () => {
    const { links, ids } = collectLinks(DOC);
    expect(links).toEqual([
      { kind: 'link', href: 'a.md', line: 4 },
      { kind: 'image', href: 'b.png', line: 3 },
      { kind: 'video', href: 'c.mp4', line: 9 },
      { kind: 'image', href: 'c.png', line: 9 },
      { kind: 'video', href: 'd.mp4', line: 10 },
      { kind: 'image', href: 'e.png', line: 12 },
      { kind: 'image', href: 'f.png', line: 12 },
      { kind: 'image', href: 'e.png', line: 13 },
      { kind: 'image', href: 'g.png', line: 13 },
      { kind: 'audio', href: 'h.mp3', line: 14 },
    ]);
    expect([...ids]).toEqual(['安装', 'p1', 'old']);
  });
});

const list = (text: string) =>
  listUnparsedLinks(parseDocument(text).tree, text, 1).map(
    ({ kind, href, line, column }) => `${line}:${column} ${kind} ${href}`,
  );

describe('listUnparsedLinks', () => {
  it.each([
    ['见[c](b c.md)。', ['1:6 link b c.md']],
    ['甲\n乙\n![x](图 片.png)', ['3:6 image 图 片.png']],
    ['[**c**](b c.md#节 "题 目")', ['1:9 link b c.md#节']],
    ['[x](图 (1).png) [y](b.md)', ['1:5 link 图 (1).png']],
    ['| 甲 |\n| - |\n| [c](b c.md) |', ['3:7 link b c.md']],
    ['> - [![x](图 片.png)](b.md)', ['1:11 image 图 片.png']],
    ['[c](<b c.md>) [c](b%20c.md) [c](b.md "题 目")', []],
    ['\\[c](b c.md) [c\\](b c.md) `[c](b c.md)`', []],
    ['```\n[c](b c.md)\n```', []],
    ['[c] (b c.md)', []],
  ])('%j', (text, expected) => {
    expect(list(text)).toEqual(expected);
  });

  it('takes no time over what never ends', () => {
    expect(list(`${'[a](b '.repeat(3000)}\n\n${'](('.repeat(3000)}`)).toEqual([]);
  });
});
