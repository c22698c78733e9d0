// Several versions of one site.
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { memoryHost } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';

const banner = () => within(screen.getByRole('banner'));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const note = (words: RegExp) => screen.getByText(words, { selector: '[role="note"]' });
const docsLink = () => banner().getByRole('link', { name: '文档中心' }).getAttribute('href');

async function choose(user: UserEvent, shown: string, wanted: string): Promise<void> {
  await user.click(banner().getByRole('button', { name: `选择版本：${shown}` }));
  await user.click(banner().getByRole('link', { name: wanted }));
}

it('an old version says so and leads to the same page of the latest', {
  tags: 'version-banner-old',
}, async () => {
  const { user, address } = await visit('/docs/v1/guide/');
  await user.click(within(note(/已停止维护/)).getByRole('link', { name: '最新版本（v2）' }));
  await waitFor(() => expect(address()).toBe('/docs/guide/'));
});

it('the latest version needs no name on its pages; the list tells how the others stand', async () => {
  const { user } = await visit('/docs/guide/');
  expect(within(screen.getByRole('article')).queryByText(/^版本：/)).toBeNull();
  await user.click(banner().getByRole('button', { name: '选择版本：v2' }));
  const items = banner()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(items).toEqual(expect.arrayContaining(['v2最新', 'v1停止维护', 'next（草稿）草稿']));
});

for (const [path, label] of [
  ['/docs/v1/guide/', 'v1'],
  ['/docs/next/guide/', 'next（草稿）'],
] as const)
  it(`a page of ${label} bears its version`, async () => {
    await visit(path);
    within(screen.getByRole('article')).getByText(`版本：${label}`);
    banner().getByRole('button', { name: `选择版本：${label}` });
  });

it('a choice by the banner is remembered as one in the list is', async () => {
  const { user, address, load } = await visit('/docs/guide/');
  await choose(user, 'v2', 'v1');
  await waitFor(() => expect(address()).toBe('/docs/v1/guide/'));
  await user.click(await screen.findByRole('link', { name: '最新版本（v2）' }));
  await waitFor(() => expect(address()).toBe('/docs/guide/'));
  await load('/');
  expect(docsLink()).toBe('/docs/');
});

it('the same page of another version is told of, though its title is the same', async () => {
  const { user, address } = await visit('/docs/guide/');
  const announcer = document.querySelector('#root > * > [role="status"][aria-live="polite"]') as Element;
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(announcer.textContent));
  observer.observe(announcer, { childList: true, characterData: true, subtree: true });
  await choose(user, 'v2', 'v1');
  await waitFor(() => expect(said).toEqual(['指南 | 小站文档']));
  await choose(user, 'v1', 'v2');
  await waitFor(() => expect(address()).toBe('/docs/guide/'));
  await waitFor(() => expect(said).toEqual(['指南 | 小站文档', '指南 | 小站文档']));
});

it('a version shows another one’s pages where it inherits them, and its links stay inside it', {
  tags: 'version-banner-inherited',
}, async () => {
  const { user, address } = await visit('/docs/next/guide/');
  expect(title()).toBe('指南');
  note(/尚未发布/);
  const article = within(screen.getByRole('article'));
  await user.click(article.getByRole('link', { name: '安装' }));
  await waitFor(() => expect(title()).toBe('安装小站'));
  expect(address()).toBe('/docs/next/guide/安装');
});

it('switching to a version that lacks the page opens its main page and says so', {
  tags: 'version-switch-without-page',
}, async () => {
  const { user, address, load } = await visit('/docs/guide/安装');
  await choose(user, 'v2', 'v1');
  await screen.findByText('v1 版本没有「安装小站」这一页，已为您打开该版本的首页。');
  expect(address()).toBe('/docs/v1/');
  await load('/docs/v1/');
  expect(title()).toBe('小站');
  expect(screen.queryByText(/这一页，已为您打开/)).toBeNull();
});

it('only a choice is remembered: the docs link then leads to the chosen version', {
  tags: 'version-preference',
}, async () => {
  let { user, address, load } = await visit('/docs/v1/guide/');
  ({ load } = await load('/'));
  expect(docsLink()).toBe('/docs/');
  ({ user, address, load } = await load('/docs/guide/'));
  await choose(user, 'v2', 'v1');
  await waitFor(() => expect(address()).toBe('/docs/v1/guide/'));
  await load('/');
  expect(docsLink()).toBe('/docs/v1/');
});

it('a stored version that is gone is forgotten', async () => {
  const { user, address, host, load } = await visit('/docs/guide/');
  await choose(user, 'v2', 'v1');
  await waitFor(() => expect(address()).toBe('/docs/v1/guide/'));
  host.editManifest((manifest) => {
    manifest.versions = manifest.versions.filter(({ name }) => name !== 'v1');
  });
  await load('/');
  expect(docsLink()).toBe('/docs/');
});

it('a site that wants no version remembered has none remembered', async () => {
  const host = await memoryHost();
  host.editManifest(({ site }) => {
    site.docsVersionPersistence = 'none';
  });
  const { user, address, load } = await visit('/docs/guide/', { host });
  await choose(user, 'v2', 'v1');
  await waitFor(() => expect(address()).toBe('/docs/v1/guide/'));
  await load('/');
  expect(docsLink()).toBe('/docs/');
});
