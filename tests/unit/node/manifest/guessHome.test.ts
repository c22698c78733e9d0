import { describe, expect, it } from 'vitest';
import { isFields } from '../../../../src/core/site/manifest/foreignFields.ts';
import { checkFrontMatter } from '../../../../src/core/site/manifest/frontMatter.ts';
import { readYamlFields } from '../../../../src/core/site/manifest/yamlFields.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { parseHome, resolveHomeLink } from '../../../../src/node/manifest/guessHome.ts';
import { guessManifest } from '../../../../src/node/manifest/guessManifest.ts';
import { makeSite } from '../temporarySite.ts';

const HOME =
  '---\nlayout: home\nhero:\n  name: 小鹿\n  text: 轻快\n  actions:\n    - { text: 开始, link: /guide/start }\n---\n';

describe('resolveHomeLink', () => {
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
    expect(resolveHomeLink(href, files, { dir: '.', path: '/docs' })).toBe(address);
    const below = files.map((file) => `docs/v1/${file}`);
    expect(resolveHomeLink(href, below, { dir: 'docs/v1', path: '/docs' })).toBe(address);
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
    const { site } = (await guessManifest(siteDir)).manifest;
    expect([site.title, site.tagline]).toEqual(['小鹿', '轻快']);
    expect(site.home?.actions).toEqual([{ label: '开始', href: '/docs/guide/start' }]);
  });

  it('is no doc unless it has text', async () => {
    const idsOf = async (home: string) => {
      const siteDir = await makeSite({ 'index.md': home, 'guide/start.md': '# 开始\n\n先看这里。' });
      const { manifest, findings } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
      return [manifest.versions[0]?.docs.map(({ id }) => id), findings.map(({ message }) => message)];
    };
    expect(await idsOf(HOME)).toEqual([['guide/start'], []]);
    expect(await idsOf(`${HOME}\n还有话说。\n`)).toEqual([['guide/start', 'index'], []]);
  });

  it('links to the docs by default', async () => {
    const { site } = (await guessManifest(await makeSite({ 'a.md': '# A' }))).manifest;
    expect(site.home?.actions).toEqual([{ label: '开始阅读', href: '/docs/' }]);
  });
});

describe('parseHome', () => {
  const read = (yaml: string) => {
    const fields = readYamlFields(yaml);
    if ('message' in fields) throw new Error(fields.message);
    const { front, issues } = checkFrontMatter(fields.data);
    const home = front.isHomePage && isFields(fields.data) ? parseHome(fields.data) : undefined;
    return { front, home, issues: issues.map(({ place }) => place) };
  };

  it('parses the home page of VitePress', () => {
    const front = read(`
layout: home
titel: 1
description: 一句话
hero:
  name: <span class="x">小鹿</span>
  text: 轻快
  tagline: 三分钟上手
  image: { src: /logo.png, alt: 小鹿 }
  actions:
    - { theme: brand, text: 快速开始, link: /guide/start }
    - { text: 没有地址 }
features:
  - { icon: 🚀, title: 很快, details: 每秒百万条, link: /fast }
  - { icon: { src: /stable.svg }, title: 很稳 }
  - { icon: <svg></svg>, title: 很小 }
  - details: 没有名称
`);
    expect(front).toEqual({
      front: { description: '一句话', isHomePage: true },
      home: {
        title: '小鹿',
        tagline: '轻快',
        lead: '三分钟上手',
        actions: [{ label: '快速开始', href: '/guide/start' }],
        features: [
          { title: '🚀 很快', text: '每秒百万条', href: '/fast' },
          { title: '很稳', text: '', image: '/stable.svg' },
          { title: '很小', text: '' },
        ],
      },
      // A slip stays one.
      issues: ['titel'],
    });
  });

  it.each([
    ['actions:\n  - { text: 开始, link: /a.md, type: primary }'],
    ['actionText: 开始\nactionLink: /a.md'],
  ])('is read as VuePress writes it: %j', (actions) => {
    const { home, issues } = read(`home: true\nheroText: 小鹿\ntagline: 轻快\n${actions}\nfooter: MIT`);
    expect(home).toEqual({
      title: '小鹿',
      tagline: '轻快',
      actions: [{ label: '开始', href: '/a.md' }],
      features: [],
    });
    expect(issues).toEqual([]);
  });

  it.each(['layout: doc', 'home: /start', 'hero: { name: a }'])('is no home page: %j', (yaml) => {
    expect(read(yaml).home).toBeUndefined();
  });

  it('accepts any value', () => {
    const { home } = read('layout: home\nhero: 1\nfeatures: { a: 1 }\nactions: [1, [2], null]');
    expect(home).toEqual({ actions: [], features: [] });
  });
});
