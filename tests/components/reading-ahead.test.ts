// Pages that the reader is likely to open are read before they are asked for.
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Visit, visit } from '../support/renderApp.tsx';

const GUIDE = 'docs/v2/guide/index.md';
/** No page comes next to it. */
const LAST = '/docs/guide/markdown';

/** Seen as soon as they are observed. */
class AllInView implements Pick<IntersectionObserver, 'observe' | 'unobserve'> {
  #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver));
  }
  unobserve() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined));

const link = (name = '指南') =>
  within(screen.getByRole('navigation', { name: '文档侧边栏' })).getByRole('link', { name });
const markdownOf = ({ host }: Visit) => host.asked.filter((path) => path.endsWith('.md'));

it('a link that is hovered for a moment is read ahead, and its page opens without a request', async () => {
  const visited = await visit(LAST);
  vi.useFakeTimers();
  await visited.user.hover(link());
  await visited.user.unhover(link());
  await vi.advanceTimersByTimeAsync(1000);
  expect(markdownOf(visited)).not.toContain(GUIDE);
  await visited.user.hover(link());
  await vi.advanceTimersByTimeAsync(1000);
  expect(markdownOf(visited)).toContain(GUIDE);
  vi.useRealTimers();
  visited.host.faults.set(GUIDE, 'lost');
  await visited.user.click(link());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('指南'));
});

it('a link that takes the focus is read ahead', async () => {
  const visited = await visit('/docs/');
  link().focus();
  await waitFor(() => expect(markdownOf(visited)).toContain(GUIDE));
});

it('links in view are read ahead', async () => {
  vi.stubGlobal('IntersectionObserver', AllInView);
  const visited = await visit('/docs/');
  await waitFor(() => expect(markdownOf(visited)).toContain('docs/v2/guide/安装.md'));
});

const INSTALL = 'docs/v2/guide/安装.md';
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
/** What has been asked for is there, and parsed where it is to be. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

it('of the texts in view the one that comes next is parsed, the others wait for the reader', async () => {
  vi.stubGlobal('IntersectionObserver', AllInView);
  const visited = await visit('/docs/');
  await waitFor(() => expect(markdownOf(visited)).toEqual(expect.arrayContaining([GUIDE, INSTALL])));
  await settle();
  link().click();
  await Promise.resolve();
  expect(title()).toBe('指南');
  const guide = await visit(LAST);
  await waitFor(() => expect(markdownOf(guide)).toEqual(expect.arrayContaining([GUIDE, INSTALL])));
  await settle();
  link('安装').click();
  await Promise.resolve();
  expect(title()).not.toBe('安装小站');
  await waitFor(() => expect(title()).toBe('安装小站'));
});

it('the pages of a branch that the reader opens are parsed while the reader chooses', async () => {
  const visited = await visit('/docs/');
  expect(markdownOf(visited)).not.toContain(INSTALL);
  await visited.user.click(screen.getByRole('button', { name: '展开侧边栏分类「指南」' }));
  await waitFor(() => expect(markdownOf(visited)).toContain(INSTALL));
  await settle();
  link('安装').click();
  await Promise.resolve();
  expect(title()).toBe('安装小站');
});

it('a text that was read ahead opens without a request, and is looked at again when it stands', async () => {
  vi.stubGlobal('IntersectionObserver', AllInView);
  const visited = await visit(LAST);
  await waitFor(() => expect(markdownOf(visited)).toContain(INSTALL));
  await settle();
  const letGo = visited.host.hold(INSTALL);
  visited.host.files.set(INSTALL, '# 安装好了');
  link('安装').click();
  await waitFor(() => expect(title()).toBe('安装小站'));
  await waitFor(() => expect(markdownOf(visited).filter((path) => path === INSTALL)).toHaveLength(2));
  letGo();
  await waitFor(() => expect(title()).toBe('安装好了'));
});

const SPARING: Record<string, { saveData: boolean; effectiveType: string }> = {
  'a reader who saves data': { saveData: true, effectiveType: '4g' },
  'a reader on 2g': { saveData: false, effectiveType: '2g' },
  'a reader on slow 2g': { saveData: false, effectiveType: 'slow-2g' },
};

for (const [reader, connection] of Object.entries(SPARING))
  it(`${reader} has nothing read ahead, and opens pages all the same`, {
    tags: 'prefetch-saved-data',
  }, async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    vi.stubGlobal('IntersectionObserver', AllInView);
    const visited = await visit('/docs/');
    vi.useFakeTimers();
    await visited.user.hover(link());
    link().focus();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(markdownOf(visited)).toEqual(['docs/v2/index.md']);
    vi.useRealTimers();
    await visited.user.click(link());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('指南'));
    Reflect.deleteProperty(navigator, 'connection');
  });
