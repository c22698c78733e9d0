// Pages that the reader is likely to open are read before they are asked for.
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Visit, visit } from '../support/renderApp.tsx';

const GUIDE = 'docs/v2/guide/index.md';

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

const link = () =>
  within(screen.getByRole('navigation', { name: '文档侧边栏' })).getByRole('link', { name: '指南' });
const markdownOf = ({ host }: Visit) => host.asked.filter((path) => path.endsWith('.md'));

it('a link that is hovered for a moment is read ahead, and its page opens without a request', async () => {
  const visited = await visit('/docs/');
  vi.useFakeTimers();
  await visited.user.hover(link());
  await visited.user.unhover(link());
  await vi.advanceTimersByTimeAsync(1000);
  expect(markdownOf(visited)).toEqual(['docs/v2/index.md']);
  await visited.user.hover(link());
  await vi.advanceTimersByTimeAsync(1000);
  expect(markdownOf(visited)).toEqual(['docs/v2/index.md', GUIDE]);
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

const SPARING: Record<string, { saveData: boolean; effectiveType: string }> = {
  'a reader who saves data': { saveData: true, effectiveType: '4g' },
  'a reader on 2g': { saveData: false, effectiveType: '2g' },
  'a reader on slow 2g': { saveData: false, effectiveType: 'slow-2g' },
};

for (const [reader, connection] of Object.entries(SPARING))
  it(`${reader} has nothing read ahead, and opens pages all the same`, async () => {
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
