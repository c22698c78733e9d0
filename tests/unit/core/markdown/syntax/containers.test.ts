import { describe, expect, it } from 'vitest';
import { listFindings, showArticle } from '../showDoc.ts';

const NOTE = '<aside dataAdmonition=note>';
const TIP = '<aside dataAdmonition=tip>';

describe('matchContainers', () => {
  it('nests containers of the same width', () => {
    expect(showArticle(':::note\n一\n:::tip\n二\n:::\n三\n:::\n四')).toBe(
      `${NOTE}<p>一</p>${TIP}<p>二</p></aside><p>三</p></aside><p>四</p>`,
    );
  });

  it('nests wider ones around narrower ones, and the other way round', () => {
    const expected = `${NOTE}${TIP}<p>一</p></aside><p>二</p></aside>`;
    expect(showArticle('::::note\n:::tip\n一\n:::\n二\n::::')).toBe(expected);
    expect(showArticle(':::note\n::::tip\n一\n::::\n二\n:::')).toBe(expected);
  });

  it('closes one that nobody closed together with the one around it', () => {
    const text = '::::note\n:::tip\n一\n::::\n二';
    expect(showArticle(text)).toBe(`${NOTE}${TIP}<p>一</p></aside></aside><p>二</p>`);
    expect(listFindings(text)).toEqual(['unclosed-admonition 2']);
  });

  it('ends one that nobody closes at the next heading', () => {
    const text = '# 页\n\n:::note\n一\n\n## 二\n\n:::tip\n三\n:::\n\n四';
    expect(showArticle(text)).toBe(
      `<h1>页</h1>${NOTE}<p>一</p></aside><h2 id=二>二</h2>${TIP}<p>三</p></aside><p>四</p>`,
    );
    expect(listFindings(text)).toEqual(['unclosed-admonition 3']);
  });

  it('lets a container hold headings when it is closed', () => {
    expect(showArticle('# 页\n\n:::note\n\n## 二\n\n一\n\n:::')).toBe(
      `<h1>页</h1>${NOTE}<h2 id=二>二</h2><p>一</p></aside>`,
    );
  });

  it('ends one in a list item with the item', () => {
    const text = '- :::note\n  一\n- 二\n\n三';
    expect(showArticle(text)).toContain('<li>二</li></ul><p>三</p>');
    expect(listFindings(text)).toEqual(['unclosed-admonition 1']);
  });

  it('shows and reports a closing line too many', () => {
    expect(showArticle('一\n\n:::\n\n二')).toBe('<p>一</p><p>:::</p><p>二</p>');
    expect(listFindings('一\n\n:::\n\n二')).toEqual(['unclosed-admonition 3']);
  });

  it('leaves code alone', () => {
    expect(showArticle('```\n:::tip 标题\n```')).toBe('<pre><code>:::tip 标题\n</code></pre>');
    expect(showArticle('    :::tip 标题')).toBe('<pre><code>:::tip 标题\n</code></pre>');
    expect(showArticle('- a\n\n  ~~~\n  :::tip 标题\n  ~~~')).toContain(
      '<pre><code>:::tip 标题\n</code></pre>',
    );
  });

  it('shows openings as text when they are nested past all use', () => {
    const text = ':::note\n'.repeat(50);
    expect(showArticle(text).match(/<aside/g)?.length).toBeLessThan(10);
    expect(showArticle(text)).toContain(':::note');
  });
});
