import { readFileSync } from 'node:fs';
import type { Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { parseDocument, transforms } from '../../../../src/core/document/parseDocument.ts';
import { BLOCK_NODES, parseDocumentInSteps } from '../../../../src/core/document/parseDocumentInSteps.ts';
import type { Doc } from '../../../../src/core/document/parsedDoc.ts';
import type { TransformName } from '../../../../src/core/document/transform.ts';
import { showDoc, showFindings, showTree } from '../../../support/showTree.ts';

function listNodes(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(listNodes)] : [node];
}

describe('parseDocument', () => {
  it('freezes the doc through and through', () => {
    const doc = parseDocument(
      '# 标题 `x`\n\n> **粗** <kbd>K</kbd>\n\n| a |\n| - |\n| [b](c "d") |\n\n#### 四',
    ).doc;
    const values: unknown[] = [doc, doc.blocks, doc.headings, doc.findings, doc.length];
    for (const { content } of doc.headings)
      values.push(content, ...content.flatMap((node) => listNodes(node)));
    for (const node of doc.blocks.flatMap((block) => listNodes(block))) {
      values.push(node);
      if ('children' in node) values.push(node.children);
      if (node.type === 'element') values.push(node.properties, node.properties.className ?? doc);
    }
    expect(values.length).toBeGreaterThan(40);
    expect(values.filter((value) => !Object.isFrozen(value))).toEqual([]);
  });

  it('keeps lines where a checker needs them, and nothing else', () => {
    const { blocks } = parseDocument(
      '---\na: 1\n---\n# 标题\n\n- [链](a.md)\n\n![图](a.png)\n\n<a href="b.md">链</a>',
    ).doc;
    const placed = blocks
      .flatMap((block) => listNodes(block))
      .filter(({ position }) => position !== undefined)
      .map((node) => `${node.type === 'element' ? node.tagName : node.type} ${node.position?.start.line}`);
    expect(placed).toEqual(['h1 4', 'a 6', 'img 8', 'a 10']);
  });

  it('cuts blocks at h2 headings and when they are full', () => {
    const names = (text: string) => parseDocument(text).doc.blocks.map(({ children }) => children.length);
    expect(names('# 一\n\n文\n\n## 二\n\n文\n\n### 三\n\n## 四')).toEqual([2, 3, 1]);
    const [first = 0, ...rest] = names('文字\n\n'.repeat(BLOCK_NODES));
    expect(first).toBeLessThanOrEqual(BLOCK_NODES);
    expect(rest.length).toBeGreaterThan(0);
  });

  it('measures what is read', () => {
    expect(parseDocument('# 标题\n\n启动 Docker\n\n```\n代码 code\n```').doc.length).toEqual({
      han: 4,
      words: 1,
    });
  });

  it('joins neighbouring texts and leaves no comments', () => {
    const { blocks } = parseDocument(
      '一<!-- a -->二 <token> 三\n\n<!-- b -->\n\n<div>四<!-- c -->五</div>',
    ).doc;
    expect(blocks.flatMap((block) => listNodes(block)).map(({ type }) => type)).toEqual([
      'root',
      'element',
      'text',
      'element',
      'text',
    ]);
  });

  it('parses only what HTML is there, in the smallest group', () => {
    expect(showDoc('<div>\n\n一\n\n## 二\n\n三')).toBe('<p>一</p>\n<h2 id="二">二</h2>\n<p>三</p>');
    expect(showDoc('<div>没有结束\n\n一')).toBe('<div>没有结束</div>\n<p>一</p>');
    expect(showFindings('<div>没有结束\n\n一')).toEqual(['1 dropped-html']);
    expect(showDoc('</div>\n\n一')).toBe('<p>一</p>');
  });

  it('shows what only looks like HTML', () => {
    expect(showDoc('填入 <token> 和\n\n<your-host>')).toBe('<p>填入 <token> 和</p>\n<p><your-host></p>');
    expect(showFindings('填入 <token> 和\n\n<your-host>')).toEqual(['1 dropped-html', '3 dropped-html']);
  });

  it('lets no unfinished comment or script take the rest of the page', () => {
    expect(showDoc('<!-- 忘了\n\n## 二')).toBe('<p><!-- 忘了</p>\n<h2 id="二">二</h2>');
    expect(showDoc('<script>\n\n## 二')).toContain('<h2 id="二">二</h2>');
    expect(showFindings('<!-- 忘了\n\n## 二')).toEqual(['1 dropped-html']);
  });

  it('leaves no paragraph around blocks', () => {
    expect(showDoc('文字 <div>块</div>')).toBe('<div>文字 <div>块</div></div>');
  });

  it('gives an empty page for an empty file', () => {
    expect(parseDocument('').doc).toEqual({
      title: undefined,
      blocks: [],
      headings: [],
      length: { han: 0, words: 0 },
      findings: [],
    });
  });

  it('keeps a range in Chinese from being struck out', () => {
    expect(showDoc('3~5 天，7~10 天')).toBe('<p>3~5 天，7~10 天</p>');
    expect(showDoc('~~删~~')).toBe('<p><del>删</del></p>');
  });

  it('reads emphasis beside Chinese punctuation', () => {
    expect(showDoc('**注意：**请先备份')).toBe('<p><strong>注意：</strong>请先备份</p>');
    expect(showDoc('请用**「设置」**打开')).toBe('<p>请用<strong>「设置」</strong>打开</p>');
    expect(showTree(parseDocument('~~旧的：~~新的').doc.blocks[0] ?? { type: 'root', children: [] })).toBe(
      '<p><del>旧的：</del>新的</p>',
    );
  });
});

