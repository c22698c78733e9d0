// Components that pages of Docusaurus and Starlight import.
import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

const IMPORTS =
  "import { Steps, CardGrid, LinkCard as Link, LinkCard, Aside } from '@astrojs/starlight/components';\nimport Since from '~/Since.astro'\nimport Box from '~/Box.astro'\nimport DocCardList from '@theme/DocCardList'\n\n";
const show = (text: string) => showDoc(IMPORTS + text);
const told = (text: string) => showFindings(IMPORTS + text);

describe('a component that a page imports', () => {
  it.each([
    [
      'is set in',
      '- 一\n    <Frame>\n      <Fragment>\n        甲\n      </Fragment>\n    </Frame>',
      '<ul><li><p>一</p><p>甲</p></li></ul>',
    ],
    [
      'is a badge',
      '甲 <Badge class="x" text="外部" /> `<Box>`',
      '<p>甲 <span dataBadge="info">外部</span> <code><Box></code></p>',
    ],
    [
      'is a link',
      '<LinkCard\n  title="甲"\n  href="https://a.b"\n/>',
      '<ul><li><a href="https://a.b">甲</a></li></ul>',
    ],
    ['has its pages in the sidebar', '甲\n\n<DocCardList />', '<p>甲</p>'],
  ])('%s', (_, text, shown) => {
    expect(show(text)).toBe(shown);
    expect(told(text)).toEqual([]);
  });

  it.each([
    ['steps', '<Steps>\n1. 甲\n</Steps>', ':::steps\n1. 甲\n:::'],
    [
      'cards',
      '<CardGrid>\n  <LinkCard title="甲" href="https://a.b" description="一" />\n</CardGrid>',
      ':::cards\n- [甲](https://a.b) 一\n:::',
    ],
    ['a box', '<Aside type="tip" title="题">\n甲\n</Aside>', ':::tip 题\n甲\n:::'],
  ])('is %s', (_, written, ours) => {
    expect(show(written)).toBe(showDoc(ours));
  });

  it.each([
    ['a box', '<Warning>\n  甲\n</Warning>', ':::warning\n甲\n:::'],
    ['a box with a title', '<Check title="题">\n  甲\n</Check>', ':::tip 题\n甲\n:::'],
    [
      'steps with titles',
      '<Steps>\n  <Step title="甲">\n    一\n\n    ```js\n    a\n    ```\n  </Step>\n  <Step title="乙">\n    二\n  </Step>\n</Steps>',
      ':::steps\n1. **甲**<br>\n   一\n\n   ```js\n   a\n   ```\n\n1. **乙**<br>\n   二\n\n:::',
    ],
    [
      'what is folded',
      '<AccordionGroup>\n  <Accordion title="甲" icon="x">\n    一\n  </Accordion>\n</AccordionGroup>',
      '<details><summary><a id="甲"></a>甲</summary>\n\n一\n\n</details>',
    ],
    [
      'what is folded below a heading with its title',
      '## 甲\n\n<Accordion title="甲">一</Accordion>',
      '## 甲\n\n:::details 甲\n一\n:::',
    ],
    [
      'what is folded, with an id',
      '<Accordion title="甲" id="x">一</Accordion>',
      '<details><summary><a id="x"></a>甲</summary>\n\n一\n\n</details>',
    ],
    [
      'tabs with ids',
      '<Tabs>\n  <Tab title="甲" id="x">\n    一\n  </Tab>\n</Tabs>',
      ':::tabs\n== <a id="x"></a>甲\n一\n:::',
    ],
    [
      'cards that lead somewhere',
      '<CardGroup cols={2}>\n  <Card title="甲" icon="x" href="/a">\n    一\n  </Card>\n  <Card title="乙" href="/b">\n    二\n  </Card>\n</CardGroup>',
      ':::cards\n- [甲](/a)<br>\n  一\n\n- [乙](/b)<br>\n  二\n\n:::',
    ],
  ])('is %s, as pages of Mintlify have it without an import', (_, written, ours) => {
    expect(showDoc(written).replace(/↵/g, '')).toBe(showDoc(ours).replace(/↵/g, ''));
    expect(showFindings(written)).toEqual([]);
  });

  it.each([
    ['stands around text', '<Box icon="x">\n**甲**\n</Box>\n\n乙', '<p><strong>甲</strong></p>\n<p>乙</p>'],
    ['has a title', '<Box title="题">\n- 甲\n</Box>', '<p><strong>题</strong></p>\n<ul><li>甲</li></ul>'],
    ['stands in a line', '<Box>见[甲](https://a.b)。</Box>', '<p>见<a href="https://a.b">甲</a>。</p>'],
  ])('%s, and is a finding where no row knows it', (_, text, shown) => {
    expect(show(text)).toBe(shown);
    expect(told(text)).toEqual(['6 dropped-html']);
  });

  it('is told of where it says what nobody can read', () => {
    expect(show('<p>\n\n**类型：** `x`<br/>\n<Since v="5.0" />\n</p>')).not.toContain('Since');
    expect(told('甲\n\n<Since v="5.0" />')).toEqual(['8 dropped-html']);
    expect(told('<auto-type-table path="./a.ts" name="Props" />')).toEqual(['6 dropped-html']);
  });

  it.each([
    ['<SiteLink href="https://a.b" title="题">甲</SiteLink>', '<p><a href="https://a.b">甲</a></p>'],
    ['甲 <SiteBadge /> 乙', '<p>甲  乙</p>'],
    ['<SiteBox kind="x">\n甲\n</SiteBox>', '<p>甲</p>'],
    ['<SiteBox\n  kind="x"\n>\n甲\n</SiteBox>', '<p>甲</p>'],
    ['甲\n\n<SiteCards\n  kind="x"\n/>', '<p>甲</p>'],
    ['<ClientOnly>\n  甲\n</ClientOnly>', '<p>甲</p>'],
    ['<Frame>\n  ![甲](./a.png)\n</Frame>', '<p><img src="./a.png" alt="甲"></p>'],
    [
      '<Frame caption="题">\n  ![甲](./a.png)\n</Frame>',
      '<p><img src="./a.png" alt="甲"><br>↵<em>题</em></p>',
    ],
    [
      '<ParamField path="a" type="string" required>\n  甲\n</ParamField>',
      '<p><strong>a: string</strong> <code>required</code><br>↵甲</p>',
    ],
    [
      '<Info>甲</Info>\n\n- <Info>\n  乙\n  </Info>',
      '<aside dataAdmonition="info"><p>甲</p></aside>\n<ul><li><aside dataAdmonition="info"><p>乙</p></aside></li></ul>',
    ],
  ])('may be known to the whole site: %s', (text, shown) => {
    expect(showDoc(text)).toBe(shown);
  });

  it.each([
    ['<Card title="甲" href="https://a.b" />', '<ul><li><a href="https://a.b">甲</a></li></ul>'],
    ['<Box title="甲" kind="x">\n  乙\n</Box>', '<p><strong>甲</strong><br>乙</p>'],
  ])('is itself where it stands in HTML: %s', (written, html) => {
    expect(show(`<div>\n  ${written}\n</div>`).replace(/↵ */g, '')).toBe(`<div>${html}</div>`);
  });

  it('holds cards where it stands in HTML that is set in', () => {
    const text =
      '<div>\n  <div>\n    <Columns cols={2}>\n      <Card title="甲" href="/a">\n        一\n      </Card>\n    </Columns>\n  </div>\n</div>';
    expect(showDoc(text).replace(/↵ */g, '')).toBe(
      '<div><div><ul><li><a href="/a">甲</a><br>一</li></ul></div></div>',
    );
  });

  it('leads somewhere in HTML of Vue too', () => {
    expect(showDoc('<div>\n  <Card title="甲" href="/a">\n  一\n  </Card>\n</div>').replace(/↵ */g, '')).toBe(
      '<div><ul><li><p><a href="/a">甲</a></p>一</li></ul></div>',
    );
  });

  it('stays where a sign before it says that it is text', () => {
    expect(show('[List\\<Box\\>](https://a.b)')).toBe('<p><a href="https://a.b">List<Box></a></p>');
  });

  it('stays where it is code, and where nobody imports it', () => {
    expect(show('```jsx\n<Box>\n```')).toContain('Box');
    expect(showDoc('a <Box> b')).toContain('Box');
  });
});
