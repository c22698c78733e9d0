// Admonitions in all the spellings that writers use.
import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../support/showTree.ts';

const note = (content: string) => `<aside dataAdmonition="note">${content}</aside>`;

describe('the type of an admonition', () => {
  it.each([
    ['note', 'note'],
    ['secondary', 'note'],
    ['tip', 'tip'],
    ['success', 'tip'],
    ['info', 'info'],
    ['important', 'info'],
    ['caution', 'caution'],
    ['warning', 'caution'],
    ['danger', 'danger'],
    ['TIP', 'tip'],
  ])('%s is %s', (name, type) => {
    expect(showDoc(`:::${name}\n内容\n:::`)).toBe(`<aside dataAdmonition="${type}"><p>内容</p></aside>`);
  });

  it.each([
    ['NOTE', 'note'],
    ['TIP', 'tip'],
    ['IMPORTANT', 'info'],
    ['WARNING', 'caution'],
    ['CAUTION', 'danger'],
    ['ATTENTION', 'danger'],
    ['INFO', 'info'],
    ['tip', 'tip'],
    ['TIP|style:flat', 'tip'],
    ['WARNING| ', 'caution'],
    ...['abstract', 'summary', 'tldr', 'todo', 'question', 'help', 'faq'].map((name) => [name, 'info']),
    ...['hint', 'check', 'done', 'success'].map((name) => [name, 'tip']),
    ...['failure', 'fail', 'missing', 'error', 'bug'].map((name) => [name, 'danger']),
    ...['example', 'quote', 'cite'].map((name) => [name, 'note']),
  ])('of the alert [!%s] is %s', (name, type) => {
    expect(showDoc(`> [!${name}]\n> 内容`)).toBe(`<aside dataAdmonition="${type}"><p>内容</p></aside>`);
  });
});

describe('the title of an admonition', () => {
  it.each([
    [':::note 标 *题*', '标 <em>题</em>'],
    [':::note[标 *题*]', '标 <em>题</em>'],
    ['::: note 标题', '标题'],
    [':::note：标题', '标题'],
    [':::note{title="标 题"}', '标 题'],
    [':::note[标题]{.a #b title="不用"}', '标题'],
    [':::note 标题 {.a #b}', '标题'],
    [':::note [链](a.md) 后', '<a href="a.md">链</a> 后'],
    [':::note [标] 题', '[标] 题'],
    [':::note 标]题', '标]题'],
    [':::note[标[题]]', '标[题]'],
    [':::note 12:30 :其他:', '12:30 :其他:'],
    [':::note <b>题</b>', '<b>题</b>'],
  ])('in %s', (opening, title) => {
    expect(showDoc(`${opening}\n内容\n:::`)).toBe(note(`<header>${title}</header><p>内容</p>`));
    expect(showFindings(`${opening}\n内容\n:::`)).toEqual([]);
  });

  it.each([':::note', '::: note  ', ':::note[]', ':::note{.a}'])('may be missing: %j', (opening) => {
    expect(showDoc(`${opening}\n内容\n:::`)).toBe(note('<p>内容</p>'));
  });
});

