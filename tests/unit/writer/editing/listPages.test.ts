import { expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { latestVersion } from '../../../../src/core/site/urls/route.ts';
import { listImages, listPages } from '../../../../src/writer/editing/listPages.ts';

const doc = (file: string, title: string, more = {}) => ({
  id: file,
  path: `/docs/${file}`,
  title,
  file,
  ...more,
});
const manifest = parseManifest(
  JSON.stringify({
    site: { title: '站' },
    versions: [
      {
        name: 'v1',
        label: 'v1',
        path: '/docs',
        docs: [
          doc('docs/a/one.md', '我的部署', { images: { 'docs/img/图 1.png': [1, 1] } }),
          doc('docs/deploy 2.md', '部署'),
          doc('docs/a/self.md', '自己'),
        ],
      },
    ],
  }),
);

it('names pages by title and path, those first that begin so, as links from the file', () => {
  const list = (query: string) =>
    listPages(manifest, latestVersion(manifest), 'docs/a/self.md', query).map(({ label, insert }) => [
      label,
      insert,
    ]);
  expect(list('部署')).toEqual([
    ['部署', '../deploy%202.md'],
    ['我的部署', 'one.md'],
  ]);
  expect(list('../dep')).toEqual([['部署', '../deploy%202.md']]);
  expect(list('没有')).toEqual([]);
});

it('names the pictures that pages show', () => {
  expect(listImages(manifest, 'docs/a/self.md', '图')).toEqual([
    { label: '../img/图 1.png', insert: '../img/图%201.png' },
  ]);
});