/** No text here has one. */
const dialect = () => Promise.reject(new Error('no dialect'));

async function run(text: string): Promise<{ doc: Doc; steps: number; asked: number }> {
  let asked = 0;
  const load = async (name: TransformName) => {
    asked++;
    return transforms[name];
  };
  const steps = parseDocumentInSteps(text, { dialect, transform: load });
  for (let count = 0; ; count++) {
    const step = await steps.next();
    if (step.done) return { doc: step.value.doc, steps: count, asked };
  }
}

describe('parseDocumentInSteps', () => {
  it('gives the doc that parseDocument gives', async () => {
    const text = readFileSync(new URL('../../../fixtures/markdown/html.md', import.meta.url), 'utf8');
    expect((await run(text)).doc).toEqual(parseDocument(text).doc);
  });

  it('asks for the transforms of a text alone', async () => {
    const text = '# 题 :rocket:\n\n$x_1$ <kbd>K</kbd>';
    expect((await run(text)).asked).toBe(3);
    expect((await run(text)).doc).toEqual(parseDocument(text).doc);
    const plain = parseDocumentInSteps(text, {
      dialect,
      transform: async (name) => (name === 'html' ? transforms.html : undefined),
    });
    for (let step = await plain.next(); ; step = await plain.next())
      if (step.done) {
        expect(showTree(step.value.doc.blocks)).toContain('<code className="math">$x_1$</code> <kbd>K</kbd>');
        break;
      }
  });

  it('asks for the HTML parser only when there is HTML', async () => {
    expect((await run('---\na: 1\n---\n# 标题\n\n一<br>二 <!-- 注 --> `<b>`')).asked).toBe(0);
    expect((await run('按 <kbd>K</kbd>')).asked).toBe(1);
  });

  it('takes more steps for longer pages', async () => {
    const short = await run('文字\n\n'.repeat(10));
    const long = await run('这里有一段文字，说明怎样配置。\n\n'.repeat(2000));
    expect(short.steps).toBeLessThan(6);
    expect(long.steps).toBeGreaterThan(10);
  });

  it('fails when the HTML parser cannot be loaded', async () => {
    const steps = parseDocumentInSteps('<b>粗</b>', {
      dialect,
      transform: () => Promise.reject(new Error('offline')),
    });
    const drain = async () => {
      while (!(await steps.next()).done);
    };
    await expect(drain()).rejects.toThrow('offline');
  });
});
