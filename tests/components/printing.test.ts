// Printing more than the page on the screen.
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { valuesKey } from '../../src/lib/deferredStorageKeys.ts';
import { siteKey } from '../../src/lib/storageKeys.ts';
import { memoryHost } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';

const print = vi.fn();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});

const paper = () => document.querySelector<HTMLElement>('[data-paper]');
const titles = () => [...(paper()?.querySelectorAll('section[data-depth] > :first-child') ?? [])].map(textOf);
const textOf = ({ textContent }: Element) => textContent;
const dialog = () => within(screen.getByRole('dialog'));
const press = async (user: UserEvent, name: string) =>
  user.click(await dialog().findByRole('button', { name }));

async function open(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: '工具' }));
  await user.click(screen.getByRole('button', { name: '打印' }));
  await screen.findByRole('radio', { name: /^整个版本/ });
}

it('offers the page, its chapter, its version and a selection', async () => {
  const { user } = await visit('/docs/guide/安装');
  await open(user);
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '本页1 篇',
    '本章：指南3 篇',
    '整个版本：v24 篇',
    '自选页面1 篇',
  ]);
  // Landmarks are the site's: a dialog's head and foot are none.
  expect([...dialog().queryAllByRole('banner'), ...dialog().queryAllByRole('contentinfo')]).toEqual([]);
});

it('lays a version out and prints it under its name; what is closed leaves nothing', async () => {
  const { user } = await visit('/docs/guide/安装');
  await open(user);
  const title = document.title;
  let printed = '';
  print.mockImplementation(() => {
    printed = document.title;
  });
  await user.click(screen.getByRole('radio', { name: /^整个版本/ }));
  await press(user, '开始排版');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect([printed, document.title]).toEqual(['小站文档 v2 文档', title]);
  expect(titles()).toEqual(['1小站', '2指南', '2.1安装小站', '2.2Markdown 写法']);
  expect(document.body.dataset.printing).toBe('');

  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const inner = [...(paper()?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])];
  expect(inner.length).toBeGreaterThan(10);
  const dead = inner.filter(({ hash }) => !document.getElementById(decodeURIComponent(hash.slice(1))));
  expect(dead.map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect(
    within(paper() as HTMLElement)
      .getByText('关于')
      .getAttribute('href'),
  ).toBe('https://docs.example.com/about');

  await press(user, '关闭');
  await waitFor(() => expect(paper()).toBeNull());
  expect(document.body.dataset.printing).toBeUndefined();
});

it('tells by name what could not be read; the rest can be printed, and all once it has come', async () => {
  const host = await memoryHost();
  host.faults.set('docs/v2/guide/markdown.md', 404);
  const { user } = await visit('/docs/', { host });
  await open(user);
  await user.click(screen.getByRole('radio', { name: /^整个版本/ }));
  await press(user, '开始排版');
  const missing = await dialog().findByRole('alert');
  expect(within(missing).getAllByRole('listitem').map(textOf)).toEqual(['Markdown 写法']);
  expect(print).not.toHaveBeenCalled();
  expect(titles()).toHaveLength(4);
  expect(paper()?.textContent).toContain('这一页没有读到');
  await press(user, '打印');
  expect(print).toHaveBeenCalledTimes(1);
  host.faults.clear();
  await press(user, '重新读取');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(paper()?.textContent).not.toContain('这一页没有读到');
});

it('is called off in the middle, and leaves nothing', async () => {
  const host = await memoryHost();
  const letGo = host.hold('docs/v2/guide/markdown.md');
  const { user } = await visit('/docs/', { host });
  await open(user);
  await user.click(screen.getByRole('radio', { name: /^整个版本/ }));
  await press(user, '开始排版');
  await dialog().findByText('正在读取 3 / 4 篇');
  await press(user, '取消');
  letGo();
  await dialog().findByRole('button', { name: '开始排版' });
  expect([paper(), print.mock.calls.length]).toEqual([null, 0]);
});

it('prints what is chosen from the tree, by keyboard', async () => {
  const { user } = await visit('/docs/');
  await open(user);
  await user.click(screen.getByRole('radio', { name: /^自选页面/ }));
  const box = (name: string) => dialog().getByRole<HTMLInputElement>('checkbox', { name });
  expect([box('首页').checked, box('指南').checked]).toEqual([true, false]);
  box('首页').focus();
  await user.keyboard(' ');
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: '开始排版' }).disabled).toBe(true);
  await user.tab();
  expect(document.activeElement).toBe(box('指南'));
  await user.tab();
  await user.keyboard('{Enter}');
  box('安装').focus();
  await user.keyboard(' ');
  expect(box('指南').indeterminate).toBe(true);
  box('指南').focus();
  await user.keyboard(' ');
  box('指南（本篇）').focus();
  await user.keyboard(' ');
  await press(user, '开始排版');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(titles()).toEqual(['1安装小站', '2Markdown 写法']);
});

it('has what the reader has given for values, on all pages and for good', async () => {
  const host = await memoryHost();
  host.files.set(
    'docs/v2/guide/markdown.md',
    '# Markdown 写法\n\n在 YOUR_IP 和 YOUR_PORT 上。\n\n```bash title="YOUR_IP 上"\ncurl http://YOUR_IP:YOUR_PORT/\n```\n',
  );
  host.editManifest(({ versions }) => {
    const entry = versions
      .flatMap(({ docs }) => docs)
      .find(({ file }) => file === 'docs/v2/guide/markdown.md');
    if (entry)
      entry.values = [
        { name: 'YOUR_IP', label: '主机地址' },
        { name: 'YOUR_PORT', label: '端口' },
      ];
  });
  const own = { YOUR_IP: '"<b>YOUR_PORT' };
  localStorage.setItem(valuesKey(siteKey(host.shellManifest.site)), JSON.stringify(own));
  // A page that knows nothing of them.
  const { user } = await visit('/docs/guide/安装', { host });
  await open(user);
  await user.click(screen.getByRole('radio', { name: /^整个版本/ }));
  await press(user, '开始排版');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const text = paper()?.textContent;
  expect(text).toContain('在 "<b>YOUR_PORT 和 YOUR_PORT 上。');
  expect(text).toContain('curl http://"<b>YOUR_PORT:YOUR_PORT/\n');
  expect(text).toContain('’<b>YOUR_PORT 上');
  expect(paper()?.querySelector('[data-value]')).toBeNull();
});
