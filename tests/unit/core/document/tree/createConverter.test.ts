import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

describe('createConverter: admonitions', () => {
  it.each([
    ['note', 'note'],
    ['secondary', 'note'],
    ['tip', 'tip'],
    ['success', 'tip'],
    ['info', 'info'],
    ['important', 'info'],
    ['warning', 'caution'],
    ['caution', 'caution'],
    ['danger', 'danger'],
    ['Tip', 'tip'],
  ])('draws :::%s as %s', (name, type) => {
    expect(showDoc(`:::${name}\n一\n:::`)).toBe(`<aside dataAdmonition="${type}"><p>一</p></aside>`);
  });

  it.each([
    ['NOTE', 'note'],
    ['TIP', 'tip'],
    ['IMPORTANT', 'info'],
    ['WARNING', 'caution'],
    ['CAUTION', 'danger'],
  ])('draws the alert [!%s] as %s', (name, type) => {
    expect(showDoc(`> [!${name}]\n> **一**\n>\n> 二`)).toBe(
      `<aside dataAdmonition="${type}"><p><strong>一</strong></p><p>二</p></aside>`,
    );
  });

  it('leaves other quotes quotes', () => {
    expect(showDoc('> [OTHER]\n> 一')).toContain('<blockquote>');
    expect(showDoc('> 一 [!NOTE]')).toContain('<blockquote>');
  });

  it('puts a title first, with its markup', () => {
    expect(showDoc(':::tip 标题 **粗**\n一\n:::')).toBe(
      '<aside dataAdmonition="tip"><header>标题 <strong>粗</strong></header><p>一</p></aside>',
    );
  });

  it('closes directly under a list', () => {
    expect(showDoc(':::tip\n- a\n- b\n:::\n\n后面')).toBe(
      '<aside dataAdmonition="tip"><ul><li>a</li><li>b</li></ul></aside>\n<p>后面</p>',
    );
  });

  it('keeps an unknown container readable and reports it', () => {
    const text = ':::foo 标题\n- 一\n:::';
    expect(showDoc(text)).toBe('<p>:::foo 标题</p>\n<ul><li>一</li></ul>');
    expect(showFindings(text)).toEqual(['1 unknown-admonition']);
  });

  it('leaves text that only looks like a directive', () => {
    expect(showDoc('12:30 开始，注意:提示，:其他: :a[b]{c}')).toBe(
      '<p>12:30 开始，注意:提示，:其他: :a[b]{c}</p>',
    );
    expect(showDoc('::video[x]')).toBe('<p>::video[x]</p>');
  });
});

describe('createConverter: code', () => {
  it('keeps language and meta string', () => {
    expect(showDoc('```js title="a" {1}\nx\n```')).toBe(
      '<pre><code className="language-js" dataMeta="title="a" {1}">x↵</code></pre>',
    );
  });

  it('reads a range that is glued to the language', () => {
    expect(showDoc('```js{1,3} title="a"\nx\n```')).toContain(
      'className="language-js" dataMeta="{1,3} title="a""',
    );
  });

  it('reports a fence that nothing closes', () => {
    expect(showFindings('一\n\n```js\na')).toEqual(['3 unclosed-fence']);
    expect(showFindings('```js\na\n```\n\n~~~\nb\n~~~\n\n> ```\n> c\n> ```\n\n- ```\n  d\n  ```')).toEqual(
      [],
    );
  });
});

describe('createConverter: links and images', () => {
  it('keeps addresses as written', () => {
    expect(showDoc('[部](./部署%20a.md?x=1&y#启动) ![图](<a b.png> "题")')).toBe(
      '<p><a href="./部署%20a.md?x=1&y#启动">部</a> <img src="a b.png" alt="图" title="题"></p>',
    );
  });

  it('drops addresses that are not safe, keeps the words, and reports them', () => {
    const text = '[a](javascript:alert(1)) ![b](vbscript:x) [c][d]\n\n[d]: JAVASCRIPT:x';
    expect(showDoc(text)).toBe('<p>a b c</p>');
    expect(showFindings(text)).toEqual(['1 broken-link', '1 broken-image', '1 broken-link']);
  });

  it('lets pictures be written out', () => {
    expect(showDoc('![a](data:image/png;base64,AA)')).toContain('src="data:image/png;base64,AA"');
    expect(showDoc('[a](data:image/png;base64,AA)')).toBe('<p>a</p>');
  });

  it('leaves undefined references in the text and reports them', () => {
    const text = '一\n[x][y] ![x][z] [^n]';
    expect(showDoc(text)).toBe('<p>一↵[x][y] ![x][z] [^n]</p>');
    expect(showFindings(text)).toEqual([
      '2 undefined-reference',
      '2 undefined-reference',
      '2 undefined-footnote',
    ]);
  });

  it('reports no brackets that mean something else', () => {
    expect(showFindings('a[0][1] \\[x][y] \\[^n] `[x][y]` [x] [y]')).toEqual([]);
  });
});

describe('createConverter: lists and tables', () => {
  it('keeps tight lists tight and loose ones loose', () => {
    expect(showDoc('- a\n- b')).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(showDoc('- a\n\n- b')).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
  });

  it('keeps the classes of task lists and the alignment of cells', () => {
    expect(showDoc('- [x] a')).toBe(
      '<ul className="contains-task-list"><li className="task-list-item"><input type="checkbox" checked disabled> a</li></ul>',
    );
    expect(showDoc('| a |\n| -: |')).toContain('<th align="right">a</th>');
  });
});
