// Old addresses: the application leads on to where what stood there stands now.
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { memoryHost } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';
import { stubDatabase } from '../support/stubDatabase.ts';

const FILE = 'docs/v2/guide/安装.md';

const isTitle = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text));

async function hostWith(redirects: Record<string, string>) {
  const host = await memoryHost();
  host.editManifest((manifest) => {
    manifest.redirects = redirects;
  });
  return host;
}

it('an old address shows the page, under its address and without a step in the history', async () => {
  const host = await hostWith({ '/docs/setup': '/docs/guide/安装', '/docs/setup#a': '/docs/guide/#b' });
  const first = await visit('/docs/setup/?q=1#x', { host });
  await isTitle('安装小站');
  expect(first.address()).toBe('/docs/guide/安装?q=1#x');
  const { address } = await first.load('/docs/setup.html#a');
  await waitFor(() => expect(address()).toBe('/docs/guide/#b'));
  const { address: other } = await first.load('/docs/none');
  await isTitle('找不到页面');
  expect(other()).toBe('/docs/none');
});

it('an anchor that has moved to another page leads there, one that nobody knows stays', async () => {
  const host = await hostWith({ '/docs/guide/#gone': '/docs/guide/安装#here' });
  const first = await visit('/docs/guide/#nothing', { host });
  expect(first.address()).toBe('/docs/guide/#nothing');
  const { address } = await first.load('/docs/guide/#gone');
  await isTitle('安装小站');
  expect(address()).toBe('/docs/guide/安装#here');
});

it('a page on the screen, and its desk, whose file says another address go there and stay what they are', async () => {
  const host = await memoryHost();
  stubDatabase();
  vi.doMock('../../src/writer/editor/codemirror/createEditor.ts', () => ({}));
  const now = Date.now;
  let ahead = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  onTestFinished(() => void vi.restoreAllMocks());
  const moveTo = (path: string) => {
    // What was read of the site is old by now.
    ahead += 120_000;
    host.editManifest(({ versions }) => {
      const entry = versions.flatMap(({ docs }) => docs).find(({ file }) => file === FILE);
      if (entry !== undefined) entry.path = path;
    });
    window.dispatchEvent(new Event('visibilitychange'));
  };
  const page = await visit('/docs/guide/安装', { host });
  await isTitle('安装小站');
  moveTo('/docs/setup');
  await waitFor(() => expect(page.address()).toBe('/docs/setup'));
  await isTitle('安装小站');

  const desk = await page.load('/edit/docs/setup');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '源文本' });
  field.focus();
  field.value += '刚写的。';
  moveTo('/docs/install');
  await waitFor(() => expect(desk.address()).toBe('/edit/docs/install'));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '返回页面' }).getAttribute('href')).toMatch(/install$/),
  );
  expect(document.activeElement).toBe(field);
  expect(field.value).toMatch(/刚写的。$/);
});
