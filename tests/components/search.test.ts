// Finding pages and sections in the dialog.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HANDLERS, SCRIPTS } from '../support/hostileTexts.ts';
import { memoryHost } from '../support/memoryHost.ts';
import { type Visit, visit } from '../support/renderApp.tsx';

const INDEX = 'search/v2/index.js';

const dialog = () => screen.getByRole('dialog', { name: '搜索' });
const field = () => within(dialog()).getByRole<HTMLInputElement>('combobox');
const status = () => within(dialog()).getByRole('status').textContent;
const hits = () => within(dialog()).queryAllByRole('option');
const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const chosen = () => hits().findIndex((hit) => hit.getAttribute('aria-selected') === 'true');
const groupNames = () =>
  textsOf(
    within(dialog())
      .queryAllByRole('group')
      .map((group) => group.firstElementChild as Element),
  );
const recents = () => {
  const group = within(dialog()).queryByRole('group', { name: '最近搜索' });
  return group === null ? [] : textsOf(within(group).getAllByRole('option'));
};
const title = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;

async function open({ user }: Visit): Promise<void> {
  await user.click(screen.getByRole('button', { name: '搜索' }));
  await waitFor(() => expect(document.activeElement).toBe(field()));
}

/** Waits for the answer to a query, which is pasted: its first letters have answers, too. */
async function ask({ user }: Visit, query: string): Promise<void> {
  await user.clear(field());
  await waitFor(() => expect(status()).not.toMatch(/^找到|没有与/));
  await user.paste(query);
  await waitFor(() => expect(status()).toMatch(/^找到|没有与/));
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const isTitle = (text: string) => waitFor(() => expect(title()).toBe(text));

describe('the search’s dialog', () => {
  for (const [name, keys] of Object.entries({
    'Control K': '{Control>}k{/Control}',
    '⌘ K': '{Meta>}k{/Meta}',
    '/': '/',
  }))
    it(`${name} opens it`, async () => {
      const { user } = await visit('/docs/');
      await user.keyboard(keys);
      await waitFor(() => expect(document.activeElement).toBe(field()));
      expect(field().value).toBe('');
    });

  it('its field has the focus from the moment it stands there: the first key is not lost', async () => {
    const { user } = await visit('/docs/');
    await user.click(screen.getByRole('button', { name: '搜索' }));
    const field = await screen.findByRole('combobox');
    expect(document.activeElement).toBe(field);
  });

  it('Esc closes it, with words in the field as well; so does Back', async () => {
    const visited = await visit('/docs/guide/');
    await open(visited);
    await visited.user.keyboard('{Escape}');
    await isClosed();
    await open(visited);
    await ask(visited, '安装');
    await visited.user.keyboard('{Escape}');
    await isClosed();
    await open(visited);
    visited.goBack();
    await isClosed();
    expect(visited.address()).toBe('/docs/guide/');
  });

  it('arrow keys move the choice around, a click opens it, and the number of hits is told', async () => {
    const visited = await visit('/docs/');
    const { user } = visited;
    await open(visited);
    await ask(visited, '安装');
    expect(status()).toBe(`找到 ${hits().length} 条结果`);
    expect(hits().length).toBeGreaterThan(3);
    expect(chosen()).toBe(0);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(chosen()).toBe(1));
    expect(field().getAttribute('aria-activedescendant')).toBe(hits()[1]?.id);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(chosen()).toBe(hits().length - 1));
    await user.keyboard('{Home}');
    await waitFor(() => expect(chosen()).toBe(0));
    await user.keyboard('{End}');
    await waitFor(() => expect(chosen()).toBe(hits().length - 1));
    await user.click(within(dialog()).getByRole('option', { name: /^指南/ }));
    await isTitle('指南');
    await isClosed();
  });

  it('Enter that is quicker than the answer opens its first hit', async () => {
    const visited = await visit('/docs/');
    const letGo = visited.host.hold(INDEX);
    await open(visited);
    await visited.user.keyboard('安装小站{Enter}');
    expect(title()).toBe('小站');
    letGo();
    await isTitle('安装小站');
  });

  it('Enter waits for the full text where no name holds the words', async () => {
    const visited = await visit('/docs/');
    const letGo = visited.host.hold(INDEX);
    await open(visited);
    await visited.user.keyboard('docker');
    await within(dialog()).findByText(/正文还在加载/);
    expect(hits()).toEqual([]);
    await visited.user.keyboard('{Enter}');
    letGo();
    await isTitle('安装小站');
  });

  it('says what was searched when nothing is found', async () => {
    const visited = await visit('/docs/');
    await open(visited);
    await ask(visited, '鼋鼍');
    expect(status()).toBe('v2 文档中没有与「鼋鼍」相符的内容。');
    expect(within(dialog()).getAllByRole('listitem')).toHaveLength(3);
    expect(hits()).toEqual([]);
  });

  it('hits stand under their page, with its place in the sidebar and the words marked', async () => {
    const visited = await visit('/docs/');
    await open(visited);
    await ask(visited, 'docker');
    expect(groupNames()[0]).toBe('指南 › 安装小站');
    const group = within(dialog()).getByRole('group', { name: '指南 › 安装小站' });
    const marks = textsOf([...group.querySelectorAll('mark')]).map((text) => text?.toLowerCase());
    expect(new Set(marks)).toEqual(new Set(['docker']));
  });

  it('letters that an input method still composes are not searched', async () => {
    const visited = await visit('/docs/');
    await open(visited);
    await within(dialog()).findByRole('group', { name: '主要页面' });
    vi.useFakeTimers();
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'an’zhuang' }, isComposing: true });
    // Longer than the pause after which an answer comes.
    await vi.advanceTimersByTimeAsync(1000);
    expect(field().value).toBe('an’zhuang');
    expect(groupNames()).toEqual(['主要页面']);
    fireEvent.input(field(), { target: { value: '安装' }, isComposing: true });
    fireEvent.compositionEnd(field());
    await vi.waitFor(() => expect(groupNames()[0]).toBe('指南 › 安装小站'));
  });

  it('before anything is typed it offers the main pages', async () => {
    const visited = await visit('/docs/v1/');
    await open(visited);
    const pages = await within(dialog()).findByRole('group', { name: '主要页面' });
    expect(textsOf(within(pages).getAllByRole('option'))).toEqual(['小站', '指南']);
    // None is chosen that nobody asked for.
    await visited.user.keyboard('{Enter}');
    expect(chosen()).toBe(-1);
    await visited.user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(chosen()).toBe(1));
    await visited.user.keyboard('{Enter}');
    await isTitle('指南');
    expect(visited.address()).toBe('/docs/v1/guide/');
  });

  it('searches that led somewhere are kept in this browser, and can be cleared', async () => {
    let visited = await visit('/docs/');
    await open(visited);
    expect(recents()).toEqual([]);
    for (const [query, page] of [
      ['坐席', '指南'],
      ['安装', '安装小站'],
    ] as const) {
      await ask(visited, query);
      await visited.user.click(hits()[0] as Element);
      await isTitle(page);
      await open(visited);
    }
    await ask(visited, '渠道');
    await visited.user.clear(field());
    expect(recents()).toEqual(['安装', '坐席']);
    visited = await visited.load();
    await open(visited);
    expect(recents()).toEqual(['安装', '坐席']);
    await visited.user.click(within(dialog()).getByRole('option', { name: '坐席' }));
    await waitFor(() => expect(status()).toMatch(/^找到/));
    expect(field().value).toBe('坐席');
    expect(document.activeElement).toBe(field());
    await visited.user.clear(field());
    await visited.user.click(within(dialog()).getByRole('button', { name: '清除记录' }));
    await waitFor(() => expect(recents()).toEqual([]));
    expect(Object.keys(localStorage).filter((key) => key.endsWith(':searches'))).toEqual([]);
  });

  it('all versions are searched on request, and each hit says which one is its own', async () => {
    const visited = await visit('/docs/');
    await open(visited);
    await ask(visited, '解压');
    expect(status()).toMatch(/没有/);
    await visited.user.click(within(dialog()).getByRole('checkbox', { name: '全部版本' }));
    await waitFor(() => expect(groupNames()).toEqual(['v1指南']));
    await visited.user.click(hits()[0] as Element);
    await waitFor(() => expect(visited.address()).toBe('/docs/v1/guide/#安装'));
  });

  it('what the shown version lacks can be looked for in all of them', async () => {
    const visited = await visit('/docs/v1/');
    await open(visited);
    await ask(visited, '表格');
    expect(status()).toContain('v1');
    await visited.user.click(within(dialog()).getByRole('button', { name: '在全部版本中搜索' }));
    await waitFor(() => expect(groupNames()).toContain('v2指南 › Markdown 写法'));
    expect(document.activeElement).toBe(field());
  });

  it('has a button that closes it where what searches does not load: on a phone nothing lies beside it', async () => {
    const panel = '../../src/reader/features/search/SearchButton.tsx';
    vi.doMock(panel, async (original) => ({
      ...(await original<object>()),
      importPanel: () => Promise.reject(new Error('lost')),
    }));
    onTestFinished(() => void vi.doUnmock(panel));
    const { user } = await visit('/docs/');
    await user.click(screen.getByRole('button', { name: '搜索' }));
    await within(await screen.findByRole('dialog', { name: '搜索' })).findByRole('alert');
    await user.click(within(dialog()).getByRole('button', { name: '关闭搜索' }));
    await isClosed();
  });

  it('has that button while it waits for what searches, too', async () => {
    const panel = '../../src/reader/features/search/SearchButton.tsx';
    vi.doMock(panel, async (original) => ({
      ...(await original<object>()),
      importPanel: () => new Promise(() => {}),
    }));
    onTestFinished(() => void vi.doUnmock(panel));
    const { user } = await visit('/docs/');
    await user.click(screen.getByRole('button', { name: '搜索' }));
    await user.click(await screen.findByRole('button', { name: '关闭搜索' }));
    await isClosed();
  });

  it('where the full text does not load, titles answer, and a retry brings it', async () => {
    const host = await memoryHost();
    host.faults.set(INDEX, 'lost');
    const visited = await visit('/docs/', { host });
    await open(visited);
    await ask(visited, '请先安装');
    expect(status()).toBe('v2 文档中没有与「请先安装」相符的标题。');
    expect(within(dialog()).queryByRole('list')).toBeNull();
    await ask(visited, '环境要求');
    expect(textsOf(hits())).toEqual([expect.stringContaining('环境要求')]);
    expect(within(dialog()).getByRole('alert').textContent).toContain('只能按标题查找');
    host.faults.clear();
    await visited.user.click(within(dialog()).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(within(dialog()).queryByRole('alert')).toBeNull());
    expect(hits()[0]?.textContent).toContain('请先安装');
    expect(document.activeElement).toBe(field());
  });

  it('where the full text did not load, the network that is back brings it', async () => {
    const host = await memoryHost();
    host.faults.set(INDEX, 'lost');
    const visited = await visit('/docs/', { host });
    await open(visited);
    await ask(visited, '环境要求');
    host.faults.clear();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(within(dialog()).queryByRole('alert')).toBeNull());
    expect(hits()[0]?.textContent).toContain('请先安装');
    expect(document.activeElement).toBe(field());
  });

  it('while the full text is slow, titles answer first', async () => {
    const visited = await visit('/docs/');
    const letGo = visited.host.hold(INDEX);
    await open(visited);
    await visited.user.keyboard('环境要求');
    await within(dialog()).findByText(/正文还在加载/);
    expect(textsOf(hits())).toEqual([expect.stringContaining('环境要求')]);
    letGo();
    await waitFor(() => expect(within(dialog()).queryByText(/正文还在加载/)).toBeNull());
    expect(hits()[0]?.textContent).toContain('请先安装');
  });

  it('hostile text in titles, headings and queries stays text', async () => {
    const texts = [...SCRIPTS, ...HANDLERS].map((text) => `坏 ${text}`);
    const host = await memoryHost();
    host.editManifest(({ versions: [version] }) => {
      for (const [at, doc] of (version?.docs ?? []).entries())
        Object.assign(doc, { title: texts[at], description: texts[at], headings: texts });
    });
    // Names answer.
    host.faults.set(INDEX, 'lost');
    const visited = await visit('/docs/', { host });
    await open(visited);
    const strange = () =>
      document.body.querySelectorAll(':is(script, iframe, object, embed, img, style, link, [onerror])');
    const before = strange().length;
    await ask(visited, '坏');
    await waitFor(() => expect(textsOf(hits()).join()).toContain('<script>alert(1)</script>'));
    expect(strange()).toHaveLength(before);
    for (const query of [
      '<img src=x onerror=alert(1)>',
      '</mark><script>alert(1)</script>',
      '.*(',
      '\\',
      '%',
    ]) {
      fireEvent.input(field(), { target: { value: query } });
      await waitFor(() => expect(status()).toMatch(/^找到|没有与/));
      expect(strange()).toHaveLength(before);
    }
  });
});

