// What a doc tells besides its article: title, length, findings; and how it is cut.

import type { Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../../../src/core/document/describeFinding.ts';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { BLOCK_NODES } from '../../../../src/core/document/parseDocumentInSteps.ts';
import { toPlainText } from '../../../../src/core/document/plainText.ts';
import { readingMinutes } from '../../../../src/core/reading/readingTime.ts';
import { showTree } from '../../../support/showTree.ts';

const countNodes = (node: Nodes): number =>
  1 + ('children' in node ? node.children.reduce((count, child) => count + countNodes(child), 0) : 0);

describe('blocks', () => {
  it('begin at each h2, and the footnotes end the last', () => {
    const { blocks } = parseDocument(
      '# 题\n\n文[^1]\n\n## 一\n\n甲\n\n### 小\n\n## 二\n\n乙\n\n[^1]: 注',
    ).doc;
    expect(
      blocks.map(showTree).map((block) => block.replace(/<section.*/, '脚注').replace(/<sup>.*<\/sup>/, '')),
    ).toEqual([
      '<h1 id="题">题</h1>\n<p>文</p>',
      '<h2 id="一">一</h2>\n<p>甲</p>\n<h3 id="小">小</h3>',
      '<h2 id="二">二</h2>\n<p>乙</p>\n脚注',
    ]);
  });

  it('do not begin at an h2 inside of something', () => {
    expect(parseDocument('文\n\n> ## 一\n\n- ## 二').doc.blocks).toHaveLength(1);
  });

  it('are cut when they are full, and never within a paragraph', () => {
    const { blocks } = parseDocument('一 **二**\n\n'.repeat(500)).doc;
    expect(blocks.length).toBeGreaterThan(3);
    for (const block of blocks) {
      expect(countNodes(block)).toBeLessThan(BLOCK_NODES + 10);
      expect(new Set(block.children.map(showTree))).toEqual(new Set(['<p>一 <strong>二</strong></p>']));
    }
    expect(blocks.flatMap(({ children }) => children)).toHaveLength(500);
  });

  it.each(['', '\n\n', '---\ntitle: 题\n---\n', '<!-- 注 -->', '[a]: b', '\uFEFF'])(
    'are none for %j',
    (text) => {
      expect(parseDocument(text).doc).toEqual({
        title: undefined,
        blocks: [],
        headings: [],
        length: { han: 0, words: 0 },
        findings: [],
      });
    },
  );
});

describe('a doc', () => {
  it('is frozen to its leaves', () => {
    const doc = parseDocument(
      '# 题\n\n文 <b title="t">b</b>[^1]\n\n```js {1}\na\n```\n\n- [x] a\n\n:::foo\n\n[^1]: 注',
    ).doc;
    const isFrozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(isFrozen));
    expect(isFrozen(doc)).toBe(true);
  });

  it('holds elements and text only, positions at links, images and headings only', () => {
    const types = new Set<string>();
    const placed = new Set<string>();
    const visit = (node: Nodes) => {
      types.add(node.type);
      expect(node).not.toHaveProperty('data');
      if (node.position !== undefined && node.type === 'element') {
        placed.add(`${node.tagName} ${node.position.start.line}`);
        expect(node.position.start).not.toHaveProperty('offset');
      } else expect(node.position).toBeUndefined();
      if ('children' in node) node.children.forEach(visit);
    };
    const text =
      '---\na: b\n---\n# 题\n\n文 <!-- 注 -->\n[链](a.md) ![图](b.png)\n\n<b>粗 <a href="c.md">c</a></b>\n\n:::tip\n## 节\n:::';
    parseDocument(text).doc.blocks.forEach(visit);
    expect([...types].sort()).toEqual(['element', 'root', 'text']);
    expect([...placed]).toEqual(['h1 4', 'a 7', 'img 7', 'a 9', 'h2 12']);
  });

  it('has its findings in the order of their lines', () => {
    const text =
      '[^没有]\n\n# 甲\n\n#### 乙\n\n<b onclick="x">c</b>\n\n:::foo\n:::\n\n[x](javascript:y)\n\n# 丙\n\n```';
    expect(
      parseDocument(text)
        .doc.findings.map(describeFinding)
        .map(({ line, rule }) => `${line} ${rule}`),
    ).toEqual([
      '1 undefined-footnote',
      '5 heading-gap',
      '7 dropped-html',
      '9 unknown-admonition',
      '12 broken-link',
      '14 extra-h1',
      '16 unclosed-fence',
    ]);
  });
});

describe('the length', () => {
  it.each([
    ['启动 Docker 容器，用 docker-compose v2.1', { han: 5, words: 3 }, 1],
    ['`docker run` <kbd>Ctrl</kbd>\n\n```\n代码\n```', { han: 0, words: 0 }, 1],
    ['# 题\n\n| 键 | a b |\n|-|-|\n\n![图](a.png)', { han: 3, words: 2 }, 1],
    ['字'.repeat(1000), { han: 1000, words: 0 }, 3],
    ['word '.repeat(500), { han: 0, words: 500 }, 3],
  ])('of %j', (text, length, minutes) => {
    expect(parseDocument(text).doc.length).toEqual(length);
    expect(readingMinutes(length)).toBe(minutes);
  });
});

describe('toPlainText', () => {
  it.each([
    ['# 题\n\n甲 **乙**`丙`\n丁', '题\n甲 乙丙\n丁'],
    ['- 一\n  - 二\n- 三', '一\n二\n三'],
    ['| a | b |\n|-|-|\n| 1 | 2 |', 'a\tb\n1\t2'],
    ['```js\na\n\nb\n```', 'a\nb'],
    ['![图](a.png)<br>后', '图\n后'],
    [':::tip 题\n文\n:::', '题\n文'],
    ['<ruby>汉<rp>(</rp><rt>han</rt></ruby>', '汉'],
    ['文[^1]\n\n[^1]: 注', '文\n脚注\n注'],
  ])('of %j', (text, expected) => {
    expect(toPlainText(parseDocument(text).doc.blocks)).toBe(expected);
  });
});
