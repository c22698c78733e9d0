// A site whose manifest is published in parts.
import { createHash } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { sealManifest } from '../../src/core/site/manifest/sealedManifest.ts';
import { WHOLE_MANIFEST } from '../../src/core/site/shards/shard.ts';
import { shardManifest } from '../../src/core/site/shards/shardManifest.ts';
import { largeManifest } from '../support/largeManifest.ts';
import { type MemoryHost, memoryHost } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';

const sidebar = () => within(screen.getByRole('navigation', { name: '文档侧边栏' }));
const isTitle = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text));

async function largeHost(): Promise<MemoryHost> {
  const host = await memoryHost();
  const manifest = largeManifest({ folders: 60, pages: 30, flat: 700 });
  host.shellManifest = manifest;
  publish(host, manifest);
  for (const doc of manifest.versions.flatMap(({ docs }) => docs))
    host.files.set(doc.file, `# ${doc.title}\n\n正文。[下一章](../chapter-9/page-1.md)\n`);
  return host;
}

function publish(host: MemoryHost, manifest: ReturnType<typeof largeManifest>): void {
  const { root, files } = shardManifest(manifest, {
    hashOf: (text) => createHash('sha256').update(text).digest('hex'),
  });
  for (const file of host.files.keys()) if (file.startsWith('parts/')) host.files.delete(file);
  for (const [file, text] of files) host.files.set(file, text);
  host.files.set('manifest.json', sealManifest(JSON.stringify(root)));
  host.files.set(WHOLE_MANIFEST, JSON.stringify(manifest));
}

it('a deep link opens its branch; other branches open in place when asked', async () => {
  const host = await largeHost();
  const { user } = await visit('/docs/chapter-7/page-12', { host });
  await isTitle('第 chapter-7/page-12 页');
  expect(sidebar().getByRole('link', { name: '第 chapter-7/page-12 页' }).getAttribute('aria-current')).toBe(
    'page',
  );
  expect(sidebar().queryByRole('link', { name: '第 chapter-41/page-0 页' })).toBeNull();
  host.asked.length = 0;
  sidebar().getByRole('button', { name: '第 41 章' }).focus();
  await user.keyboard(' ');
  await waitFor(() => sidebar().getByRole('link', { name: '第 chapter-41/page-29 页' }));
  expect(host.asked.filter((file) => /^parts\/\d/.test(file))).toHaveLength(1);
  await user.click(sidebar().getByRole('link', { name: '第 chapter-41/page-29 页' }));
  await isTitle('第 chapter-41/page-29 页');
  // The neighbour stands in a branch that nobody has opened.
  const pager = within(screen.getByRole('navigation', { name: '文档分页导航' }));
  await user.click(pager.getByRole('link', { name: /chapter\/42|第 42 章/ }));
  await isTitle('第 42 章');
});

it('links of a text lead to pages that have not been heard of', async () => {
  const { user } = await visit('/docs/chapter-7/page-12', { host: await largeHost() });
  await user.click(await screen.findByRole('link', { name: '下一章' }));
  await isTitle('第 chapter-9/page-1 页');
});

it('a page of it that has been read ahead is there with the click', async () => {
  const host = await largeHost();
  await visit('/docs/chapter-7/page-12', { host });
  await isTitle('第 chapter-7/page-12 页');
  const link = sidebar().getByRole('link', { name: '第 chapter-7/page-13 页' });
  link.focus();
  await waitFor(() => expect(host.asked).toContain('docs/v2/chapter-7/page-13.md'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  link.click();
  await Promise.resolve();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('第 chapter-7/page-13 页');
});

it('an unknown address gives the pages that are near', async () => {
  const { user } = await visit('/docs/chapter-31/paeg-12', { host: await largeHost() });
  await isTitle('找不到页面');
  await user.click(screen.getByRole('link', { name: '第 chapter-31/page-12 页' }));
  await isTitle('第 chapter-31/page-12 页');
});

it('beside the words of an unknown address the tree is read like beside any page', async () => {
  // This DOM lays nothing out, and so has nothing come into view.
  vi.stubGlobal('IntersectionObserver', undefined);
  const { user } = await visit('/docs/chapter-31/paeg-12', { host: await largeHost() });
  await isTitle('找不到页面');
  await user.click(await sidebar().findByRole('button', { name: '手册' }));
  await waitFor(() => expect(sidebar().getAllByRole('button', { name: /^第 \d+ 章$/ }).length).toBe(30));
});

it('says so where it cannot be told what stands at an address, and does not call it missing', async () => {
  const host = await largeHost();
  for (const file of host.files.keys()) if (file.startsWith('parts/')) host.faults.set(file, 403);
  const { user } = await visit('/docs/chapter-7/page-12', { host });
  await screen.findByRole('button', { name: '重试' });
  expect(document.title).toBe('大站');
  host.faults.clear();
  await user.click(screen.getByRole('button', { name: '重试' }));
  await isTitle('第 chapter-7/page-12 页');
  await waitFor(() => expect(document.title).toBe('第 chapter-7/page-12 页 | 大站'));
});

it('the version can be changed', async () => {
  const { user, address } = await visit('/docs/chapter-0/page-3', { host: await largeHost() });
  await user.click(screen.getByRole('button', { name: '选择版本：v2' }));
  await user.click(screen.getByRole('link', { name: 'v1' }));
  await waitFor(() => expect(address()).toBe('/docs/v1/chapter-0/page-3'));
  await isTitle('第 chapter-0/page-3 页');
});

it('goes on under an open page when the parts of yesterday are gone', async () => {
  const host = await largeHost();
  const { user } = await visit('/docs/chapter-7/page-12', { host });
  const changed = largeManifest({ folders: 60, pages: 31, flat: 700 });
  publish(host, changed);
  await user.click(sidebar().getByRole('button', { name: '第 41 章' }));
  await waitFor(() => sidebar().getByRole('link', { name: '第 chapter-41/page-30 页' }));
  await isTitle('第 chapter-7/page-12 页');
});

it('compares with another version, of which the page knows nothing', async () => {
  const host = await largeHost();
  host.files.set('docs/v1/secret.md', '# 第 secret 页\n\n旧的正文。\n');
  await visit('/docs/secret?compare=v1', { host });
  const comparison = await screen.findByRole('region', { name: '版本比较' });
  await waitFor(() => expect(comparison.querySelector('del')?.textContent).toContain('旧的'));
});

it('lists what became of all pages of a version', async () => {
  const { user } = await visit('/docs/changes?from=v1', { host: await largeHost() });
  const listOf = async (name: RegExp) => {
    const heading = await screen.findByRole('heading', { name });
    return [...(heading.parentElement?.querySelectorAll('li') ?? [])];
  };
  expect(await listOf(/^有变化的页面 50 页/)).toHaveLength(50);
  expect(await listOf(/^新增的页面/)).toHaveLength(300);
  await user.click(screen.getByRole('button', { name: /^列出其余/ }));
  expect((await listOf(/^新增的页面/)).length).toBeGreaterThan(2000);
});
