import { describe, expect, it } from 'vitest';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { readNav, readNavFiles } from '../../../../src/node/adapters/mkdocsNav.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../temporarySite.ts';

const read = async (config: string, files: Record<string, string> = { 'docs/a.md': '# A' }) =>
  readForeignSite(await makeSite({ 'mkdocs.yml': config, ...files }));

describe('MkDocs', () => {
  it('has name, URL, folder and navigation of the config', async () => {
    const site = await read('site_name: 灯塔\nsite_url: https://a.b/c\ndocs_dir: 文\nnav: [a.md]\n', {
      '文/a.md': '# A',
    });
    expect(site?.site).toEqual({ title: '灯塔', url: 'https://a.b', navbar: { items: [] } });
    expect(site?.versions).toMatchObject([
      { dir: '文', path: '', navigation: { defaultSidebar: [{ page: 'a.md' }, { folder: '.' }] } },
    ]);
  });

  it('finds pictures of raw HTML from the URL of the page, and absolute ones in the folder of the texts', async () => {
    const siteDir = await makeSite({
      'mkdocs.yml': 'site_name: A',
      'docs/setup/a.md': '# A\n\n<img src="../../img/b.png">\n\n![c](../img/c.png) ![d](/img/d.png)\n',
      'docs/img/b.png': '',
      'docs/img/c.png': '',
      'docs/img/d.png': '',
    });
    const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
    const doc = manifest.versions[0]?.docs.find(({ file }) => file.endsWith('a.md'));
    expect(doc?.attachments).toEqual({ 'img/b.png': 'docs/img/b.png', 'img/d.png': 'docs/img/d.png' });
  });

  it('has logo, links, language and redirects of Material', async () => {
    const site = await read(
      [
        'theme: { name: material, language: zh, favicon: img/f.png, logo: img/l.svg }',
        'repo_url: https://github.com/a/b',
        'extra: { social: [{ icon: fontawesome/brands/mastodon, link: https://c.d }] }',
        'plugins: [search, { redirects: { redirect_maps: { old.md: a.md, x/index.md: "a.md#b" } } }]',
        'copyright: "&copy; 甲"',
      ].join('\n'),
    );
    expect(site).toMatchObject({
      site: {
        favicon: '/docs/img/f.png',
        navbar: {
          logo: '/docs/img/l.svg',
          items: [
            { label: 'GitHub', href: 'https://github.com/a/b' },
            { label: 'Mastodon', href: 'https://c.d' },
          ],
        },
        footer: { copyright: '© 甲' },
      },
      locales: [{ locale: 'zh', path: '/' }],
      redirects: { '/old': '/a', '/x/': '/a#b' },
    });
  });

  it('has the languages of mkdocs-static-i18n, by endings or by folders', async () => {
    const plugin = (structure: string) =>
      `plugins:\n  - i18n:\n      docs_structure: ${structure}\n      languages: [{ locale: en, name: English }, { locale: fr, default: true }]`;
    const endings = await read(plugin('suffix'), { 'docs/a.md': '', 'docs/a.en.md': '' });
    expect(endings?.versions).toMatchObject([{ dir: 'docs', urls: { languages: ['fr', 'en'] } }]);
    expect(endings?.locales).toMatchObject([
      { locale: 'fr', path: '/' },
      { locale: 'en', label: 'English', path: '/en/', versions: [{ urls: { languages: ['en', 'fr'] } }] },
    ]);
    const folders = await read(plugin('folder'), { 'docs/en/a.md': '', 'docs/fr/a.md': '' });
    expect(folders?.versions).toMatchObject([{ dir: 'docs/fr' }]);
    expect(folders?.locales).toMatchObject([{ locale: 'fr' }, { locale: 'en', dir: 'docs/en' }]);
  });

  it('takes what a config inherits, and names one that is no YAML', async () => {
    const files = { 'base.yml': 'site_name: 甲\nnav: [a.md]', 'docs/a.md': '# A' };
    expect((await read('INHERIT: base.yml\nsite_name: 乙', files))?.site.title).toBe('乙');
    const broken = await read('nav: [');
    expect(broken?.versions).toMatchObject([{ dir: 'docs', navigation: undefined }]);
    expect(broken?.unread).toMatchObject([{ file: 'mkdocs.yml' }]);
  });

  it('follows a config that inherits itself only so far', async () => {
    expect((await read('INHERIT: mkdocs.yml\nsite_name: 甲'))?.site.title).toBe('甲');
  });
});

describe('readNav', () => {
  it.each<[unknown, unknown]>([
    [
      ['index.md', { '甲 `x`': 'a b.md' }],
      [{ page: 'index.md' }, { label: '甲 `x`', page: 'a b.md' }],
    ],
    [
      [{ 章: ['章/index.md', { 节: ['章/b.md', { 站: 'https://a.b/c' }] }] }],
      [
        {
          label: '章',
          page: '章/index.md',
          items: [{ label: '节', items: [{ page: '章/b.md' }, { label: '站', href: 'https://a.b/c' }] }],
        },
      ],
    ],
    [
      [{ 其他: [{ 简介: '其他/index.md' }] }],
      [{ label: '其他', items: [{ label: '简介', page: '其他/index.md' }] }],
    ],
    [[{ 参考: 'api/' }], [{ label: '参考', folder: 'api' }]],
    ['甲', []],
  ])('%j', (nav, items) => {
    expect(readNav(nav, ['api/x.md'])).toEqual(items);
  });
});

it('readNavFiles follows the order, titles and hidden folders of .pages', async () => {
  const files: Record<string, string> = {
    '.pages': 'nav: [start.md, { 指南: guide }, ..., hidden]',
    'guide/.nav.yml': 'title: 别名\nnav: [b.md, { 站: "https://a.b" }]',
    'hidden/.pages': 'hide: true',
  };
  const pages = ['start.md', 'more.md', 'guide/a.md', 'guide/b.md', 'hidden/c.md', 'user-guide/d.md'];
  expect(await readNavFiles(async (path) => files[path], [...Object.keys(files), ...pages])).toEqual([
    { page: 'start.md' },
    { label: '指南', items: [{ page: 'guide/b.md' }, { label: '站', href: 'https://a.b' }] },
    { page: 'more.md' },
    { label: 'User guide', items: [{ page: 'user-guide/d.md' }] },
  ]);
});
