// The tree of a version's docs.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { memoryHost } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';

const sidebar = () => within(screen.getByRole('navigation', { name: '文档侧边栏' }));
const isTitle = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text));

it('categories open when the reader enters them, and stay open when the reader leaves', {
  tags: 'sidebar-opens-categories',
}, async () => {
  const { user } = await visit('/docs/');
  expect(sidebar().queryByRole('link', { name: '安装' })).toBeNull();
  await user.click(sidebar().getByRole('link', { name: '指南' }));
  await isTitle('指南');
  await user.click(sidebar().getByRole('link', { name: '安装' }));
  await isTitle('安装小站');
  await user.click(sidebar().getByRole('link', { name: '首页' }));
  await isTitle('小站');
  sidebar().getByRole('link', { name: '安装' });
  await user.click(sidebar().getByRole('button', { name: '折叠侧边栏分类「指南」' }));
  await waitFor(() => expect(sidebar().queryByRole('link', { name: '安装' })).toBeNull());
});

it('several categories stay open, and nothing hides the sidebar', { tags: 'sidebar-stays' }, async () => {
  const host = await memoryHost();
  host.editManifest(({ versions: [version] }) =>
    Object.values(version?.sidebars ?? {})[0]?.push({
      type: 'category',
      label: '外面',
      items: [{ type: 'link', label: '源码', href: 'https://git.example.com/' }],
    }),
  );
  const { user } = await visit('/docs/', { host });
  await user.click(sidebar().getByRole('button', { name: '展开侧边栏分类「指南」' }));
  await user.click(sidebar().getByRole('button', { name: '外面' }));
  await waitFor(() => sidebar().getByRole('link', { name: /^源码/ }));
  sidebar().getByRole('link', { name: '安装' });
  expect(screen.queryByRole('button', { name: /收起侧边栏|隐藏/ })).toBeNull();
});

it('leads to pages whose names hold what begins a query or a hash elsewhere', async () => {
  const host = await memoryHost();
  host.editManifest(({ versions }) => {
    for (const doc of versions.find(({ isLast }) => isLast)?.docs ?? [])
      if (doc.title === '安装小站') doc.path = '/docs/C#?';
  });
  const { user, address } = await visit('/docs/guide/', { host });
  await user.click(sidebar().getByRole('link', { name: '安装' }));
  await isTitle('安装小站');
  expect(address()).toBe('/docs/C%23%3F');
  expect(sidebar().getByRole('link', { current: 'page' }).textContent).toBe('安装');
  await user.click(sidebar().getByRole('link', { name: '首页' }));
  await isTitle('小站');
  await user.click(sidebar().getByRole('link', { name: '指南' }));
  await isTitle('指南');
  await user.click(
    within(screen.getByRole('navigation', { name: '文档分页导航' })).getByRole('link', { name: /安装/ }),
  );
  await isTitle('安装小站');
});
