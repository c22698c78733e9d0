// Tabs in the spellings of several engines.
import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

const tabs = (...sections: [title: string, content: string][]) =>
  `<div dataLayout="tabs">${sections
    .map(
      ([title, content]) =>
        `<section dataTab="${title}"><p><strong>${title}</strong></p>${content}</section>`,
    )
    .join('')}</div>`;
const TWO = tabs(['npm', '<p>甲</p>'], ['pnpm', '<p>乙</p>']);

describe('tabs', () => {
  it.each([
    ['our own', ':::tabs\n== npm\n甲\n\n== pnpm\n\n乙\n:::'],
    ['of VuePress', '::: tabs\n@tab npm\n甲\n@tab:active pnpm\n乙\n:::'],
    [
      'of Docusaurus',
      `import Tabs from '@theme/Tabs';\n\n<Tabs groupId="a">\n<TabItem value="n" label="npm" default>\n\n甲\n\n</TabItem>\n<TabItem value="pnpm">\n\n乙\n\n</TabItem>\n</Tabs>`,
    ],
    [
      'of Docusaurus, set in',
      '<Tabs>\n  <TabItem value="n" label="npm">\n    甲\n  </TabItem>\n  <TabItem label="pnpm">\n    乙\n  </TabItem>\n</Tabs>',
    ],
    [
      'of Docusaurus, with tags of several lines',
      '<Tabs\n  groupId="a"\n  queryString\n>\n<TabItem\n  value="n"\n  label="npm"\n  default>\n\n甲\n\n</TabItem>\n<TabItem value="pnpm">\n\n乙\n\n</TabItem>\n</Tabs>',
    ],
    [
      'of Docusaurus, with their titles in one place',
      `<Tabs\n  defaultValue="n"\n  values={[\n    {label: 'npm', value: 'n'},\n    { value: "p", label: "pnpm" },\n  ]}>\n` +
        '  <TabItem value="n">\n    甲\n  </TabItem>\n  <TabItem value="p">\n    乙\n  </TabItem>\n</Tabs>',
    ],
    ['of Starlight', '<Tabs syncKey="a">\n<TabItem label="npm">甲\n</TabItem>\n</Tabs>'.replace('甲', '')],
    [
      'of code, as VuePress writes them',
      '::: code-tabs#shell\n\n@tab npm#a\n\n甲\n\n@tab pnpm\n\n乙\n\n:::\n',
    ],
    [
      'that a site makes of them',
      '<PackageTabs>\n  <Fragment slot="npm">\n  甲\n  </Fragment>\n  <Fragment slot="pnpm">\n  乙\n  </Fragment>\n</PackageTabs>',
    ],
    [
      'of code, as older pages of VuePress write them',
      '<CodeGroup>\n  <CodeGroupItem title="npm" active>\n\n甲\n\n  </CodeGroupItem>\n\n  <CodeGroupItem title="pnpm">\n\n乙\n\n  </CodeGroupItem>\n</CodeGroup>',
    ],
    [
      'of Mintlify',
      '<Tabs>\n  <Tab title="npm">\n    甲\n  </Tab>\n  <Tab title="pnpm" icon="x">\n    乙\n  </Tab>\n</Tabs>',
    ],
    ['of MkDocs', '=== "npm"\n\n    甲\n\n=== "pnpm"\n\n    乙\n'],
  ])('%s', (name, text) => {
    expect(showDoc(text)).toBe(name === 'of Starlight' ? tabs(['npm', '']) : TWO);
    expect(showFindings(text)).toEqual([]);
  });

  it('of code blocks, as VitePress writes them', () => {
    const shown = showDoc('::: code-group\n```js [a.js]\na\n```\n```ts\nb\n```\n:::');
    expect(shown.match(/dataTab="[^"]*"/g)).toEqual(['dataTab="a.js"', 'dataTab="ts"']);
  });

  it('of code blocks, as Mintlify writes them', () => {
    const shown = showDoc('<CodeGroup>\n```js a.js\na\n```\n\n```bash macOS / Linux\nb\n```\n</CodeGroup>');
    expect(shown.match(/dataTab="[^"]*"/g)).toEqual(['dataTab="a.js"', 'dataTab="macOS / Linux"']);
  });

  it.each(['    ', '        '])('of code blocks, set in', (indent) => {
    const text = `- 甲\n\n    <CodeGroup>\n${indent}\`\`\`js\n${indent}a\n${indent}\`\`\`\n    </CodeGroup>`;
    expect(showDoc(text)).toContain('dataTab="js"');
    expect(showFindings(text)).toEqual([]);
  });

  it('of MkDocs end where the text goes on, and their code is code', () => {
    const text =
      '前\n\n=== "A"\n\n    ``` bash\n    === "x"\n      a\n    ```\n\n=== "B"\n\n    - 一\n        - 二\n\n后\n';
    const shown = showDoc(text);
    expect(shown).toMatch(/^<p>前<\/p>/);
    expect(shown).toMatch(/<p>后<\/p>$/);
    expect(shown).toContain('=== "x"↵  a↵');
    expect(shown).toMatch(/<ul><li>一↵?<ul><li>二/);
  });

  it('of MkDocs may end with the box around them, and a box with the tabs', () => {
    const text =
      '??? note "题"\n    === "A"\n        ```cpp\n        甲\n        ```\n    \n    === "B"\n        !!! tip\n            乙\n\n== 后';
    const code = '<pre><code className="language-cpp">甲↵</code></pre>';
    const box = '<aside dataAdmonition="tip"><p>乙</p></aside>';
    expect(showDoc(text)).toBe(
      `<details><summary>题</summary>${tabs(['A', code], ['B', box])}</details>\n<p>== 后</p>`,
    );
    expect(showFindings(text)).toEqual([]);
  });

  it('stand in lists, boxes and one another', () => {
    expect(showDoc('1. 一\n\n   :::tabs\n   == A\n   甲\n   :::\n')).toContain(tabs(['A', '<p>甲</p>']));
    expect(showDoc('::::tip\n:::tabs\n== A\n甲\n:::\n::::')).toContain(tabs(['A', '<p>甲</p>']));
    expect(
      showDoc(
        '<Tabs>\n<TabItem label="A">\n<Tabs>\n<TabItem label="B">\n甲\n</TabItem>\n</Tabs>\n</TabItem>\n</Tabs>',
      ),
    ).toBe(tabs(['A', tabs(['B', '<p>甲</p>'])]));
  });

  it('are none in code, and none without an end', () => {
    const code = '```md\n:::tabs\n== A\n=== "B"\n\n    c\n<Tabs>\n```';
    expect(showDoc(code)).toContain(':::tabs↵== A↵=== "B"↵↵    c↵&#x3C;Tabs>'.replace('&#x3C;', '<'));
    expect(showDoc('a == b\n\n== *c*')).toBe('<p>a == b</p>\n<p>== <em>c</em></p>');
    expect(showDoc('标题\n===')).toContain('标题');
    expect(showDoc('<Tabs\n  groupId="a"\n\n甲')).toContain('甲');
    expect(showDoc('<Tabs\n  groupId="a">\n\n<TabItem label="A">\n\n甲')).toContain('<p>甲</p>');
  });

  it('lose nothing of what stands before the first title, or has none', () => {
    expect(showDoc(':::tabs\n前\n\n== npm\n甲\n\n== pnpm\n乙\n:::')).toBe(`<p>前</p>\n${TWO}`);
    expect(showDoc(':::tabs\n**甲**\n\n- 乙\n:::\n丙')).toBe(
      '<p><strong>甲</strong></p>\n<ul><li>乙</li></ul>\n<p>丙</p>',
    );
    expect(showDoc('> :::tabs\n> == npm\n> :::')).toBe(`<blockquote>${tabs(['npm', ''])}</blockquote>`);
  });

  it.each([
    ['behind a list mark', '- ```md\n  :::tabs\n  == A\n  :::\n  ```'],
    ['that is indented', '写法：\n\n    :::tabs\n    == A\n    :::\n'],
    ['of HTML', '<pre>\n:::tabs\n== A\n:::\n</pre>'],
  ])('are none in code %s', (_, text) => {
    expect(showDoc(text)).toContain(':::tabs↵== A↵:::');
  });

  it('go on behind code in a line of text', () => {
    expect(showDoc(':::tabs\n== npm\n```甲``` 乙\n\n== pnpm\n乙\n:::')).toBe(
      tabs(['npm', '<p><code>甲</code> 乙</p>'], ['pnpm', '<p>乙</p>']),
    );
  });

  it('without a closing line end at the next heading, and that is found', () => {
    const text = ':::tabs\n== A\n甲\n\n## 节\n\n乙';
    expect(showDoc(text)).toContain(tabs(['A', '<p>甲</p>']));
    expect(showFindings(text)).toEqual(['1 unclosed-admonition']);
  });
});
