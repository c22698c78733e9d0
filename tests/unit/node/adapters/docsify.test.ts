import { describe, expect, it } from 'vitest';
import { createAliases } from '../../../../src/node/adapters/docsifyAliases.ts';
import { readCover } from '../../../../src/node/adapters/docsifyCover.ts';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../temporarySite.ts';

const html = (config: string, head = '') =>
  `<!doctype html>\n<html lang="en">\n<head>${head}</head>\n<!-- <script>window.$docsify = 1</script> -->\n<script>\nwindow.$docsify = ${config};\n</script>\n<script src="//cdn.x/docsify.js"></script></html>`;

const read = async (files: Record<string, string>) => readForeignSite(await makeSite(files));

const PAGES = {
  'README.md': '# Comet',
  'guide/README.md': '# Guide',
  'guide/a.md': '# A',
  'changelog.md': '# Log',
};

describe('docsify', () => {
  it('has name, logo, host, icon, sidebar and navbar', async () => {
    const site = await read({
      'docs/index.html': html(
        "{ name: '<b>Comet</b>', logo: '_media/a.svg', repo: 'a/b', themeColor: '#0c7a5e', loadSidebar: true, loadNavbar: 'nav.md', alias: { '/old': '/guide/a', '.*?/awesome': 'https://raw.githubusercontent.com/a/b/main/R.md', '(a+)+$': 'x' } }",
        '<link rel="icon" href="_media/i.ico"><meta name="description" content="Fast">',
      ),
      ...Object.fromEntries(Object.entries(PAGES).map(([file, text]) => [`docs/${file}`, text])),
      'docs/_sidebar.md': [
        '* [Home](/)',
        '* **Guide**',
        "  * [A](guide/a.md ':ignore')",
        '  * [Start](#/guide/)',
        '* [Awesome](awesome.md)',
        '* [None](none.md)',
      ].join('\n'),
      'docs/nav.md': '* [Home](/)\n* More\n  * [A](/guide/a)\n  * [Site](https://a.b)',
    });
    expect(site).toMatchObject({
      engine: 'docsify',
      site: {
        title: 'Comet',
        tagline: 'Fast',
        favicon: '/_media/i.ico',
        theme: { accent: '#0c7a5e' },
        navbar: {
          logo: '/_media/a.svg',
          items: [
            { label: 'Home', href: '/' },
            { label: 'More', items: [{ label: 'A', href: '/guide/a' }, { href: 'https://a.b' }] },
            { label: 'GitHub', href: 'https://github.com/a/b' },
          ],
        },
      },
      locales: [],
      redirects: { '/old': '/guide/a' },
      unread: [
        { file: 'docs/index.html', line: 6, what: '(a+)+$' },
        { file: 'docs/_sidebar.md', line: 6, what: '[None](none.md)' },
      ],
    });
    expect(site?.versions).toMatchObject([
      {
        path: '',
        dir: 'docs',
        numberPrefixes: false,
        navigation: {
          defaultSidebar: [
            { label: 'Home', page: 'README.md' },
            {
              label: 'Guide',
              collapsed: false,
              items: [
                { label: 'A', page: 'guide/a.md' },
                { label: 'Start', page: 'guide/README.md' },
              ],
            },
            { label: 'Awesome', href: 'https://github.com/a/b/blob/main/R.md' },
            { folder: '.' },
          ],
        },
      },
    ]);
  });

  it('has a cover as home page, with the docs below it, and languages by their folders', async () => {
    const siteDir = await makeSite({
      ...PAGES,
      'index.html': html('{ loadSidebar: true, loadNavbar: true, coverpage: true }'),
      '_sidebar.md': '* [Home](/)\n* [A](guide/a.md)',
      '_navbar.md': '* Translations\n  * [:uk: English](/)\n  * [:cn: 简体](/zh-cn/)\n* [Log](changelog.md)',
      '_coverpage.md':
        '![logo](a.svg)\n\n# Comet <small>2.4</small>\n\n> Fast queues\n\n- One **binary**\n\n[Start](#comet)\n[Host](https://a.b)\n\n![color](#fff)',
      'zh-cn/README.md': '# 彗星',
      'zh-cn/guide/a.md': '# 甲',
      'zh-cn/_sidebar.md': '* [首页](zh-cn/)\n* [甲](guide/a.md)\n* [甲](zh-cn/guide/a.md)',
    });
    const site = await readForeignSite(siteDir);
    expect(site?.site).toMatchObject({
      tagline: 'Fast queues',
      home: {
        points: ['One binary'],
        actions: [
          { label: 'Start', href: '/docs/' },
          { label: 'Host', href: 'https://a.b' },
        ],
      },
      navbar: { items: [{ label: 'Log', href: '/docs/changelog' }] },
    });
    expect(site?.locales).toMatchObject([
      { locale: 'en', label: 'English', path: '/' },
      {
        locale: 'zh-Hans',
        label: '简体',
        path: '/zh-cn/',
        dir: 'zh-cn',
        versions: [
          {
            path: '/zh-cn/docs',
            navigation: {
              defaultSidebar: [
                { label: '首页', page: 'README.md' },
                { label: '甲', page: 'guide/a.md' },
                { page: 'guide/a.md' },
                { folder: '.' },
              ],
            },
          },
        ],
      },
    ]);
    const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
    expect(manifest.versions[0]?.docs.map(({ path }) => path)).toEqual([
      '/docs/',
      '/docs/changelog',
      '/docs/guide/',
      '/docs/guide/a',
    ]);
  });

  it('has the sidebars of folders, the nearest of which a page shows', async () => {
    const siteDir = await makeSite({
      ...PAGES,
      'index.html': html('{ loadSidebar: true, relativePath: true }'),
      '_sidebar.md': '* [Home](/)\n* [Guide](guide/)',
      'guide/_sidebar.md': '* [A](a.md)',
    });
    const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
    expect(manifest.versions[0]?.docs.map(({ path, sidebar }) => [path, sidebar])).toEqual([
      ['/', 'defaultSidebar'],
      ['/changelog', 'defaultSidebar'],
      ['/guide/', '/guide/'],
      ['/guide/a', '/guide/'],
    ]);
  });

  it('reads a configuration in a file of its own, and another first page', async () => {
    const site = await read({
      'index.html': '<script src="/js/config.js?v=1"></script><script>console.log($docsify)</script>',
      'js/config.js': "window['$docsify'] = { name: 'Comet', basePath: '/text/', homepage: 'start.md' }",
      'text/start.md': '# Start',
    });
    expect(site).toMatchObject({
      site: { title: 'Comet' },
      versions: [{ dir: 'text', urls: { index: ['README', 'start'] } }],
    });
  });

  it('has the elements that are components of Vue there', async () => {
    const config = "{ vueComponents: { 'button-counter': { template: '<b></b>' } } }";
    const site = await read({ 'index.html': html(config), 'README.md': '# A' });
    expect(site).toMatchObject({
      site: { elements: { 'button-counter': [] } },
      unread: [{ what: 'vueComponents' }],
    });
  });

  it.each([
    ['{', 1],
    ['load()', 1],
    ['{ name: load(), loadSidebar: [], alias: 1, coverpage: {}, repo: {} }', 1],
    ["{ basePath: 'https://a.b/', notFoundPage: true }", 2],
    ["{ basePath: '../../..' }", 0],
    ['(() => { while (true); })()', 1],
  ])('names what it cannot read of %s', async (config, count) => {
    const site = await read({ 'index.html': html(config), 'README.md': '# A' });
    expect(site?.versions).toMatchObject([{ dir: '.', navigation: undefined }]);
    expect(site?.unread).toHaveLength(count);
  });
});

it.each([
  ['guide/b.md', undefined],
  ['/zh-cn/x', '/x'],
  ['/a/_navbar.md', '/_navbar.md'],
  ['/loop', '/loop2'],
])('finds what stands for %s', (path, found) => {
  const { find } = createAliases(
    { '/zh-cn/(.*)': '/$1', '/.*/_navbar': '/_navbar.md', '/loop': '/loop2', '/loop2': '/loop2' },
    () => {},
  );
  expect(find(path)).toBe(found);
});

it('reads other text of a cover as its lead', () => {
  expect(readCover('# T\n\nOne *more*\nline. [a](b)\n\n- [x](y)\n', (href) => href)).toEqual({
    home: { lead: 'One more line. a', points: [], actions: [{ label: 'x', href: 'y' }] },
  });
});
