// The table of components, row by row, and what holds for all of them.
import { describe, expect, it } from 'vitest';
import { COMPONENTS, findKind } from '../../../../../src/core/document/dialects/mdx/components.ts';
import { COMPONENT_EXAMPLES, tabs } from '../../../../support/componentExamples.ts';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

const MDX = { dialects: ['mdx'] } as const;

describe('the table of components', () => {
  it.each(COMPONENTS.map(({ names }) => names.split(' ')[0] ?? ''))('has an example of %s', (name) => {
    const [source, shown] = COMPONENT_EXAMPLES[name] ?? [];
    expect(showDoc(source ?? '', MDX)).toBe(shown);
    expect(showFindings(source ?? '', MDX)).toEqual([]);
  });

  it('has each name once', () => {
    const names = COMPONENTS.flatMap((row) => row.names.split(' '));
    expect(names.length).toBe(new Set(names).size);
    for (const name of names) expect(findKind(name)).toBeDefined();
  });
});

describe('a component', () => {
  it.each([
    [
      'with a space before the value of an attribute',
      '<Callout type= "info" emoji="⚠️">甲</Callout>',
      '<aside dataAdmonition="info"><p>甲</p></aside>',
    ],
    [
      'of commands that are written between its tags',
      '<PackageManagerTabs>\n<Fragment slot="npm">\n\n甲\n\n</Fragment>\n</PackageManagerTabs>',
      '<p>甲</p>',
    ],
    [
      'on one line in a list',
      '- <Note>甲</Note>',
      '<ul><li><aside dataAdmonition="note"><p>甲</p></aside></li></ul>',
    ],
    [
      'that text follows on its line',
      '<Tip>甲\n乙\n</Tip>',
      '<aside dataAdmonition="tip"><p>甲乙</p></aside>',
    ],
    [
      'that ends in another paragraph',
      '<Tip>甲\n\n乙</Tip>',
      '<aside dataAdmonition="tip"><p>甲</p><p>乙</p></aside>',
    ],
    [
      'that begins and ends in items of a list',
      '<Tip>\n- 甲\n- 乙</Tip>\n\n丙',
      '<aside dataAdmonition="tip"><ul><li>甲</li><li>乙</li></ul></aside>\n<p>丙</p>',
    ],
    [
      'in a quote, with a tag of two lines',
      '> <Note\n>   title="题"\n> >\n> 甲\n> </Note>',
      '<blockquote><aside dataAdmonition="note"><header>题</header><p>甲</p></aside></blockquote>',
    ],
    ['that is empty', '<Note></Note>\n\n甲', '<aside dataAdmonition="note"></aside>\n<p>甲</p>'],
    [
      'with Markdown in HTML',
      '<div>\n  <Note>*甲*</Note>\n</div>',
      '<div><aside dataAdmonition="note"><p><em>甲</em></p></aside></div>',
    ],
    [
      'set in by eight columns',
      '<Note>\n        甲\n</Note>',
      '<aside dataAdmonition="note"><p>甲</p></aside>',
    ],
    [
      'in a component',
      '<Tabs>\n  <TabItem label="A">\n    <Tabs>\n      <TabItem label="B">甲</TabItem>\n    </Tabs>\n  </TabItem>\n</Tabs>',
      tabs(['A', tabs(['B', '<p>甲</p>'])]),
    ],
    ['in a line', '甲 <Note title="题">乙</Note> 丙', '<p>甲 <strong>题</strong> 乙 丙</p>'],
    [
      'with a name of two parts',
      '<Cards.Card title="甲" href="/a" />',
      '<ul><li><a href="/a">甲</a></li></ul>',
    ],
    [
      'under another name',
      'import { LinkCard as Way } from \'@astrojs/starlight/components\'\n\n<Way title="甲" href="/a" />',
      '<ul><li><a href="/a">甲</a></li></ul>',
    ],
  ])('%s', (_, source, shown) => {
    expect(showDoc(source, MDX)).toBe(shown);
    expect(showFindings(source, MDX)).toEqual([]);
  });

  it.each([
    ['<Box title="题" href="/a">甲</Box>', '<p><a href="/a">甲</a></p>'],
    ['<Box label="题">\n甲\n</Box>', '<p><strong>题</strong><br>↵甲</p>'],
    ['<Box name="a" description="b" />', '<p><strong>a</strong><br>↵b</p>'],
    ['甲 <Box text="乙" />', '<p>甲 乙</p>'],
    ['<Box />', ''],
  ])('that no row knows keeps what can be read, and is a finding: %s', (source, shown) => {
    expect(showDoc(source, MDX)).toBe(shown);
    expect(showFindings(source, MDX)).toEqual(['1 dropped-html']);
  });

  it.each([
    ['<Note>\n甲', '<p><Note></p>\n<p>甲</p>'],
    ['甲\n\n</Note>', '<p>甲</p>\n<p></Note></p>'],
    ['<Note title="a>\n甲', '<p><Note title="a>↵甲</p>'],
    ['<Note {...a\n甲', '<p><Note {...a↵甲</p>'],
    ['a < b, c <5, <', '<p>a < b, c <5, <</p>'],
  ])('that is malformed is text: %s', (source, shown) => {
    expect(showDoc(source, MDX)).toBe(shown);
  });

  it('that is malformed and has a tag is a finding', () => {
    expect(showFindings('<Note>\n甲\n\n<Tabs>\n乙\n</Note>', MDX)).toEqual(['4 dropped-html']);
  });
});

