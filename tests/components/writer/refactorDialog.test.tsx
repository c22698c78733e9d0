import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SAVE_TOKEN } from '../../../src/core/site/manifest/saveRequest.ts';
import type { MarkdownPage } from '../../../src/core/site/urls/siteIndex.ts';
import { OrderList } from '../../../src/writer/editor/refactor/ActionForm.tsx';
import { RefactorButton } from '../../../src/writer/editor/refactor/RefactorButton.tsx';
import { renderPart } from '../../support/renderPart.tsx';

const ITEMS = ['甲', '乙', '丙'].map((label, at) => ({ name: `${at}.md`, label }));

function Ordered() {
  const [items, setItems] = useState<readonly (typeof ITEMS)[number][]>(ITEMS);
  return <OrderList items={items} onOrder={setItems} />;
}

const labels = () => screen.getAllByRole('listitem').map((row) => row.querySelector('span')?.textContent);

describe('OrderList', () => {
  it('moves by buttons, which keep the focus, and says where each is', async () => {
    renderPart(<Ordered />);
    (await screen.findByRole('button', { name: '下移「甲」' })).click();
    await waitFor(() => expect(labels()).toEqual(['乙', '甲', '丙']));
    screen.getByText('「甲」在第 2 位，共 3 位');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('下移「甲」');
    screen.getByRole('button', { name: '上移「乙」' }).click();
    expect(labels()).toEqual(['乙', '甲', '丙']);
  });

  it('moves what is dragged over the others', async () => {
    renderPart(<Ordered />);
    await screen.findByText('甲');
    const [first, , last] = screen.getAllByRole('listitem');
    if (first === undefined || last === undefined) throw new Error('no rows');
    fireEvent.dragStart(first, { dataTransfer: { effectAllowed: '' } });
    await waitFor(() => expect(first.dataset.dragged).toBe('true'));
    fireEvent.dragOver(last);
    await waitFor(() => expect(labels()).toEqual(['乙', '丙', '甲']));
    fireEvent.dragEnd(first);
  });
});

describe('RefactorButton', () => {
  const entry = { id: 'a', path: '/docs/a', title: '甲', file: 'docs/v8/a.md' };
  const page: MarkdownPage = { kind: 'page', path: entry.path, entry };
  const choices = { top: 'docs/v8', folders: ['docs/v8'], pages: [], headings: [], order: [] };
  const served = () => {
    const token = Object.assign(document.createElement('meta'), { name: SAVE_TOKEN, content: 'word' });
    document.head.append(token);
  };
  afterEach(() => {
    document.querySelector(`meta[name="${SAVE_TOKEN}"]`)?.remove();
    vi.unstubAllGlobals();
  });

  it('stands only where npm start serves the page', () => {
    renderPart(<RefactorButton page={page} isChanged={false} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows no plan that comes when the writer has turned to something else', async () => {
    const plan = { hash: 'h', files: [{ sign: '-', file: entry.file, lines: [], more: 0 }], notes: [] };
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      const { task } = JSON.parse(String(body));
      if (task === 'delete') await late;
      return { json: async () => (task === 'look' ? choices : plan) };
    });
    served();
    renderPart(<RefactorButton page={page} isChanged={false} />);
    (await screen.findByRole('button', { name: '页面' })).click();
    await screen.findByLabelText('文件名');
    screen.getByRole('radio', { name: '删除' }).click();
    const target = await screen.findByLabelText(/代替它/);
    fireEvent.submit(target.closest('form') as HTMLFormElement);
    screen.getByRole('radio', { name: '改名' }).click();
    const name = await screen.findByLabelText('改为');
    answer();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('button', { name: '确认改动' })).toBeNull();
    // What is asked now is shown.
    fireEvent.submit(name.closest('form') as HTMLFormElement);
    await screen.findByRole('button', { name: '确认改动' });
  });

  it('is as it was filled in when the writer comes back from what would happen', async () => {
    const plan = { hash: 'h', files: [{ sign: '+', file: 'docs/v8/b.md', lines: [], more: 0 }], notes: [] };
    const answers = [choices, plan];
    vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
    served();
    renderPart(<RefactorButton page={page} isChanged={false} />);
    (await screen.findByRole('button', { name: '页面' })).click();
    const name = await screen.findByLabelText('文件名');
    fireEvent.change(name, { target: { value: 'b' } });
    fireEvent.submit(name.closest('form') as HTMLFormElement);
    (await screen.findByRole('button', { name: '返回' })).click();
    expect(await screen.findByLabelText('文件名')).toMatchObject({ value: 'b' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('查看改动'));
  });

  it.each([
    [false, ['look', 'new']],
    [true, ['look']],
  ])(
    'asks with the page’s word; with unsaved text (%s) for nothing that changes files',
    async (isChanged, asked) => {
      const fetched = vi.fn(async (_: string, { body }: RequestInit) => {
        const { task } = JSON.parse(String(body));
        return new Response(JSON.stringify(task === 'look' ? choices : { message: '已经有 docs/v8/b.md' }));
      });
      vi.stubGlobal('fetch', fetched);
      served();
      renderPart(<RefactorButton page={page} isChanged={isChanged} />);
      (await screen.findByRole('button', { name: '页面' })).click();
      fireEvent.submit((await screen.findByLabelText('文件名')).closest('form') as HTMLFormElement);
      const said = await screen.findByText(
        isChanged ? '这一页有没保存的改动，请先保存。' : '已经有 docs/v8/b.md',
      );
      expect(said.getAttribute('role')).toBe('alert');
      expect(fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)).task)).toEqual(asked);
      expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'x-save-token': 'word' });
    },
  );

  it.each([
    ['-', 'home'],
    ['~', 'again'],
  ])('after an undo by which the page’s file is %s goes %s', async (sign, way) => {
    const files = [{ sign, file: entry.file, lines: [], more: 0 }];
    const answers = [choices, { hash: 'h', files, notes: [] }, { done: true }];
    vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
    const went = vi.fn();
    vi.spyOn(window.location, 'assign').mockImplementation((to) => went('home', to));
    vi.spyOn(window.location, 'reload').mockImplementation(() => went('again'));
    served();
    renderPart(<RefactorButton page={page} isChanged={false} />);
    (await screen.findByRole('button', { name: '页面' })).click();
    (await screen.findByRole('radio', { name: '撤销' })).click();
    (await screen.findByRole('button', { name: '查看改动' })).click();
    (await screen.findByRole('button', { name: '确认改动' })).click();
    await waitFor(() => expect(went.mock.calls).toEqual([way === 'home' ? ['home', '/'] : ['again']]));
    vi.restoreAllMocks();
  });

  it('names the top of a site whose docs lie there', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ ...choices, top: '', folders: ['', 'guide'] }));
    served();
    renderPart(<RefactorButton page={page} isChanged={false} />);
    (await screen.findByRole('button', { name: '页面' })).click();
    const folders = await screen.findByRole('combobox', { name: '文件夹' });
    expect([...folders.children].map(({ textContent }) => textContent)).toEqual(['站点最上层', 'guide']);
  });
});
