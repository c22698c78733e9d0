import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { buildTocTree } from '../../../../src/core/site/nav/pageModel.ts';
import { Toc, TocBar } from '../../../../src/reader/features/toc/Toc.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

const { headings } = parseDocument('# 题\n\n## 准备\n\n### `docker` 版本\n\n## 启动\n\n#### 更深\n').doc;
const nodes = buildTocTree(headings, 2, 3);

/** Where the headings stand in the window, from its top. */
let tops: Record<string, number>;
beforeEach(() => {
  tops = {};
  const article = document.body.appendChild(document.createElement('article'));
  for (const { id } of headings) {
    const heading = article.appendChild(document.createElement('h2'));
    heading.id = id;
    heading.getBoundingClientRect = () => new DOMRect(0, tops[id] ?? 10_000);
  }
  return () => article.remove();
});

const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);
const scroll = () => window.dispatchEvent(new Event('scroll'));

describe('Toc', () => {
  it('lists the headings, with what is in them, and leads to their anchors', () => {
    renderPart(<Toc nodes={nodes} />);
    const links = screen.getAllByRole('link');
    expect(links.map(({ innerHTML }) => innerHTML)).toEqual(['准备', '<code>docker</code> 版本', '启动']);
    expect(links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
      '/docs/#准备',
      '/docs/#docker-版本',
      '/docs/#启动',
    ]);
  });

  it('marks the heading that is read, and the last one at the page’s end', async () => {
    renderPart(<Toc nodes={nodes} />);
    expect(marked()).toEqual(['准备']);
    tops = { 准备: -200, 'docker-版本': 100, 启动: 400 };
    scroll();
    await waitFor(() => expect(marked()).toEqual(['docker 版本']));
    tops = { 准备: -900, 'docker-版本': -600, 启动: 10 };
    scroll();
    await waitFor(() => expect(marked()).toEqual(['启动']));
  });

  it('marks no heading that a tab or a folded part hides: browsers give it a place all the same', async () => {
    renderPart(<Toc nodes={nodes} />);
    const hidden = document.getElementById('启动') as HTMLElement;
    const panel = document.createElement('div');
    hidden.replaceWith(panel);
    panel.append(hidden);
    panel.setAttribute('hidden', 'until-found');
    tops = { 准备: -200, 'docker-版本': 100, 启动: 120 };
    scroll();
    await waitFor(() => expect(marked()).toEqual(['docker 版本']));
    const details = document.createElement('details');
    panel.replaceWith(details);
    details.append(hidden);
    tops = { 准备: 100, 'docker-版本': 400, 启动: 120 };
    scroll();
    await waitFor(() => expect(marked()).toEqual(['准备']));
    details.open = true;
    tops = { 准备: -200, 'docker-版本': -100, 启动: 120 };
    scroll();
    await waitFor(() => expect(marked()).toEqual(['启动']));
  });

  it('keeps the marked link in its view, but for a reader who is in it by keys', async () => {
    const { draw } = renderPart(<Toc nodes={nodes} />);
    const list = screen.getAllByRole('list')[0] as HTMLElement;
    list.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    screen.getByRole('link', { name: '启动' }).getBoundingClientRect = () => new DOMRect(0, 200, 200, 30);
    screen.getByRole('link', { name: 'docker 版本' }).getBoundingClientRect = () =>
      new DOMRect(0, 150, 200, 30);
    tops = { 准备: -200, 'docker-版本': 100, 启动: 400 };
    scroll();
    await waitFor(() => expect(list.scrollTop).toBe(88));
    const first = screen.getByRole('link', { name: '准备' });
    first.focus();
    tops = { 准备: -900, 'docker-版本': -600, 启动: 10 };
    scroll();
    await waitFor(() => expect(marked()).toEqual(['启动']));
    // What was drawn has had its effects before it is drawn again.
    draw(<Toc nodes={nodes} />);
    first.blur();
    tops = { 准备: -200, 'docker-版本': 100, 启动: 400 };
    scroll();
    await waitFor(() => expect(list.scrollTop).toBe(88 + 88));
  });

  it('is not there where there is nothing to list', () => {
    renderPart(
      <>
        <Toc nodes={[]} />
        <TocBar nodes={[]} />
      </>,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('TocBar', () => {
  it('says which section is read, and closes its sheet when a heading was chosen', async () => {
    const { user } = renderPart(
      <>
        <TocBar nodes={nodes} />
        <Toc nodes={nodes} />
      </>,
    );
    const bar = screen.getByRole('button', { name: /^目录/ });
    expect(bar.textContent).toBe('目录准备');
    tops = { 准备: -200, 'docker-版本': 100, 启动: 400 };
    scroll();
    await waitFor(() => expect(bar.textContent).toBe('目录docker 版本'));
    const sheet = document.getElementById(bar.getAttribute('popovertarget') ?? '') as HTMLElement;
    let hidden = 0;
    sheet.hidePopover = () => {
      hidden += 1;
    };
    await user.click(screen.getByRole('link', { name: '启动' }));
    expect(hidden).toBe(1);
  });
});
