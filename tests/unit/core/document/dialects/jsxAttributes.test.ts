// Attributes in braces, as pages of Docusaurus have them.
import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

describe('an attribute in braces', () => {
  it.each([
    ['<img src={require("./a.png").default} alt="甲" />', '<img src="./a.png" alt="甲" />'],
    [
      `<img src={useBaseUrl('/img/a.png')} alt={"甲"} width={300}/>`,
      '<img src="/img/a.png" alt="甲" width="300"/>',
    ],
    [`<img src={require('@site/static/img/a.png')} />`, '<img src="/img/a.png" />'],
    ["import logo from './a.png'\n\n<img src={logo} />", '\n\n<img src="./a.png" />'],
    [`<video src="/a.mp4" controls style={{width: '100%'}}/>`, '<video src="/a.mp4" controls />'],
    ['甲 <span style={{ color: "red" }}>乙</span>', '甲 <span>乙</span>'],
    [
      `<img\n  src={require('./a.png')}\n  style={{\n    width: 1,\n  }}\n/>\n\n甲`,
      '<img src="./a.png"/>\n\n甲',
    ],
    ['<img src={theme.logo} alt="甲" />', '<img alt="甲" />'],
  ])('is read, or left out: %s', (jsx, html) => {
    expect(showDoc(jsx)).toBe(showDoc(html));
    expect(showFindings(jsx)).toEqual(showFindings(html));
  });

  it.each([
    ['| a |\n| - |\n| 甲<br></br>乙 |', '| a |\n| - |\n| 甲<br>乙 |'],
    ['<p>甲<br class="x"></br>乙</p>', '<p>甲<br class="x">乙</p>'],
    ['<img src="./a.png" alt="a"></img>', '<img src="./a.png" alt="a">'],
    ['甲</br>乙', '甲</br>乙'],
  ])('may have an end that HTML has not: %s', (jsx, html) => {
    expect(showDoc(jsx)).toBe(showDoc(html));
    expect(showFindings(jsx)).toEqual(showFindings(html));
  });

  it('stays where it is code', () => {
    expect(showDoc('甲 `<img src={a} />`\n\n```jsx\n<img src={a} />\n```\n\n<img src={1} />')).toMatch(
      /<img src=\{a\} \/>.*<img src=\{a\} \/>/s,
    );
  });
});
