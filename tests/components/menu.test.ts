// The sliding menu of small screens.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { type Visit, visit } from '../support/renderApp.tsx';

const menu = () => within(screen.getByRole('dialog', { name: '导航菜单' }));
const open = async ({ user }: Visit) => {
  await user.click(screen.getByRole('button', { name: '打开导航菜单' }));
  await screen.findByRole('dialog', { name: '导航菜单' });
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('opens with the docs’ sidebar; the site’s links stand behind it, and lead back to it', async () => {
  const visited = await visit('/docs/guide/安装');
  await open(visited);
  expect(menu().getByRole('link', { name: '安装' }).getAttribute('aria-current')).toBe('page');
  await visited.user.click(menu().getByRole('button', { name: '← 回到主菜单' }));
  await waitFor(() => menu().getAllByRole('link', { name: '关于' }));
  expect(menu().getByRole('link', { name: /^官网/ }).getAttribute('target')).toBe('_blank');
  menu().getByRole('link', { name: '简体中文' });
  expect(menu().queryByRole('navigation', { name: '文档侧边栏' })).toBeNull();
  // The way back has the focus of the way that is gone.
  const way = menu().getByRole('button', { name: '打开文档目录' });
  expect(document.activeElement).toBe(way);
  await visited.user.click(way);
  await waitFor(() => menu().getByRole('navigation', { name: '文档侧边栏' }));
  expect(document.activeElement).toBe(menu().getByRole('button', { name: '← 回到主菜单' }));
});

it('opens with the docs’ sidebar outside of the docs, too', async () => {
  const visited = await visit('/about');
  await open(visited);
  const tree = await waitFor(() => menu().getByRole('navigation', { name: '文档侧边栏' }));
  within(tree).getByRole('link', { name: '首页' });
  await visited.user.click(menu().getByRole('button', { name: '← 回到主菜单' }));
  menu().getAllByRole('link', { name: '关于' });
});

it('a page chosen in it takes its place in the history; Back leads to where the reader was', async () => {
  const visited = await visit('/docs/');
  await open(visited);
  await visited.user.click(menu().getByRole('link', { name: '指南' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('指南'));
  await isClosed();
  visited.goBack();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('小站'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives way to the search, and Back closes what is open', async () => {
  const visited = await visit('/docs/');
  await open(visited);
  await visited.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: '搜索' });
  expect(screen.queryByRole('dialog', { name: '导航菜单' })).toBeNull();
  visited.goBack();
  await isClosed();
  expect(visited.address()).toBe('/docs/');
});

it('has theme and versions; Escape closes the list of versions alone', async () => {
  const visited = await visit('/docs/');
  await open(visited);
  menu().getByRole('button', { name: /^切换浅色/ });
  const versions = menu().getByRole('button', { name: /^选择版本/ });
  await visited.user.click(versions);
  await visited.user.keyboard('{Escape}');
  expect(menu().queryByRole('link', { name: 'v1' })).toBeNull();
  expect(document.activeElement).toBe(versions);
  await visited.user.keyboard('{Escape}');
  await isClosed();
});
