// The page of the search: /search?q=…
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { memoryHost } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';

const main = () => within(screen.getByRole('main'));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const field = () => screen.getByRole<HTMLInputElement>('searchbox');

describe('the search’s page', () => {
  it('asks anew by the form, and in another version', async () => {
    const { user, address } = await visit('/search');
    expect(document.title).toBe('搜索 | 小站文档');
    await user.type(field(), ' 安装 & 启动 ');
    await user.click(main().getByRole('button', { name: '搜索' }));
    await waitFor(() => expect(document.title).toBe('搜索：安装 & 启动 | 小站文档'));
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('安装 & 启动');
    await user.selectOptions(main().getByRole('combobox', { name: '搜索范围' }), '全部版本');
    await waitFor(() => expect(address()).toContain('version=all'));
    await user.clear(field());
    await user.type(field(), '解压{Enter}');
    await waitFor(() => expect(document.title).toBe('搜索：解压 | 小站文档'));
    expect(address()).toContain('version=all');
    expect(document.activeElement).toBe(field());
    await screen.findByRole('heading', { name: /^v1 ?指南$/ });
  });

  it('asks for what is typed in the version that is chosen next', async () => {
    const { user, address } = await visit('/search?q=安装');
    await user.clear(field());
    await user.type(field(), ' 解压');
    await user.selectOptions(main().getByRole('combobox', { name: '搜索范围' }), '全部版本');
    await waitFor(() => expect(address()).toBe('/search?q=解压&version=all'));
    expect(field().value).toBe('解压');
  });

  for (const spelling of ['/search', '/search/', '/search.html', '/search/index.html'])
    it(`${spelling} settles on one address, and keeps its query`, async () => {
      const { address } = await visit(`${spelling}?q=安装`);
      await waitFor(() => expect(address()).toBe('/search?q=安装'));
      expect(title()).toBe('搜索：安装');
    });

  it('tells the beginning of a long query; the whole is in its field', async () => {
    const query = 'qzx'.repeat(100);
    await visit(`/search?q=${query}`);
    const told = `${query.slice(0, 60)}…`;
    expect([title(), document.title]).toEqual([`搜索：${told}`, `搜索：${told} | 小站文档`]);
    expect(field().value).toBe(query);
    await waitFor(() => expect(main().getByRole('status').textContent).toContain(`「${told}」`));
  });

  it('has an address that servers take, whatever was pasted into the dialog or the form', async () => {
    const { user, address } = await visit('/docs/');
    await user.click(screen.getByRole('button', { name: '搜索' }));
    await screen.findByRole('combobox');
    await user.paste('长'.repeat(4000));
    await user.click(await screen.findByRole('link', { name: '在搜索页中查看' }));
    await waitFor(() => expect(field().value).toBe('长'.repeat(400)));
    expect(encodeURI(address()).length).toBeLessThan(8000);
    await user.clear(field());
    await user.paste('话'.repeat(4000));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field().value).toBe('话'.repeat(400)));
    expect(encodeURI(address()).length).toBeLessThan(8000);
  });

  it('is where the dialog’s search goes on', async () => {
    const { user, address, goBack } = await visit('/docs/v1/');
    await user.click(screen.getByRole('button', { name: '搜索' }));
    await user.type(await screen.findByRole('combobox'), '安装');
    await user.click(await screen.findByRole('link', { name: '在搜索页中查看' }));
    await waitFor(() => expect(title()).toBe('搜索：安装'));
    expect(address()).toBe('/search?q=安装&version=v1');
    expect(screen.queryByRole('dialog')).toBeNull();
    goBack();
    await waitFor(() => expect(address()).toBe('/docs/v1/'));
  });

  it('leads on to the first of the hits that more are asked for, and tells how many are listed', async () => {
    const constants = '../../src/core/constants.ts';
    vi.doMock(constants, async (load) => ({ ...(await load<object>()), SEARCH_PAGE_HITS: 1 }));
    const { user } = await visit('/search?q=安装');
    vi.doUnmock(constants);
    const more = () => main().queryByRole('button', { name: '显示更多' });
    const hits = () =>
      main()
        .queryAllByRole('listitem')
        .map(({ innerHTML }) => innerHTML);
    await waitFor(() => expect(hits().length).toBe(1));
    while (more() !== null) {
      const known = hits();
      await user.click(more() as HTMLElement);
      await waitFor(() => expect(hits().length).toBeGreaterThan(known.length));
      expect(document.activeElement?.outerHTML).toBe(hits().find((hit) => !known.includes(hit)));
    }
    expect(hits().length).toBeGreaterThan(1);
    expect(main().getByRole('status').textContent).toBe(`找到 ${hits().length} 条结果`);
  });

  it('offers the same help as the dialog', async () => {
    const host = await memoryHost();
    host.faults.set('search/v1/index.js', 'lost');
    const { user, address } = await visit('/search?q=表格&version=v1', { host });
    expect((await screen.findByRole('alert')).textContent).toContain('只能按标题查找');
    expect(main().getByRole('status').textContent).toContain('v1');
    host.faults.clear();
    await user.click(main().getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.click(main().getByRole('button', { name: '在全部版本中搜索' }));
    await screen.findByRole('heading', { name: /^v2 ?指南 › Markdown 写法$/ });
    expect(address()).toBe('/search?q=表格&version=all');
  });
});