describe('the page that a hit opens', () => {
  const marked = () => textsOf([...document.querySelectorAll('article mark[data-search]')]);

  it('has its words marked until the reader moves on, and again when the reader comes back', async () => {
    const visited = await visit('/docs/');
    await open(visited);
    await ask(visited, 'docker');
    await visited.user.keyboard('{Enter}');
    await isTitle('安装小站');
    await waitFor(() => expect(marked()).toContain('Docker'));
    const pager = screen.getByRole('navigation', { name: '文档分页导航' });
    await visited.user.click(within(pager).getAllByRole('link').at(-1) as Element);
    await isTitle('Markdown 写法');
    await waitFor(() => expect(marked()).toEqual([]));
    visited.goBack();
    await isTitle('安装小站');
    await waitFor(() => expect(marked()).toContain('Docker'));
  });

  it('has mark elements where browsers lack the layer, and its text back on Esc', async () => {
    const visited = await visit('/docs/');
    await open(visited);
    await ask(visited, 'docker');
    await visited.user.keyboard('{Enter}');
    await waitFor(() => expect(marked()).toContain('Docker'));
    const text = screen.getByRole('article').textContent;
    await visited.user.keyboard('{Escape}');
    expect(marked()).toEqual([]);
    expect(screen.getByRole('article').textContent).toBe(text);
  });

  it('keeps its marks while the search is opened and closed, and keeps them away once they were erased', async () => {
    const visited = await visit('/docs/');
    const { user } = visited;
    const openAndClose = async () => {
      await open(visited);
      await user.keyboard('{Escape}');
      await isClosed();
    };
    await open(visited);
    await ask(visited, 'docker');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(marked()).toContain('Docker'));
    await openAndClose();
    await waitFor(() => expect(marked()).toContain('Docker'));
    await user.keyboard('{Escape}');
    expect(marked()).toEqual([]);
    await openAndClose();
    // What would draw them comes in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(marked()).toEqual([]);
  });
});
