import type { Element, Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../../../../src/core/document/describeFinding.ts';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { listSections } from '../../../../../src/core/search/index/sections.ts';
import { showDoc, showTree } from '../../../../support/showTree.ts';

const tex = String.raw;
const fence = (text: string) => `\`\`\`math\n${text}\n\`\`\``;

function listElements(node: Nodes): Element[] {
  const below = 'children' in node ? node.children.flatMap(listElements) : [];
  return node.type === 'element' ? [node, ...below] : below;
}
const elementsOf = (text: string) => parseDocument(text).doc.blocks.flatMap(listElements);
const mathOf = (text: string) => elementsOf(text).find(({ tagName }) => tagName === 'math');
const findingsOf = (text: string) =>
  parseDocument(text)
    .doc.findings.map(describeFinding)
    .map(({ line, rule, message }) => [line, rule, message]);

describe('a formula', () => {
  it('is MathML with its source', () => {
    const math = mathOf('质能 $E = mc^2$。');
    expect(math?.properties).toEqual({ alttext: '$E = mc^2$' });
    expect(showTree(math?.children ?? [])).toBe(
      '<mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn className="tml-sml-pad">2</mn></msup></mrow>',
    );
  });

  it.each([
    ['in a fence', fence('x^2'), 'x^2'],
    ['between lines of $$', '$$\nx^2\n$$', 'x^2'],
    ['alone between $$', '$$x^2$$', '$$x^2$$'],
    ['alone between brackets', tex`\[x^2\]`, tex`\[x^2\]`],
  ])('%s is a block that scrolls', (_, text, source) => {
    expect(showDoc(text)).toBe(
      `<div className="formula" dataRegion="公式，可左右滚动"><math>${source}</math></div>`,
    );
    expect(mathOf(text)?.properties.display).toBe('block');
  });

  it('is in its line beside other text', () => {
    expect(mathOf('其中 $$x^2$$ 为')?.properties.display).toBeUndefined();
    expect(showDoc('`a` $x_1$')).toBe('<p><code>a</code> <math>$x_1$</math></p>');
  });

  it('scrolls in its line where it is wide', () => {
    const sum = Array.from({ length: 12 }, (_, at) => `x_${at}`).join(' + ');
    expect(showDoc(`设 $${sum}$。`)).toBe(
      `<p>设 <span className="wide-formula"><math>$${sum}$</math></span>。</p>`,
    );
  });

  it('is rendered within raw HTML', () => {
    expect(showDoc('<div>\n\n$x_1$\n\n</div>')).toBe('<div><p><math>$x_1$</math></p></div>');
  });

  it('may have characters that are escaped for HTML', () => {
    expect(showTree(mathOf('$a &lt; b$')?.children ?? [])).toBe(
      '<mrow><mi>a</mi><mo><</mo><mi>b</mi></mrow>',
    );
  });

  it('is its source for headings and search', () => {
    const { doc } = parseDocument(`## 求 $a_1$\n\n设 $x^2$。\n\n${fence('y^2')}`);
    expect(doc.headings[0]).toMatchObject({ id: '求-a_1', text: '求 $a_1$' });
    expect(showTree(doc.headings[0]?.content ?? [])).toBe('求 \n<math>$a_1$</math>');
    expect(listSections(doc)[1]?.text).toBe('设 $x^2$。\ny^2');
  });

  it('is code in a block of another language', () => {
    expect(showDoc('```latex\nx^2\n```')).toBe('<pre><code className="language-latex">x^2↵</code></pre>');
  });
});

describe('a formula that cannot be rendered', () => {
  it('is reported with the reason, and shows its source', () => {
    const text = tex`一

设 $\foo{1}$。`;
    expect(findingsOf(text)).toEqual([
      [3, 'broken-formula', tex`公式「$\foo{1}$」画不出来（Unsupported function name: \foo），已按原文显示`],
    ]);
    expect(showDoc(text)).toContain(tex`<p>设 $\foo{1}$。</p>`);
  });

  it('is code where it is a block', () => {
    const text = `一\n\n${fence(tex`\frac{`)}\n\n$$\\frac{1$$`;
    expect(findingsOf(text).map(([line]) => line)).toEqual([3, 7]);
    expect(showDoc(text)).toContain(tex`<pre><code className="language-latex math">\frac{↵</code></pre>`);
    expect(showDoc(text)).toContain(tex`<p>$$\frac{1$$</p>`);
  });
});

describe('a hostile formula', () => {
  it.each([
    tex`\href{javascript:alert(1)}{x}`,
    tex`\url{https://a.b/c}`,
    tex`\includegraphics{https://a.b/c.png}`,
    tex`\htmlData{a=b}{x}`,
    tex`\class{prose}{x}`,
    tex`\id{root}{x}`,
    tex`\style{background:url(//a.b)}{x}`,
    tex`\data{a=b}{x}`,
    tex`\label{a}x \ref{a}`,
    tex`\text{<img src=x onerror=alert(1)>}`,
    tex`\color{url(//a.b)}x`,
    tex`\colorbox{red;background:url(//a.b)}{x}`,
    '</math><script>alert(1)</script>',
  ])('runs nothing and leads nowhere: %s', (formula) => {
    const elements = elementsOf(`<b>甲</b>设 $x^2 ${formula}$\n\n${fence(formula)}`);
    for (const { tagName, properties } of elements) {
      expect(tagName).toMatch(/^(?:b|code|div|m[a-z]+|p|pre|span)$/);
      const { alttext: _, style = '', ...others } = properties;
      expect(Object.keys(others).join(' ')).not.toMatch(/href|src|^on|\bid\b/i);
      expect(style).not.toMatch(/url|javascript/);
    }
  });

  it.each([
    ['a macro that expands for ever', tex`\def\a{\a\a}\a`],
    ['macros that multiply', tex`\newcommand{\a}[1]{#1#1#1#1#1#1}\a{\a{\a{\a{\a{\a{\a{\a{x}}}}}}}}`],
    ['a long macro, used often', `\\def\\a{${'x'.repeat(2000)}}${'\\a '.repeat(900)}`],
    ['deep nesting', '\\frac1{'.repeat(700) + '}'.repeat(700)],
    ['braces', '{'.repeat(2000) + '}'.repeat(2000)],
    ['a long text', 'x'.repeat(100_000)],
  ])('is text: %s', (_, formula) => {
    const { doc } = parseDocument(fence(formula));
    expect(doc.findings.map(({ kind }) => kind)).toEqual([expect.stringMatching(/^(?:broken|long)Formula$/)]);
    expect(showTree(doc.blocks)).toContain('<pre>');
  });

  it('is no larger than a page', () => {
    const space = elementsOf(fence(tex`\rule{9999em}{9999em}`)).find(({ tagName }) => tagName === 'mspace');
    expect(space?.properties).toMatchObject({ width: '50em', height: '50em' });
  });

  it('cannot come from raw HTML', () => {
    expect(showDoc('<p><code class="math">x^2</code></p>\n\n$y^2$')).toContain('<code>x^2</code>');
  });
});
