// Where the focus and the window go with the reader.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { memoryHost } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';

it('back at a footnote’s number it is on the number, which stays a stop of the Tab key', async () => {
  const host = await memoryHost();
  host.files.set('docs/v2/guide/markdown.md', '# 标记\n\n正文[^a]。\n\n[^a]: 注。\n');
  const { user } = await visit('/docs/guide/markdown', { host });
  const number = await screen.findByRole('link', { name: '1' });
  await user.click(number);
  await waitFor(() => expect(document.activeElement?.id).toBe('fn-a'));
  await user.click(document.querySelector('[data-footnote-backref]') as Element);
  await waitFor(() => expect(document.activeElement).toBe(number));
  expect(number.tabIndex).toBe(0);
});

it('back on a page at an anchor in a folded part, that part is open, as the reader left it', async () => {
  const folded = '<details>\n<summary>更多</summary>\n\n## 其余\n\n见[指南](./index.md)。\n\n</details>\n';
  const host = await memoryHost();
  host.files.set('docs/v2/guide/markdown.md', `# 标记\n\n[跳到](#其余)\n\n${folded}`);
  host.files.set('docs/v2/guide/index.md', '# 开始\n');
  const { user, goBack } = await visit('/docs/guide/markdown', { host });
  const isOpen = () => document.querySelector('details')?.open;
  await user.click(await screen.findByRole('link', { name: '跳到' }));
  await waitFor(() => expect(isOpen()).toBe(true));
  // Nothing has a height here: the page tells where the reader is.
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
  window.dispatchEvent(new Event('scroll'));
  await user.click(within(screen.getByRole('article')).getByRole('link', { name: '指南' }));
  await screen.findByRole('heading', { level: 1, name: '开始' });
  goBack();
  await screen.findByRole('heading', { level: 1, name: '标记' });
  await waitFor(() => expect(isOpen()).toBe(true));
});

it('a page that Back brings as it was left is put in its place by the browser: WebKit does so after it has told of it', async () => {
  await visit('/docs/guide/markdown');
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('auto');
  await waitFor(() => expect(history.scrollRestoration).toBe('manual'));
});

it('who asks again for a page that did not come arrives on it, at the anchor of the link that led there', async () => {
  const places: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    places.push(this.id);
  });
  const host = await memoryHost();
  host.files.set('docs/v2/guide/markdown.md', '# 标记\n\n[安装](./安装.md#回到过去)、[指南](./index.md)\n');
  host.files.set('docs/v2/guide/安装.md', '# 安装小站\n\n## 回到过去\n\n正文。\n');
  for (const file of ['docs/v2/guide/安装.md', 'docs/v2/guide/index.md']) host.faults.set(file, 404);
  const { user, goBack } = await visit('/docs/guide/markdown', { host });
  const ask = async (link: string) => {
    const article = screen.getByRole('article');
    await user.click(await within(article).findByRole('link', { name: link }));
    const again = await screen.findByRole('button', { name: '重试' });
    host.faults.clear();
    await user.click(again);
  };
  await ask('安装');
  await waitFor(() => expect(document.activeElement?.id).toBe('回到过去'));
  expect(places).toContain('回到过去');

  host.faults.set('docs/v2/guide/index.md', 404);
  goBack();
  await screen.findByRole('heading', { level: 1, name: '标记' });
  await ask('指南');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('指南'));
});

it('what was closed over the page at an anchor leaves it where it was, though Firefox takes it away with the step', async () => {
  const { user, address, goBack } = await visit('/docs/guide/安装#回到过去');
  const button = screen.getByRole('button', { name: '打开导航菜单' });
  await user.click(button);
  await screen.findByRole('dialog', { name: '导航菜单' });
  button.focus();
  button.blur();
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/docs/guide/安装#回到过去');
  await waitFor(() => expect(document.activeElement).toBe(button));
});
