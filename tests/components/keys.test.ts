// Single keys that do something, and how they are switched off.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { memoryHost } from '../support/memoryHost.ts';
import { type Visit, visit } from '../support/renderApp.tsx';

const title = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;
const isTitle = (text: string) => waitFor(() => expect(title()).toBe(text));
const list = () => screen.findByRole('dialog', { name: '键盘操作' });
const dialogs = () => document.querySelectorAll('dialog[open]').length;
const close = async ({ user }: Visit) => {
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^关闭/ }));
  await waitFor(() => expect(dialogs()).toBe(0));
};

it('n and p, or brackets, go to the neighbours and stop at the ends', async () => {
  const { user } = await visit('/docs/');
  await user.keyboard('n');
  await isTitle('指南');
  // One press: user-event takes two opening brackets for one, but not two closing ones.
  await user.keyboard(']');
  await isTitle('安装小站');
  await user.keyboard('[[');
  await isTitle('指南');
  await user.keyboard('p');
  await isTitle('小站');
  await user.keyboard('p');
  expect(title()).toBe('小站');
});

it('/ opens the search, ? the list, and e where there is no desk the place where the page is edited', async () => {
  const host = await memoryHost();
  host.editManifest(({ site }) => {
    site.editor = false;
  });
  const visited = await visit('/docs/', { host });
  const { user } = visited;
  await user.keyboard('/');
  await screen.findByRole('combobox');
  await close(visited);
  await user.keyboard('?');
  expect(within(await list()).getAllByText('上一页')).toHaveLength(1);
  await close(visited);
  const onClick = vi.fn((event: Event) => event.preventDefault());
  screen.getByRole('link', { name: /编辑此页/ }).addEventListener('click', onClick);
  await user.keyboard('e');
  await waitFor(() => expect(onClick).toHaveBeenCalledOnce());
});

it('no key does anything while one types, composes, holds another key, or under a dialog', async () => {
  const { user } = await visit('/docs/');
  const field = document.body.appendChild(document.createElement('input'));
  await user.type(field, 'n/?');
  expect(field.value).toBe('n/?');
  field.remove();
  fireEvent.keyDown(document.body, { key: 'n', keyCode: 229 });
  fireEvent.keyDown(document.body, { key: 'n', isComposing: true });
  fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
  await user.keyboard('?');
  await list();
  (document.activeElement as HTMLElement | null)?.blur();
  await user.keyboard('n/{Control>}k{/Control}');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(dialogs()).toBe(1);
  expect(title()).toBe('小站');
});

it('the list has the switch: off, only Ctrl K is left, and that is remembered', async () => {
  const works = async ({ user }: Visit) => {
    await user.keyboard('n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    return title() !== '小站';
  };
  let visited = await visit('/docs/');
  await visited.user.keyboard('?');
  const toggle = within(await list()).getByRole('checkbox', { name: '启用单键操作' });
  await visited.user.click(toggle);
  await close(visited);
  expect(screen.getByRole('button', { name: '搜索' }).getAttribute('aria-keyshortcuts')).not.toContain('/');
  expect(await works(visited)).toBe(false);
  visited = await visited.load();
  expect(document.documentElement.dataset.keys).toBe('off');
  expect(await works(visited)).toBe(false);
  await visited.user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(dialogs()).toBe(1));
});
