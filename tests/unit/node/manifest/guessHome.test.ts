import { describe, expect, it } from 'vitest';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { findAddress } from '../../../../src/node/manifest/guessHome.ts';
import { guessManifest } from '../../../../src/node/manifest/guessManifest.ts';
import { makeSite } from '../temporarySite.ts';

const HOME =
  '---\nlayout: home\nhero:\n  name: 小鹿\n  text: 轻快\n  actions:\n    - { text: 开始, link: /guide/start }\n---\n';

describe('findAddress', () => {
  const files = [
    'README.md',
    'guide/index.md',
    'guide/02-start.md',
    'guide/快.md',
    'api.mdx',
    'guide/old/x.md',
  ];
  it.each([
    ['/guide/', '/docs/guide/'],
    ['/guide', '/docs/guide/'],
    ['/guide/快.html#一', '/docs/guide/%E5%BF%AB#一'],
    ['api', '/docs/api'],
    ['/guide/old/', '/guide/old/'],
    ['/none', '/none'],
    ['/', '/'],
    ['https://example.com/api', 'https://example.com/api'],
  ])('%s', (href, address) => {
    expect(findAddress(href, files, { dir: '.', path: '/docs' })).toBe(address);
    const below = files.map((file) => `docs/v1/${file}`);
    expect(findAddress(href, below, { dir: 'docs/v1', path: '/docs' })).toBe(address);
  });
});

describe('the home page of a site without a manifest', () => {
  it.each([
    ['index.md', 'guide/start.md'],
    ['docs/index.md', 'docs/guide/start.md'],
    ['index.md', 'docs/guide/start.md'],
    ['docs/v1/README.md', 'docs/v1/guide/start.md'],
  ])('is what its first page says: %s', async (home, start) => {
    const siteDir = await makeSite({ [home]: HOME, [start]: '# 开始' });
    const { site } = await guessManifest(siteDir);
    expect([site.title, site.tagline]).toEqual(['小鹿', '轻快']);
    expect(site.home.actions).toEqual([{ label: '开始', href: '/docs/guide/start' }]);
  });

  it('is no page of the docs, unless it goes on in text', async () => {
    const idsOf = async (home: string) => {
      const siteDir = await makeSite({ 'index.md': home, 'guide/start.md': '# 开始\n\n先看这里。' });
      const { manifest, findings } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
      return [manifest.versions[0]?.docs.map(({ id }) => id), findings.map(({ message }) => message)];
    };
    expect(await idsOf(HOME)).toEqual([['guide/start'], []]);
    expect(await idsOf(`${HOME}\n还有话说。\n`)).toEqual([['guide/start', 'index'], []]);
  });

  it('leads to the docs where nothing is said of it', async () => {
    const { site } = await guessManifest(await makeSite({ 'a.md': '# A' }));
    expect(site.home.actions).toEqual([{ label: '开始阅读', href: '/docs/' }]);
  });
});
