import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';

const fence = (source: string, info = '') => `\`\`\`wireframe ${info}\n${source}\n\`\`\`\n`;
const render = (text: string) => {
  const { doc } = parseDocument(text);
  // The tree is frozen; its serializer only reads it.
  return doc.blocks.map((block) => toHtml(block as Parameters<typeof toHtml>[0])).join('');
};

describe('renderWireframes', () => {
  it('renders a figure with a named group and a caption', () => {
    const html = render(fence('alt: 登录页面\nbutton 提交', 'title="登录"'));
    expect(html).toBe(
      '<figure class="wireframe"><div class="wf-ground" role="group" aria-label="登录页面">' +
        '<div class="wf-button">提交</div></div><figcaption>登录</figcaption></figure>',
    );
  });

  it('connects a number and its entry by links, where a list follows', () => {
    const html = render(`${fence('button 提交 #1')}\n1. 提交之后。\n`);
    expect(html).toContain('<div class="wf-mark" id="w1n1" data-n="1"><div class="wf-button">提交</div>');
    expect(html).toContain('<a class="wf-n" data-n="1" href="#w1-1" aria-label="1"></a>');
    expect(html).toContain(
      '<ol class="wf-legend"><li id="w1-1"><a class="wf-n" data-n="1" href="#w1n1" aria-label="1"></a>提交之后。</li></ol>',
    );
  });

  it('renders a number without an entry as no link', () => {
    const html = render(`${fence('button 提交 #2')}\n1. 提交之后。\n`);
    expect(html).toContain('<span class="wf-n" data-n="2" role="img" aria-label="2"></span>');
  });

  it('leaves the list after another text alone', () => {
    expect(render(`${fence('button 提交 #1')}\n步骤：\n\n1. 提交。\n`)).toContain('<ol><li>提交。</li></ol>');
  });

  it('numbers the pictures of a page, also within other elements', () => {
    const html = render(`:::note\n\n${fence('text 一 #1')}\n1. 一\n\n:::\n\n${fence('text 二 #1')}\n1. 二\n`);
    expect(html).toContain('id="w1-1"');
    expect(html).toContain('id="w2-1"');
  });

  it('renders a part of an unknown name as a text', () => {
    expect(render(fence('sparkle 闪'))).toContain('<div class="wf-text">闪</div>');
    expect(render(fence('constructor 闪 @1'))).toContain('<div class="wf-text" data-step="1">闪</div>');
  });
});
