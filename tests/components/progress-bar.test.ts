// The bar over a slow navigation; times by a clock of the test's own.
import { screen, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { PROGRESS_BAR } from '../../src/core/progressBar.ts';
import { memoryHost } from '../support/memoryHost.ts';
import { type Visit, visit } from '../support/renderApp.tsx';

const SLOW = 'docs/v2/guide/index.md';

const bar = () => document.querySelector('#nprogress');
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

async function openSlowPage(): Promise<Visit & { letGo: () => void }> {
  const visited = await visit('/docs/guide/安装');
  const letGo = visited.host.hold(SLOW);
  vi.useFakeTimers();
  return { ...visited, letGo };
}

const follow = ({ user }: Visit, name: string) =>
  user.click(within(screen.getByRole('navigation', { name: '文档侧边栏' })).getByRole('link', { name }));

it('stays away while only the hash or the query changes', { tags: 'progress-bar-same-page' }, async () => {
  const { user, address } = await openSlowPage();
  const toc = screen.getAllByRole('navigation', { name: '本页目录' }).at(-1) as HTMLElement;
  await user.click(within(toc).getByRole('link', { name: '环境要求' }));
  expect(address()).toBe('/docs/guide/安装#环境要求');
  await vi.advanceTimersByTimeAsync(PROGRESS_BAR.delay * 3);
  expect(bar()).toBeNull();
});

const ENDINGS: Record<string, (visited: Visit & { letGo: () => void }) => void | Promise<void>> = {
  'the reader goes Back': ({ goBack }) => goBack(),
  'the reader chooses another page': (visited) => follow(visited, '首页'),
  'the request fails': ({ host, letGo }) => {
    host.faults.set(SLOW, 404);
    letGo();
  },
};

for (const [ending, end] of Object.entries(ENDINGS))
  it(`does not hang when ${ending}`, async () => {
    const visited = await openSlowPage();
    await follow(visited, '指南');
    await eventually(() => expect(bar()).not.toBeNull());
    await end(visited);
    await eventually(() => expect(bar()).toBeNull());
  });

it('appears where a page that did not come is asked for again, and goes whatever comes of it', async () => {
  const host = await memoryHost();
  host.faults.set(SLOW, 404);
  const { user } = await visit('/docs/guide/', { host });
  const letGo = host.hold(SLOW);
  vi.useFakeTimers();
  await user.click(screen.getByRole('button', { name: '重试' }));
  await vi.advanceTimersByTimeAsync(PROGRESS_BAR.delay - 1);
  expect(bar()).toBeNull();
  await eventually(() => expect(bar()).not.toBeNull());
  letGo();
  await eventually(() => expect(bar()).toBeNull());
  expect(title()).toBe('这一页的内容不见了');
});