describe('an admonition', () => {
  const tip = '<aside dataAdmonition="tip"><p>内</p></aside>';

  it.each([
    ['blank lines around its content', ':::note\n\n内\n\n:::', note('<p>内</p>')],
    ['no content', ':::note\n:::', note('')],
    ['another one in it', '::::note\n:::tip\n内\n:::\n外\n::::', note(`${tip}<p>外</p>`)],
    ['another one of the same width in it', ':::note\n:::tip\n内\n:::\n外\n:::', note(`${tip}<p>外</p>`)],
    ['its end right below a list', ':::note\n- 甲\n- 乙\n:::', note('<ul><li>甲</li><li>乙</li></ul>')],
    ['its end right below a quote', ':::note\n> 甲\n:::', note('<blockquote><p>甲</p></blockquote>')],
    ['a wider end', ':::note\n内\n::::', note('<p>内</p>')],
    ['an indented end', ':::note\n内\n  :::', note('<p>内</p>')],
    ['code with colons in it', '::::note\n```\n:::\n```\n::::', note('<pre><code>:::↵</code></pre>')],
    [
      'lines in its code that would end it',
      ':::note\n```\n:::tip\n:::\n::::\n```\n内\n:::',
      note('<pre><code>:::tip↵:::↵::::↵</code></pre><p>内</p>'),
    ],
    [
      'such lines in the code of another one in it',
      ':::note\n:::tip\n内\n\n    :::\n:::\n外\n:::',
      note('<aside dataAdmonition="tip"><p>内</p><pre><code>:::↵</code></pre></aside><p>外</p>'),
    ],
    [
      'such lines in a list in it',
      ':::note\n- 甲\n  ```\n  :::\n  ```\n:::',
      note('<ul><li>甲↵<pre><code>:::↵</code></pre></li></ul>'),
    ],
    ['HTML in it', ':::note\n<b>粗</b>\n:::', note('<p><b>粗</b></p>')],
    [
      'its end right below HTML, and another one after it',
      ':::note\n<div>甲</div>\n:::\n\n:::tip\n内\n:::',
      `${note('<div>甲</div>')}\n${tip}`,
    ],
    [
      'its end right below HTML, and another one right after it',
      ':::note\n<details>\n<summary>甲</summary>\n乙\n</details>\n:::\n:::tip\n内\n:::',
      `${note('<details><summary>甲</summary>↵乙↵</details>')}\n${tip}`,
    ],
    [
      'text right before and after it',
      '前\n:::note\n内\n:::\n后',
      `<p>前</p>\n${note('<p>内</p>')}\n<p>后</p>`,
    ],
    ['a list around it', '- 甲\n\n  :::note\n  内\n  :::', `<ul><li><p>甲</p>${note('<p>内</p>')}</li></ul>`],
    ['a quote around it', '> :::note\n> 内\n> :::', `<blockquote>${note('<p>内</p>')}</blockquote>`],
    ['a list right below the mark of an alert', '> [!NOTE]\n> - 甲', note('<ul><li>甲</li></ul>')],
    ['an alert without content', '> [!NOTE]', note('')],
    [
      'a title behind the mark of an alert',
      '> [!NOTE] 题 `a`\n> 内',
      note('<header>题 <code>a</code></header><p>内</p>'),
    ],
    ['a title alone', '> [!note] 题', note('<header>题</header>')],
    ['a fold', '> [!note]- 题\n>\n> 内', '<details><summary>题</summary><p>内</p></details>'],
    ['an open fold', '> [!faq]+\n> 内', '<details open><summary>信息</summary><p>内</p></details>'],
    [
      'another alert in it',
      '> [!bug]\n> > [!todo]-\n> > 内',
      '<aside dataAdmonition="danger"><details><summary>信息</summary><p>内</p></details></aside>',
    ],
    [
      'a title as docsify has it',
      '> [!NOTE| label:题 一 | style:callout] \n> 内\n> - 甲',
      note('<header>题 一</header><p>内</p><ul><li>甲</li></ul>'),
    ],
    [
      'text behind such a title',
      '> [!NOTE|icon:x|label:题] 内\n> **二**',
      note('<header>题</header><p>内<strong>二</strong></p>'),
    ],
    [
      'a title and a hard break',
      '> [!NOTE] 题\\\n> 内\n>\n> 二',
      note('<header>题</header><p>内</p><p>二</p>'),
    ],
  ])('may have %s', (_, text, expected) => {
    expect(showDoc(text)).toBe(expected);
    expect(showFindings(text)).toEqual([]);
  });

  it('that nobody closes ends at the next heading', () => {
    const text = '甲\n\n:::note\n内\n\n## 乙\n\n丙';
    expect(showDoc(text)).toBe(`<p>甲</p>\n${note('<p>内</p>')}\n<h2 id="乙">乙</h2>\n<p>丙</p>`);
    expect(showFindings(text)).toEqual(['3 unclosed-admonition']);
  });

  it('that is closed may hold headings', () => {
    const text = ':::note\n## 甲\n\n内\n:::';
    expect(showDoc(text)).toBe(note('<h2 id="甲">甲</h2><p>内</p>'));
    expect(showFindings(text)).toEqual([]);
  });

  it('of an unknown name is text, and its content stays', () => {
    const text = '甲\n\n:::没有 标题\n**内**\n:::\n\n:::foo[标题]\n:::';
    expect(showDoc(text)).toBe(
      '<p>甲</p>\n<p>:::没有 标题</p>\n<p><strong>内</strong></p>\n<p>:::foo[标题]</p>',
    );
    expect(showFindings(text)).toEqual(['3 unknown-admonition', '7 unknown-admonition']);
  });

  it('is a note where its alert has an unknown name, which is its title', () => {
    expect(showDoc('> [!自定义]\n> 甲')).toBe(note('<header>自定义</header><p>甲</p>'));
    expect(showDoc('> [!自定义] 题\n>\n> 甲')).toBe(note('<header>题</header><p>甲</p>'));
    expect(showFindings('甲\n\n> [!自定义]\n> 甲')).toEqual(['3 unknown-admonition']);
  });

  it.each([
    ['a closing line alone', '甲\n\n:::', '<p>甲</p>\n<p>:::</p>', ['3 unclosed-admonition']],
    ['an alert without a name', '> [!]\n> 甲', '<blockquote><p>[!]↵甲</p></blockquote>', []],
    ['the leaf and text forms', '::note\n:note[x]', '<p>::note↵:note[x]</p>', []],
    ['one in a fence', '```\n:::note\n:::\n```', '<pre><code>:::note↵:::↵</code></pre>', []],
    ['one in indented code', '    :::note', '<pre><code>:::note↵</code></pre>', []],
  ])('is not made by %s', (_, text, expected, findings) => {
    expect(showDoc(text)).toBe(expected);
    expect(showFindings(text)).toEqual(findings);
  });

  it.each([
    ['<aside data-admonition="danger"><header>题</header>内</aside>', '<div><div>题</div>内</div>'],
    ['<aside data-admonition="danger">\n\n内\n\n</aside>', '<div><p>内</p></div>'],
    ['<aside dataAdmonition="danger" data-md0="" datamd0>内</aside>', '<div>内</div>'],
    [':::note\n<header>题</header>\n:::', note('<div>题</div>')],
    [':::note\n\n<header>题</header>\n\n内\n:::', note('<div>题</div><p>内</p>')],
  ])('cannot be forged by HTML: %j', (text, expected) => {
    expect(showDoc(text)).toBe(expected);
  });
});

describe('a container that lays out a list', () => {
  it.each(['cards', 'steps', 'search', 'Cards'])('%s keeps what is in it', (name) => {
    const layout = name.toLowerCase();
    expect(showDoc(`:::${name}\n- 一\n:::`)).toBe(`<div dataLayout="${layout}"><ul><li>一</li></ul></div>`);
  });
});
