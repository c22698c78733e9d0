import { expect, it } from 'vitest';
import type { Manifest } from '../../../../../src/core/site/manifest/manifest.ts';
import { listNamedPages } from '../../../../../src/core/site/urls/namedPages.ts';
import { resolveLink } from '../../../../../src/core/site/urls/resolveLink.ts';
import { createRandom } from '../../../../support/random.ts';
import { testManifest } from '../../../../support/testManifest.ts';

const files = ['index.md', '01-安装.md', 'a/02-安装.md', 'a/启动.md', 'b/启动.md', 'c/index.md', 'v7.0.md'];
const docs = files.map((file, at) => ({
  id: file.replace(/^(\D*)\d+-/, '$1').replace(/\.md$/, ''),
  path: `/docs/${file.replace(/index\.md$/, '')}`,
  title: at === 6 ? '旧 版/本' : `题 ${file}`,
  file: `docs/v8/${file}`,
  ...(at === 3 && { images: { 'docs/v8/img/图.png': [1, 1] as [number, number] } }),
}));
const [v8, ...others] = testManifest.versions;
const withDocs = (list: typeof docs): Manifest => ({
  ...testManifest,
  versions: [{ ...(v8 as NonNullable<typeof v8>), docs: list }, ...others],
});
const manifest = withDocs(docs);
const from = { file: 'docs/v8/a/启动.md', version: manifest.versions[0] };
const show = (href: string) => {
  const target = resolveLink(manifest, from, href);
  return target.kind === 'page' ? target.path + (target.anchor && `#${target.anchor}`) : target;
};

it.each([
  ['[[安装]]', '/docs/a/02-安装.md'],
  ['[[01-安装]]', '/docs/01-安装.md'],
  ['[[启动]]', '/docs/a/启动.md'],
  ['[[b/启动]]', '/docs/b/启动.md'],
  ['[[../b/启动.md#甲]]', '/docs/b/启动.md#甲'],
  ['[[c]]', '/docs/c/'],
  ['[[c/index]]', '/docs/c/'],
  ['[[C/README.md]]', '/docs/c/'],
  ['[[V7.0]]', '/docs/v7.0.md'],
  ['[[旧 版/本]]', '/docs/v7.0.md'],
])('%s leads to %s', (href, path) => {
  expect(show(href)).toBe(path);
});

it('names a page once that is meant by its path and by its title', () => {
  const [first] = docs;
  const twice = withDocs([
    { ...(first as (typeof docs)[0]), file: 'docs/v8/甲/乙.md', path: '/docs/甲/乙', title: '甲/乙' },
  ]);
  expect(listNamedPages(twice, { file: from.file }, '甲/乙')).toHaveLength(1);
});

it('leads to files, and into the page itself', () => {
  expect(show('[[#甲]]')).toEqual({ kind: 'anchor', anchor: '甲' });
  expect(show('[[手册.pdf]]')).toEqual({ kind: 'asset', file: 'docs/v8/a/手册.pdf', suffix: '' });
  expect(show('[[图.png]]')).toEqual({ kind: 'asset', file: 'docs/v8/img/图.png', suffix: '' });
  expect(show('[[没有]]')).toEqual({ kind: 'broken', reason: 'missing' });
});

it('names those that are meant with equal right', () => {
  const ranks = listNamedPages(manifest, { file: 'docs/v8/c/x.md' }, '启动').map(({ path, rank }) => [
    path,
    rank,
  ]);
  expect(ranks).toEqual([
    ['a/启动', 1],
    ['b/启动', 1],
  ]);
});

it('finds the same page among some of the pages as among all, where it is one of them', () => {
  const random = createRandom(57);
  const names = ['安装', '启动', '01-安装', 'c', 'b/启动', '题 c/index.md', 'v7.0'];
  for (let at = 0; at < 200; at += 1) {
    const file = `docs/v8/${files[Math.floor(random() * files.length)]}`;
    const name = names[at % names.length] ?? '';
    const [best] = listNamedPages(manifest, { file }, name);
    const some = docs.filter((doc) => doc.file === best?.place.entry.file || random() < 0.5);
    const part = withDocs(some);
    expect(listNamedPages(part, { file }, name)[0]?.path).toBe(best?.path);
  }
});
