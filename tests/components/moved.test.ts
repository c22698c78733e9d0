// Old addresses: the application leads on to where what stood there stands now.
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { memoryHost } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';

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
