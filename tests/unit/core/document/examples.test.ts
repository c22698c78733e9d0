// Markdown shown as source with its result: ```md example
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { listUrls } from '../../../../src/core/document/writtenUrls.ts';
import { listSections } from '../../../../src/core/search/index/sections.ts';
import { showDoc, showFindings } from '../../../support/showTree.ts';

const example = (source: string) => `\`\`\`\`md example\n${source}\n\`\`\`\``;

describe('an example', () => {
  it('is shown as source and as result', () => {
    expect(showDoc(example('**粗** :::'))).toBe(
      '<div dataLayout="example"><pre><code className="language-md" dataMeta="example">**粗** :::↵</code></pre>' +
        '<div><p><strong>粗</strong> :::</p></div></div>',
    );
  });

  it('is what the fence says, with other options beside it', () => {
    expect(showDoc('```markdown title="a.md" example {1}\n甲\n```')).toContain(
      '<code className="language-markdown" dataMeta="title="a.md" example {1}">甲↵</code></pre><div><p>甲</p></div>',
    );
    for (const info of ['md', 'js example', 'md title="an example of"', 'md examples'])
      expect(showDoc(`\`\`\`${info}\n甲\n\`\`\``)).not.toContain('dataLayout');
  });

  it('has containers, code, tables and HTML as a page does', () => {
    const shown = showDoc(example(':::tip 题\n文\n:::\n\n```js\na()\n```\n\n<kbd>Esc</kbd>'));
    expect(shown).toContain('<aside dataAdmonition="tip"><header>题</header><p>文</p></aside>');
    expect(shown).toContain('<pre><code className="language-js">a()↵</code></pre><p><kbd>Esc</kbd></p>');
  });

  it('is cleaned like the rest of the page', () => {
    const shown = showDoc(
      example('<script>x()</script>\n\n<b onclick="x()">粗</b> [链](javascript:x)\n\n</div>'),
    );
    expect(shown.slice(shown.indexOf('</pre>'))).toBe('</pre><div><p><b>粗</b> 链</p></div></div>');
  });

  it('adds no heading to the page, and no id', () => {
    const { doc } = parseDocument(
      `# 题\n\n## 安装\n\n${example('# 大\n\n## 安装 {#b}\n\n<h3>小</h3>')}\n\n## 后`,
    );
    expect(doc.headings.map(({ id }) => id)).toEqual(['题', '安装', '后']);
    expect(doc.title).toBe('题');
    expect(showDoc(example('# 大\n\n## 安装 {#b}'))).toContain(
      '<div><p dataHeading="1">大</p><p dataHeading="2">安装</p></div>',
    );
    expect(parseDocument(example('# 大')).doc.title).toBeUndefined();
  });

  it('holds no other example', () => {
    const nested = showDoc(`\`\`\`\`\`md example\n${example('甲')}\n\`\`\`\`\``);
    expect(nested.match(/dataLayout/g)).toHaveLength(1);
    expect(nested).toContain('<div><pre><code className="language-md" dataMeta="example">甲');
  });

  it('is searched once, by its source', () => {
    const { doc } = parseDocument(`文\n\n${example('## 灯塔\n\n看')}\n\n## 后\n\n完`);
    expect(listSections(doc).map(({ heading, text }) => [heading, text])).toEqual([
      ['', '文\n## 灯塔\n看'],
      ['后', '完'],
    ]);
  });

  it('reports what it finds at its lines', () => {
    expect(showFindings(`文\n\n${example('甲\n\n:::nope\n乙\n:::')}`)).toEqual(['6 unknown-admonition']);
  });

  it('has its links at their places, also in a list or a quote', () => {
    const text =
      '1. 步\n\n   ```md example\n   [a](a.md) [a](a.md)\n   ```\n\n> ```md example\n> [b](b.md)\n> ```';
    const urls = listUrls(parseDocument(text).tree, text, 1);
    expect(urls.map(({ line, column, href }) => [line, column, href])).toEqual([
      [4, 8, 'a.md'],
      [4, 18, 'a.md'],
      [8, 7, 'b.md'],
    ]);
  });
});
