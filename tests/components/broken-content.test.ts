// What the reader sees when the site's files are missing or wrong.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { messages } from '#i18n/messages';
import { REQUEST_TIMEOUT } from '../../src/core/constants.ts';
import { memoryHost } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';

const GUIDE = 'docs/v2/guide/index.md';

const main = () => screen.getByRole('main');
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const retry = () => within(main()).getByRole('button', { name: '重试' });
const isTitle = (text: string) => waitFor(() => expect(title()).toBe(text), { timeout: 20_000 });

const MANIFEST_FAULTS = [
  { name: 'missing', fault: 404, words: ['找不到站点清单', 'manifest.json'] },
  { name: 'not JSON', text: '{ "site": ', words: ['站点文件的内容有误', 'manifest.json'] },
  {
    name: 'of the wrong shape',
    text: '{"site":{"title":"x"},"versions":[{"name":"v1","label":"v1","path":7}]}',
    words: ['站点文件的内容有误', 'versions[0].path'],
  },
  {
    name: 'a web page',
    fault: 'web page' as const,
    words: ['找不到站点清单', 'manifest.json', '请登录后再重试'],
  },
];

for (const { name, fault, text, words } of MANIFEST_FAULTS)
  it(`a manifest that is ${name} is reported in one screen, and a retry loads the site`, {
    tags: 'missing-manifest',
  }, async () => {
    const host = await memoryHost();
    const good = host.files.get('manifest.json') ?? '';
    host.files.set('manifest.json', text ?? good);
    if (fault !== undefined) host.faults.set('manifest.json', fault);
    const { user } = await visit('/docs/', { host, waits: false });
    await screen.findByRole('main');
    for (const word of words) expect(main().textContent).toContain(word);
    const banner = screen.queryByText(/Your site did not load properly/);
    expect(banner !== null).toBe(words[0] === '找不到站点清单');
    host.faults.clear();
    host.files.set('manifest.json', good);
    await user.click(retry());
    await isTitle('小站');
  });

it('a manifest that names a missing file: the page says which, the rest works', async () => {
  const host = await memoryHost();
  host.faults.set(GUIDE, 404);
  const { user } = await visit('/docs/guide/', { host });
  expect(main().textContent).toContain(GUIDE);
  retry();
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: '文档中心' }));
  await isTitle('小站');
});

it('a host that answers a missing file with a web page does not fool the reader', async () => {
  const host = await memoryHost();
  host.faults.set(GUIDE, 'web page');
  await visit('/docs/guide/', { host });
  expect(title()).toBe('这一页的内容不见了');
  expect(main().textContent).toContain('请登录后再重试');
  expect(screen.queryByText('Home')).toBeNull();
});

for (const { status, words } of [
  { status: 404, words: '这一页的内容不见了' },
  { status: 500, words: '服务器出错了' },
])
  it(`status ${status} has words of its own and a retry`, async () => {
    const host = await memoryHost();
    host.faults.set(GUIDE, status);
    const { user } = await visit('/docs/guide/', { host });
    expect(title()).toBe(words);
    host.faults.clear();
    await user.click(retry());
    await isTitle('指南');
  });

it('what cannot heal is asked for once', async () => {
  const host = await memoryHost();
  host.faults.set(GUIDE, 404);
  await visit('/docs/guide/', { host });
  retry();
  expect(host.asked.filter((path) => path === GUIDE)).toHaveLength(1);
});

it('what may heal is asked for again by itself', async () => {
  const host = await memoryHost();
  host.faults.set(GUIDE, 503);
  vi.useFakeTimers();
  await visit('/docs/guide/', { host, waits: false });
  const count = () => host.asked.filter((path) => path === GUIDE).length;
  await vi.waitFor(() => expect(count()).toBe(2), { timeout: 20_000 });
  host.faults.clear();
  await vi.waitFor(() => expect(title()).toBe('指南'), { timeout: 20_000 });
  expect(count()).toBe(3);
});

it('what did not come without a network comes when that is back, and the focus goes from title to title', async () => {
  const host = await memoryHost();
  // Before the visit, which may prefetch the page.
  host.faults.set(GUIDE, 'lost');
  const { user } = await visit('/docs/', { host });
  const sidebar = screen.getByRole('navigation', { name: '文档侧边栏' });
  await user.click(within(sidebar).getByRole('link', { name: '指南' }));
  await isTitle('连不上网络');
  expect(document.activeElement?.textContent).toBe('连不上网络');
  host.faults.clear();
  window.dispatchEvent(new Event('online'));
  await isTitle('指南');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('指南'));
});

it('a server that never answers is given up after the time limit: the reader is asked, not the server again', async () => {
  const host = await memoryHost();
  host.faults.set(GUIDE, 'silence');
  vi.useFakeTimers();
  await visit('/docs/guide/', { host, waits: false });
  const asked = () => host.asked.filter((path) => path === GUIDE);
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT);
  await vi.waitFor(() => expect(title()).toBe('服务器没有回应'));
  retry();
  expect(asked()).toHaveLength(1);
});

it('a page in memory stays readable when its file can no longer be fetched', async () => {
  const { user, host, goBack } = await visit('/docs/guide/');
  const sidebar = screen.getByRole('navigation', { name: '文档侧边栏' });
  await user.click(within(sidebar).getByRole('link', { name: '首页' }));
  await isTitle('小站');
  host.faults.set(GUIDE, 404);
  // The page counts as fresh for a moment after it was fetched.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
  goBack();
  await isTitle('指南');
  await screen.findByText(/^这一页的内容不见了，这里显示的是/);
  expect(title()).toBe('指南');
});

it('bare addresses are links in the browser as in the check', async () => {
  const host = await memoryHost();
  host.files.set(GUIDE, '# 指南\n\n见 https://a.com/x，www.b.com 和 c@d.com，以及[见 https://e.com]\n');
  await visit('/docs/guide/', { host });
  const links = [...document.querySelectorAll('.prose a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://a.com/x',
    'http://www.b.com',
    'mailto:c@d.com',
    'https://e.com',
  ]);
});

it('an empty answer for a page that has a text is told with a retry; a page that is empty stays one', async () => {
  const host = await memoryHost();
  const good = host.files.get(GUIDE) ?? '';
  let rendered = '<p>正文</p>';
  const drawn = () =>
    new Response(`<div id="root"><article><div class="prose">${rendered}</div></article></div>`, {
      headers: { 'content-type': 'text/html' },
    });
  vi.stubGlobal('fetch', async () => drawn());
  host.files.set(GUIDE, '');
  const visited = await visit('/docs/', { host });
  const { user } = visited;
  const sidebar = within(screen.getByRole('navigation', { name: '文档侧边栏' }));
  await user.click(sidebar.getByRole('link', { name: '指南' }));
  await isTitle(messages.contentError.incomplete.title);
  expect(main().textContent).toContain(GUIDE);
  host.files.set(GUIDE, good);
  await user.click(retry());
  await isTitle('指南');

  rendered = '';
  host.files.set(GUIDE, '');
  await visited.load('/docs/guide/');
  await waitFor(() => expect(document.querySelector('article > .prose')?.textContent).toBe(''));
});
