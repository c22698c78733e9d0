// What this browser remembers of its reader, and what happens when it cannot.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { visit } from '../support/renderApp.tsx';

const theme = () => document.documentElement.dataset.theme;
const toggle = () => screen.getByRole('button', { name: /^切换浅色\/暗黑模式/ });
const storageKey = () => document.documentElement.dataset.storageKey ?? '';

/** What the system asks for; without it, it asks for nothing. */
function setSystem(wanted?: 'light' | 'dark'): void {
  const lists = new Set<EventTarget>();
  let system = wanted;
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = Object.assign(new EventTarget(), { media: query });
    Object.defineProperty(list, 'matches', { get: () => query.includes(`prefers-color-scheme: ${system}`) });
    lists.add(list);
    return list;
  });
  changeSystem = (now) => {
    system = now;
    for (const list of lists) list.dispatchEvent(new Event('change'));
  };
}
let changeSystem = (_: 'light' | 'dark') => {};

it('without a choice and without a wish of the system the site is dark', {
  tags: 'default-theme-dark',
}, async () => {
  setSystem();
  await visit('/docs/');
  expect(theme()).toBe('dark');
  expect(toggle().getAttribute('aria-label')).toContain('当前：跟随系统');
});

it('follows the system while nothing is chosen, and no longer afterwards', {
  tags: 'system-theme',
}, async () => {
  setSystem('dark');
  const { user } = await visit('/docs/');
  expect(theme()).toBe('dark');
  changeSystem('light');
  expect(theme()).toBe('light');
  await user.click(toggle());
  expect(theme()).toBe('dark');
  changeSystem('dark');
  changeSystem('light');
  expect(theme()).toBe('dark');
});

const choose = (chosen: 'light' | 'dark') =>
  localStorage.setItem(storageKey(), JSON.stringify({ state: { theme: chosen }, version: 1 }));

it('a page that was opened in the background knows what was chosen before it was complete', async () => {
  setSystem('dark');
  await visit('/docs/', { waits: false });
  expect(theme()).toBe('dark');
  choose('light');
  await waitFor(() => expect(theme()).toBe('light'));
});

it('a page that Back brings as it was left knows what was chosen meanwhile', async () => {
  setSystem('dark');
  await visit('/docs/');
  choose('light');
  localStorage.setItem(`${storageKey()}:reading`, JSON.stringify({ look: { 'text-width': '68rem' } }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(theme()).toBe('light');
  expect(document.documentElement.style.getPropertyValue('--text-width')).toBe('68rem');
});

for (const rubbish of [
  '{{{',
  '"x"',
  '{"state":{"theme":"pink","version":5}}',
  '{"state":null}',
  '{"state":{"theme":["dark"]},"version":99}',
])
  it(`what another program stored is forgotten: ${rubbish}`, async () => {
    setSystem('light');
    const { load } = await visit('/docs/');
    localStorage.setItem(storageKey(), rubbish);
    const { user } = await load();
    expect(theme()).toBe('light');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('小站');
    await user.click(toggle());
    expect(JSON.parse(localStorage.getItem(storageKey()) ?? '').state.theme).toBe('dark');
  });

it('a full storage costs the memory and nothing else', async () => {
  setSystem('light');
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem, getItem: () => null, removeItem: () => {}, clear: () => {} });
  const faults: string[] = [];
  const note = ({ message }: ErrorEvent) => faults.push(message);
  window.addEventListener('error', note);
  onTestFinished(() => window.removeEventListener('error', note));
  const { user, load } = await visit('/docs/');
  await user.click(toggle());
  expect(theme()).toBe('dark');
  const sidebar = screen.getByRole('navigation', { name: '文档侧边栏' });
  await user.click(within(sidebar).getByRole('link', { name: '指南' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('指南'));
  expect(theme()).toBe('dark');
  await load();
  expect(theme()).toBe('light');
  expect(faults).toEqual([]);
});

it('works without storage', async () => {
  setSystem('dark');
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor;
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied');
    },
  });
  const { user } = await visit('/docs/');
  // Before the visit ends, which empties the storage.
  onTestFinished(() => void Object.defineProperty(globalThis, 'localStorage', storage));
  await user.click(toggle());
  expect(theme()).toBe('light');
});
