import { describe, expect, it } from 'vitest';
import { describeContent, listVersionFiles } from '../../../../src/core/offline/versionFiles.ts';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';

function read(change: { hash?: string; search?: string } = {}) {
  const { hash = 'a1', search = 'v7-1f' } = change;
  const manifest = parseManifest(
    JSON.stringify({
      site: {
        title: '测试站',
        favicon: 'img/favicon.ico',
        navbar: { logo: '/img/logo.svg' },
        home: {
          features: [
            { title: 'A', text: 'a', image: 'https://x.org/a.png' },
            { title: 'B', text: 'b', image: 'img/b.svg' },
          ],
        },
      },
      versions: [
        {
          name: 'v8',
          label: 'v8',
          path: '/docs',
          dir: 'docs/v8',
          docs: [{ id: 'new', path: '/docs/new', title: '新', file: 'new.md' }],
        },
        {
          name: 'v7',
          label: 'v7',
          path: '/docs/v7',
          dir: 'docs/v7',
          search,
          docs: [
            {
              id: 'a',
              path: '/docs/v7/a',
              title: '甲',
              file: 'a.md',
              hash,
              images: { 'docs/v7/img/界面.png': [1, 1] },
            },
            {
              id: 'b',
              path: '/docs/v7/b',
              title: '乙',
              file: 'docs/v8/b.md',
              inheritedFrom: 'v8',
              images: { 'docs/v7/img/界面.png': [1, 1], 'docs/v8/b.svg': [2, 2] },
              includes: ['files/app.yml'],
            },
          ],
        },
      ],
      pages: [{ id: 'about', path: '/about', title: '关于', file: 'pages/about.md' }],
    }),
  );
  const version = manifest.versions[1];
  if (version === undefined) throw new Error('the manifest has two versions');
  return { manifest, version };
}

describe('listVersionFiles', () => {
  it('lists the texts, images and shown code of a version, inherited ones included, and what stands around them, once', () => {
    const { manifest, version } = read();
    expect(listVersionFiles(manifest, version)).toEqual([
      'manifest.json',
      'docs/v7/a.md',
      'docs/v8/b.md',
      'pages/about.md',
      'docs/v7/img/界面.png',
      'docs/v8/b.svg',
      'files/app.yml',
      'img/logo.svg',
      'img/favicon.ico',
      'img/b.svg',
    ]);
  });
});

describe('describeContent', () => {
  it('is the same for the same content, and another one after an edit or with another index', () => {
    const describeIt = (change?: Parameters<typeof read>[0]) => {
      const { manifest, version } = read(change);
      return describeContent(manifest, version);
    };
    expect(describeIt()).toBe(describeIt());
    expect(describeIt({ hash: 'a2' })).not.toBe(describeIt());
    expect(describeIt({ search: 'v7-2e' })).not.toBe(describeIt());
  });
});
