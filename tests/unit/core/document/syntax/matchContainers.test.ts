import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

const NOTE = '<aside dataAdmonition="note">';
const TIP = '<aside dataAdmonition="tip">';

describe('matchContainers', () => {
  it('nests containers of the same width', () => {
    expect(showDoc(':::note\n一\n:::tip\n二\n:::\n三\n:::\n四')).toBe(
      `${NOTE}<p>一</p>${TIP}<p>二</p></aside><p>三</p></aside>\n<p>四</p>`,
    );
  });

  it('nests wider ones around narrower ones, and the other way round', () => {
    const expected = `${NOTE}${TIP}<p>一</p></aside><p>二</p></aside>`;
    expect(showDoc('::::note\n:::tip\n一\n:::\n二\n::::')).toBe(expected);
    expect(showDoc(':::note\n::::tip\n一\n::::\n二\n:::')).toBe(expected);
  });

  it('closes one that nobody closed together with the one around it', () => {
    const text = '::::note\n:::tip\n一\n::::\n二';
    expect(showDoc(text)).toBe(`${NOTE}${TIP}<p>一</p></aside></aside>\n<p>二</p>`);
    expect(showFindings(text)).toEqual(['2 unclosed-admonition']);
  });

  it('ends one that nobody closes at the next heading', () => {
    const text = '# 页\n\n:::note\n一\n\n## 二\n\n:::tip\n三\n:::\n\n四';
    expect(showDoc(text)).toBe(
      `<h1 id="页">页</h1>\n${NOTE}<p>一</p></aside>\n<h2 id="二">二</h2>\n${TIP}<p>三</p></aside>\n<p>四</p>`,
    );
    expect(showFindings(text)).toEqual(['3 unclosed-admonition']);
  });

  it('lets a container hold headings when it is closed', () => {
    expect(showDoc('# 页\n\n:::note\n\n## 二\n\n一\n\n:::')).toBe(
      `<h1 id="页">页</h1>\n${NOTE}<h2 id="二">二</h2><p>一</p></aside>`,
    );
  });

  it('ends one in a list item with the item', () => {
    const text = '- :::note\n  一\n- 二\n\n三';
    expect(showDoc(text)).toContain('<li>二</li></ul>\n<p>三</p>');
    expect(showFindings(text)).toEqual(['1 unclosed-admonition']);
  });

  it('ends one at the margin where its end is set in as far as the list above it', () => {
    const box = (kind: string, end: string) => `:::${kind}\n\n- 一\n  1. 二\n${end}:::\n\n三\n\n`;
    const text = box('note', '  ') + box('tip', '     ').repeat(5);
    expect(showDoc(text)).toBe(showDoc(text.replace(/^ +(?=:)/gm, '')));
    expect(showDoc(text).match(/<\/aside>\n<p>三/g)).toHaveLength(6);
    expect(showFindings(text)).toEqual([]);
    expect(showDoc(':::note\n- :::tip\n  一\n  :::\n- 二\n  :::\n三')).toBe(
      `${NOTE}<ul><li>${TIP}<p>一</p></aside></li><li>二</li></ul></aside>\n<p>三</p>`,
    );
  });

  it('shows and reports a closing line too many', () => {
    expect(showDoc('一\n\n:::\n\n二')).toBe('<p>一</p>\n<p>:::</p>\n<p>二</p>');
    expect(showFindings('一\n\n:::\n\n二')).toEqual(['3 unclosed-admonition']);
  });

  it('leaves code alone', () => {
    expect(showDoc('```\n:::tip 标题\n```')).toBe('<pre><code>:::tip 标题↵</code></pre>');
    expect(showDoc('    :::tip 标题')).toBe('<pre><code>:::tip 标题↵</code></pre>');
    expect(showDoc('- a\n\n  ~~~\n  :::tip 标题\n  ~~~')).toContain('<pre><code>:::tip 标题↵</code></pre>');
  });

  it('shows openings as text when they are nested past all use', () => {
    const text = ':::note\n'.repeat(50);
    expect(showDoc(text).match(/<aside/g)?.length).toBeLessThan(10);
    expect(showDoc(text)).toContain(':::note');
  });
});
