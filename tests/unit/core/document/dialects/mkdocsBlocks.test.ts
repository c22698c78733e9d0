// Boxes as other engines write them.
import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

const box = (type: string, content: string, title?: string) =>
  `<aside dataAdmonition="${type}">${title === undefined ? '' : `<header>${title}</header>`}${content}</aside>`;
const folded = (title: string, content: string) => `<details><summary>${title}</summary>${content}</details>`;

describe('a box', () => {
  it.each([
    ['that is folded', ':::details 标 *题*\n甲\n:::', folded('标 <em>题</em>', '<p>甲</p>')],
    ['that is folded, without a title', '::: details\n甲\n:::', folded('详情', '<p>甲</p>')],
    ['of MkDocs', '!!! warning\n    甲\n', box('caution', '<p>甲</p>')],
    [
      'of MkDocs with a title',
      '!!! note "标 [题]"\n\n    甲\n\n    乙\n\n',
      box('note', '<p>甲</p><p>乙</p>', '标 [题]'),
    ],
    [
      'of MkDocs whose title holds a link',
      '!!! note "[题 \\[一\\]](https://a.b) `丙`"\n    甲\n',
      box('note', '<p>甲</p>', '<a href="https://a.b">题 [一]</a> <code>丙</code>'),
    ],
    ['of MkDocs that is unknown', '!!! pied-piper "题"\n    甲\n', box('note', '<p>甲</p>', '题')],
    ['of MkDocs that is folded', '??? tip "题"\n    甲\n', folded('题', '<p>甲</p>')],
    ['of MkDocs that is not folded at first', '???+ tip "题"\n    甲\n', box('tip', '<p>甲</p>', '题')],
    ['of MkDocs that is folded, without a title', '??? tip\n    甲\n', folded('tip', '<p>甲</p>')],
    [
      'of MkDocs in a list',
      '- 一\n\n    !!! tip\n        甲\n\n- 二\n',
      `<ul><li><p>一</p>${box('tip', '<p>甲</p>')}</li><li><p>二</p></li></ul>`,
    ],
    [
      'of MkDocs with the next item right below it',
      '- 一\n\n    !!! tip\n        甲\n\n        乙\n- 二',
      `<ul><li><p>一</p>${box('tip', '<p>甲</p><p>乙</p>')}</li><li><p>二</p></li></ul>`,
    ],
    ['of MkDocs with text right below it', '!!! note\n    甲\n乙', `${box('note', '<p>甲</p>')}\n<p>乙</p>`],
    ['of MkDocs that ends the text', '甲\n\n!!! note\n    乙', `<p>甲</p>\n${box('note', '<p>乙</p>')}`],
    [
      'of MkDocs around code',
      '!!! tip\n    ```js\n    a\n    ```\n',
      box('tip', '<pre><code className="language-js">a↵</code></pre>'),
    ],
    [
      'of MkDocs with the last of it in another',
      '??? note "甲"\n    !!! tip\n        乙\n\n    丙\n\n    !!! tip\n        ??? a "丁"\n            戊\n\n后',
      `${folded('甲', `${box('tip', '<p>乙</p>')}<p>丙</p>${box('tip', folded('丁', '<p>戊</p>'))}`)}\n<p>后</p>`,
    ],
    [
      'of MkDocs between slashes',
      '/// warning | 题 *一*\n\n甲\n\n///',
      box('caution', '<p>甲</p>', '题 <em>一</em>'),
    ],
    [
      'of MkDocs between slashes, with options',
      '//// admonition | 题\n    type: danger\n\n/// details\n    open: True\n\n甲\n\n///\n\n////',
      box('danger', folded('详情', '<p>甲</p>'), '题'),
    ],
    [
      'of MkDocs between slashes, around such lines in code',
      '/// tip\n```rust\n/// note\n///\n```\n///',
      box('tip', '<pre><code className="language-rust">/// note↵///↵</code></pre>'),
    ],
    ['of MkDocs that has no look', '/// html | div.x\n甲\n///', '<p>甲</p>'],
    ['of GitBook', '{% hint style="warning" %}\n甲\n{% endhint %}', box('caution', '<p>甲</p>')],
    ['of docsify', '?> 甲 *乙*', box('tip', '<p>甲 <em>乙</em></p>')],
    ['of docsify that warns', '!> 甲', box('caution', '<p>甲</p>')],
  ])('%s', (_, text, shown) => {
    expect(showDoc(text)).toBe(shown);
    expect(showFindings(text)).toEqual([]);
  });

  it('of MkDocs between slashes may be tabs', () => {
    const text =
      '/// tip\n甲\n///\n\n//// tab | A\n\n/// tip\n乙\n///\n\n////\n\n//// tab | B\n\n丙\n\n////\n\n丁\n\n//// tab | C\n戊\n////';
    expect(showDoc(text)).toBe(
      showDoc(
        ':::tip\n甲\n:::\n\n::::tabs\n== A\n:::tip\n乙\n:::\n\n== B\n\n丙\n\n::::\n\n丁\n\n:::tabs\n== C\n戊\n:::',
      ),
    );
  });

  it('of GitBook may be tabs', () => {
    const text =
      '{% tabs %}\n{% tab title="npm" %}\n甲\n{% endtab %}\n\n{% tab title="pnpm" %}\n乙\n{% endtab %}\n{% endtabs %}';
    expect(showDoc(text)).toBe(showDoc(':::tabs\n== npm\n甲\n\n\n== pnpm\n乙\n\n:::'));
  });
});

describe('what only looks like one', () => {
  it('stays as it is written in code', () => {
    const code = '!!! note\n    甲\n\n{% hint style="info" %}\n?> 乙\n';
    expect(showDoc(`\`\`\`md\n${code}\`\`\``)).toBe(
      `<pre><code className="language-md">${code.replaceAll('\n', '↵')}</code></pre>`,
    );
  });

  it.each([
    ['a sentence', '!!! 真的吗'],
    ['a box without content', '甲\n!!! note\n乙'],
    ['a question', '?>甲'],
  ])('%s stays text', (_, text) => {
    expect(showDoc(text)).not.toContain('<aside');
  });
});

it('a place for a list of headings is left out: the page has one beside it', () => {
  expect(showDoc('[[toc]]\n\n甲\n\n[TOC]')).toBe('<p>甲</p>');
  expect(showDoc('见 [TOC]')).toBe('<p>见 [TOC]</p>');
});
