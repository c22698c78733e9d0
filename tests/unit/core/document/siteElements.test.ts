import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { toPlainText } from '../../../../src/core/document/plainText.ts';
import { ATTRIBUTE_NAME, ELEMENT_NAME, withoutListed } from '../../../../src/core/document/siteElements.ts';

const ELEMENTS = { 'api-console': ['src', 'method', 'data-region'], 'x-note': [] };

function render(text: string, elements: Record<string, string[]> | undefined = ELEMENTS) {
  const { doc } = parseDocument(text, { elements });
  const html = doc.blocks.map((block) => toHtml(block)).join('');
  return { doc, html, findings: withoutListed(doc.findings, elements) };
}

describe('custom elements', () => {
  it('stay with their listed attributes, around markdown and inside of it', () => {
    const text =
      '# 接口\n\n<api-console src="pets.json" method="get" data-region="cn">\n\n**GET** /pets\n\n</api-console>\n\n一个 <x-note>*词*</x-note>。\n';
    const { html, findings } = render(text);
    expect(html).toContain(
      '<api-console src="pets.json" method="get" data-region="cn">\n\n<p><strong>GET</strong> /pets</p>\n\n</api-console>',
    );
    expect(html).toContain('<p>一个 <x-note><em>词</em></x-note>。</p>');
    expect(findings).toEqual([]);
  });

  it('are text where they are not listed, with a finding', () => {
    const { html, findings } = render('甲 <my-card color="red">乙</my-card>', {});
    expect(html).toBe('<p>甲 &#x3C;my-card color="red">乙&#x3C;/my-card></p>');
    expect(findings).toEqual([{ kind: 'unlistedElement', line: 1, values: ['my-card', 'color'] }]);
  });

  it('lose attributes that are not listed, with a finding for each', () => {
    const { html, findings } = render('甲 <x-note onclick="a()" style="color:red" tone="b">乙</x-note>');
    expect(html).toBe('<p>甲 <x-note>乙</x-note></p>');
    expect(findings.map(({ kind, values }) => [kind, ...values])).toEqual([
      ['unlistedAttribute', 'x-note', 'onclick'],
      ['unlistedAttribute', 'x-note', 'style'],
      ['unlistedAttribute', 'x-note', 'tone'],
    ]);
  });

  it('get no value that could run code, and nothing inside of them can', () => {
    const { html } = render(
      '<api-console src=" java\tscript:alert(1)" method="data:text/html,x"><img src=x onerror=a()><script>a()</script></api-console>',
    );
    expect(html).toBe('<p><api-console><img src="x"></api-console></p>');
  });

  it('cannot be written by the properties that stand for them', () => {
    const { html } = render('<span data-element="x-note" data-attributes="[]">甲</span>');
    expect(html).toBe('<p><span>甲</span></p>');
  });

  it('need an end tag: a placeholder without backticks is text', () => {
    const { html, findings } = render('连接 <x-note>，再连接 <your-host>。');
    expect(html).toBe('<p>连接 &#x3C;x-note>，再连接 &#x3C;your-host>。</p>');
    expect(findings.map(({ kind }) => kind)).toEqual(['notHtml', 'notHtml']);
    expect(render('甲 <x-note/> 乙').html).toBe('<p>甲 <x-note></x-note> 乙</p>');
  });

  it('have the text inside of them for search', () => {
    const { doc } = render('<api-console src="a">\n\n查询订单\n\n</api-console>');
    expect(doc.blocks.map((block) => toPlainText(block)).join('')).toBe('查询订单');
  });
});

it.each([
  ['api-console', true],
  ['x-', true],
  ['console', false],
  ['Api-console', false],
  ['font-face', false],
  ['annotation-xml', false],
])('%s: a name of a custom element: %s', (name, expected) => expect(ELEMENT_NAME.test(name)).toBe(expected));

it.each([
  ['src', true],
  ['data-x', true],
  ['onclick', false],
  ['style', false],
  ['class', false],
  ['srcdoc', false],
])('%s: an attribute that may be listed: %s', (name, expected) =>
  expect(ATTRIBUTE_NAME.test(name)).toBe(expected),
);
