// Where the reader has been is offered again: on the home page, in the empty search, and in the sidebar.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Visit, visit } from '../support/renderApp.tsx';

const isTitle = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text));
const sidebar = () => screen.getByRole('navigation', { name: '文档侧边栏' });
const strip = () => screen.queryByRole('navigation', { name: '最近阅读' });
const kept = () => Object.keys(localStorage).filter((key) => /:(?:places|read)$/.test(key));

/** The heading that has been reached; those after it are far below. */
let reached = '';
beforeEach(() => {
  reached = '';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const headings = [...document.querySelectorAll('article :is(h2, h3)')];
    const last = headings.findIndex(({ textContent }) => textContent === reached);
    return new DOMRect(0, headings.indexOf(this) <= last ? -10 : 5000, 100, 20);
  });
});

const isRemembered = (words: string) => {
  const key = `${document.documentElement.dataset.storageKey}:places`;
  return waitFor(() => expect(localStorage.getItem(key)).toContain(words));
};

async function readTo(heading: string): Promise<void> {
  reached = heading;
  fireEvent.scroll(window);
  await isRemembered(heading);
  reached = '';
}

async function readPages(): Promise<Visit> {
  const visited = await visit('/docs/guide/安装');
  await readTo('环境要求');
  await visited.user.click(within(sidebar()).getByRole('link', { name: '指南' }));
  await isTitle('指南');
  await isRemembered('/docs/guide/"');
  return visited;
}

it('the home page offers the last pages with the section, and forgets them', async () => {
  const first = await readPages();
  const { user } = await first.load('/');
  await waitFor(() => expect(strip()).not.toBeNull());
  const nav = within(strip() as HTMLElement);
  expect(nav.getByRole('link').textContent).toBe('指南');
  await user.click(nav.getByRole('button', { name: '上次读到的页面' }));
  const links = nav.getAllByRole('link').map((link) => decodeURI(link.getAttribute('href') ?? ''));
  expect(links).toEqual(['/docs/guide/', '/docs/guide/安装#环境要求', '/docs/guide/']);
  await user.click(nav.getByRole('button', { name: '清除阅读记录' }));
  await waitFor(() => expect(strip()).toBeNull());
  expect(kept()).toEqual([]);
});

it('a heading that a tab or a folded part hides has not been read', async () => {
  await visit('/docs/guide/安装');
  const hidden = await screen.findByRole('heading', { name: /下一步/ });
  hidden.hidden = true;
  reached = hidden.textContent;
  fireEvent.scroll(window);
  await isRemembered('"heading":"启动"');
});

it('a page that did not come has not been read', async () => {
  const { host, user } = await visit('/docs/guide/安装');
  await readTo('环境要求');
  host.faults.set('docs/v2/guide/index.md', 404);
  await user.click(within(sidebar()).getByRole('link', { name: '指南' }));
  const retry = await screen.findByRole('button', { name: '重试' });
  // What is noted of a page is noted once it has been painted.
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const key of kept()) expect(localStorage.getItem(key)).not.toContain('/docs/guide/"');
  host.faults.clear();
  await user.click(retry);
  await isTitle('指南');
  await isRemembered('/docs/guide/"');
});

it('a reader who comes for the first time is offered nothing', async () => {
  await visit('/');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(strip()).toBeNull();
  expect(kept()).toEqual([]);
});

it('the empty search offers them too, without the page that is read, and one button clears all', async () => {
  const visited = await readPages();
  await visited.user.click(screen.getByRole('button', { name: '搜索' }));
  const group = await screen.findByRole('group', { name: '最近阅读' });
  expect(
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['安装小站 › 环境要求']);
  await visited.user.keyboard('{ArrowDown}{Enter}');
  await isTitle('安装小站');
  expect(visited.address()).toBe('/docs/guide/安装#环境要求');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await visited.user.click(screen.getByRole('button', { name: '搜索' }));
  await visited.user.click(await screen.findByRole('button', { name: '清除记录' }));
  expect(screen.queryByRole('group', { name: '最近阅读' })).toBeNull();
  expect(kept()).toEqual([]);
});

it('pages that were read are marked in the sidebar, on request', async () => {
  const visited = await readPages();
  const marks = () =>
    [...document.querySelectorAll('#root style')].map(({ textContent }) => textContent).join();
  expect(marks()).toBe('');
  localStorage.setItem(`${document.documentElement.dataset.storageKey}:reading`, '{"marksRead":true}');
  await visited.load('/docs/');
  await waitFor(() => expect(marks()).toContain('a[href="/docs/guide/安装"]'));
  expect(marks()).toContain(`a[href="${encodeURI('/docs/guide/安装')}"]`);
});
