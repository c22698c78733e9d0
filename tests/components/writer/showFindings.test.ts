import { getAllByRole, getByRole, getByText, queryByText } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showFindings } from '../../../src/writer/findings/showFindings.ts';

const own = {
  position: 'public/docs/a.md:3:5',
  rule: '链接打不开',
  message: '链接 b.md 没有对应的页面',
  path: '/docs/a',
  desk: '/edit/docs/a?line=3&column=5',
  words: '说明在这里',
};
const manifest = { position: 'public/manifest.json:2', rule: '站点清单有误', message: '应有逗号' };
const other = {
  position: 'public/docs/c.md:1',
  rule: '没有简介',
  message: '没有 description',
  path: '/docs/c',
};

afterEach(() => {
  showFindings({ own: [], others: [], othersCount: 0 });
  document.body.replaceChildren();
});

describe('showFindings', () => {
  it('lists what is wrong with the page first, each with its place', () => {
    showFindings({ own: [own], others: [manifest, other], othersCount: 5 });
    getByText(document.body, '本页 1 处要看');
    const items = [...document.querySelectorAll('li')].map(({ textContent }) =>
      textContent?.replace('在页上指出', ''),
    );
    expect(items).toEqual([
      '链接打不开：链接 b.md 没有对应的页面public/docs/a.md:3:5',
      '站点清单有误：应有逗号public/manifest.json:2',
      '没有简介：没有 descriptionpublic/docs/c.md:1',
    ]);
    getByText(document.body, '……另有 3 处，npm run check 列出全部');
    expect(getByRole(document.body, 'link', { name: /没有简介/ }).getAttribute('href')).toBe('/docs/c');
  });

  it('opens the desk at its place, else the page', () => {
    showFindings({ own: [own], others: [other], othersCount: 1 });
    const links = getAllByRole(document.body, 'link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([own.desk, '/docs/c']);
  });

  it('shows in the page the words that it speaks of', () => {
    const article = '<main><article><p>前一段。</p><p>这里的 <a>说明在这里</a>。</p></article></main>';
    document.body.innerHTML = article;
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    showFindings({ own: [own], others: [], othersCount: 0 });
    getByRole(document.body, 'button', { name: '在页上指出' }).click();
    expect(scroll.mock.contexts).toEqual([document.querySelector('article a')]);
    scroll.mockRestore();
  });

  it('goes when all is well, and stays open while the findings change', () => {
    showFindings({ own: [own], others: [], othersCount: 0 });
    const mark = document.querySelector('details');
    if (mark !== null) mark.open = true;
    showFindings({ own: [], others: [other], othersCount: 1 });
    expect(document.querySelector('details')).toBe(mark);
    expect(mark?.open).toBe(true);
    getByText(document.body, '别处 1 处要看');
    showFindings({ own: [], others: [], othersCount: 0 });
    expect(queryByText(document.body, /处要看/)).toBeNull();
  });
});