describe('code in braces', () => {
  it.each([
    ['a comment', '甲{/* 乙 */}\n\n{/*\n\n丙\n\n*/}', '<p>甲</p>'],
    ['a string', '甲{" "}乙{`c`}', '<p>甲 乙c</p>'],
    ['a name that the page exports', "export const version = '1.2'\n\n甲 {version}", '<p>甲 1.2</p>'],
    ['the id of a heading', '## 甲 {/* #a */}', '<h2 id="a">甲</h2>'],
    [
      'Markdown',
      '## 甲 {#a}\n\n![](./a.png){width=300}',
      '<h2 id="a">甲</h2>\n<p><img src="./a.png" alt width="300"></p>',
    ],
    ['in code', '`{a}`', '<p><code>{a}</code></p>'],
  ])('is %s', (_, source, shown) => {
    expect(showDoc(source, MDX)).toBe(shown);
    expect(showFindings(source, MDX)).toEqual([]);
  });

  it.each([
    ['甲 {a.b *c*}', '<p>甲 <code>{a.b *c*}</code></p>'],
    [
      '{list.map((a) => (\n\n  <b>{a}</b>\n))}',
      '<pre><code className="language-jsx">{list.map((a) => (↵↵  <b>{a}</b>↵))}↵</code></pre>',
    ],
  ])('that is not known is shown, and a finding: %s', (source, shown) => {
    expect(showDoc(source, MDX)).toBe(shown);
    expect(showFindings(source, MDX)).toEqual(['1 dropped-html']);
  });
});

describe('MDX', () => {
  it.each([
    ['has no indented code', '甲\n\n    乙', '<p>甲</p>\n<p>乙</p>'],
    [
      'has imports below text',
      "甲\n\nimport A from './a.js'\nimport B from 'b'\n\n乙",
      '<p>甲</p>\n<p>乙</p>',
    ],
    ['has exports with blank lines', 'export const a = [\n\n  1,\n\n]\n\n甲', '<p>甲</p>'],
    [
      'has sentences',
      'import duties are high\n\nexport goods',
      '<p>import duties are high</p>\n<p>export goods</p>',
    ],
    [
      'has addresses',
      '<https://a.b> <a@b.c>',
      '<p><a href="https://a.b">https://a.b</a> <a href="mailto:a@b.c">a@b.c</a></p>',
    ],
    ['has comments of HTML', '甲<!-- 乙 -->\n\n<!--\n\n丙\n-->', '<p>甲</p>'],
    [
      'has HTML',
      '<p className="x" style={{ color: "red" }}>\n  甲<br />乙\n</p>',
      '<div><p>甲<br>乙</p></div>',
    ],
    ['has fragments', '<>\n甲\n</>', '<p>甲</p>'],
    [
      'has tables of HTML',
      '<table>\n  <tbody>\n    <tr>\n      <td>**甲**</td>\n    </tr>\n  </tbody>\n</table>',
      '<table><tbody><tr><td><strong>甲</strong></td></tr></tbody></table>',
    ],
  ])('%s', (_, source, shown) => {
    expect(showDoc(source, MDX).replace(/↵ */g, '')).toBe(shown.replace(/↵ */g, ''));
    expect(showFindings(source, MDX)).toEqual([]);
  });
});
