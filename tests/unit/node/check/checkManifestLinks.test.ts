import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { checkManifestLinks, checkRedirects } from '../../../../src/node/check/checkManifestLinks.ts';
import { sampleManifest } from '../../../support/sampleManifest.ts';

const TEXT = JSON.stringify(
  {
    site: {
      title: 'T',
      favicon: '/icon.svg',
      navbar: {
        logo: 'https://x.y/logo.svg',
        items: [{ doc: 'a' }, { doc: 'none' }, { href: '/docs/none' }, { type: 'versions' }],
      },
      footer: { columns: [{ title: 'C', items: [{ label: 'RSS', href: '/feed.xml' }] }] },
      announcementBar: { content: '[看](/docs/a) [断](/docs/b)' },
      home: {
        actions: [{ href: 'https://x.y' }],
        picture: { src: '/p.svg', alt: '', width: 1, height: 1 },
        features: [{ title: 'F', text: '', href: '/about', image: '/f.png' }],
        sections: [
          { type: 'steps', title: 'S', items: [{ title: '一' }, { title: '二', href: '/docs/two' }] },
          {
            type: 'links',
            title: 'L',
            items: [{ title: '谁', links: [{ label: '三', href: '/docs/three' }] }],
          },
        ],
      },
    },
    versions: [
      {
        name: 'v8',
        label: 'v8',
        path: '/docs',
        isLast: true,
        docs: [{ id: 'a', path: '/docs/a', title: 'A', file: 'docs/v8/a.md' }],
      },
    ],
    pages: [{ id: 'about', path: '/about', title: '关于', file: 'pages/about.md' }],
  },
  null,
  2,
);

describe('checkManifestLinks', () => {
  it('reports broken links and images, and collects the reached pages', async () => {
    const reached = new Set<string>();
    const isBuilt = async (file: string) => (file === 'feed.xml' ? undefined : {});
    const findings = await checkManifestLinks(parseManifest(TEXT), TEXT, isBuilt, (file) =>
      reached.add(file),
    );
    const lineOf = (part: string) => TEXT.split('\n').findIndex((line) => line.includes(part)) + 1;
    expect(findings.map(({ line, rule, message }) => [line, rule, message.split('：')[0]])).toEqual([
      [lineOf('/icon.svg'), 'broken-image', 'site.favicon'],
      [lineOf('logo.svg'), 'broken-image', 'site.navbar.logo'],
      [lineOf('"none"'), 'broken-link', 'site.navbar.items[1].doc'],
      [lineOf('/docs/none'), 'broken-link', 'site.navbar.items[2].href'],
      [lineOf('断'), 'broken-link', 'site.announcementBar.content'],
      [lineOf('/p.svg'), 'broken-image', 'site.home.picture.src'],
      [lineOf('/f.png'), 'broken-image', 'site.home.features[0].image'],
      [lineOf('/docs/two'), 'broken-link', 'site.home.sections[0].items[1].href'],
      [lineOf('/docs/three'), 'broken-link', 'site.home.sections[1].items[0].links[0].href'],
    ]);
    expect(reached).toEqual(new Set(['docs/v8/a.md', 'pages/about.md']));
  });

  it('reports unknown ids in handwritten sidebars and mainDocId', async () => {
    const docs = (name: string) => [
      { id: name, path: `/docs/${name}`, title: name, file: `docs/${name}.md` },
    ];
    const sidebar = [
      { type: 'doc', id: 'new' },
      { type: 'doc', id: 'gone' },
      {
        type: 'category',
        label: '类',
        link: { type: 'doc', id: 'lost' },
        items: [
          { type: 'link', label: '关于', href: '/about' },
          { type: 'link', label: '断', href: '/docs/none' },
          { type: 'link', label: '外', href: 'https://x.y' },
        ],
      },
    ];
    const version = (name: string, rest: object) => ({ name, label: name, path: `/docs/${name}`, ...rest });
    const text = JSON.stringify({
      site: { title: 'T' },
      versions: [
        version('v2', { isLast: true, mainDocId: 'old', docs: docs('new'), sidebars: { side: sidebar } }),
        version('v1', {
          mainDocId: 'old',
          docs: docs('old'),
          sidebars: { side: [{ type: 'doc', id: 'old' }] },
        }),
        // What it does not show of the other version's sidebar is no mistake.
        version('v0', {
          inherits: 'v1',
          docs: docs('own'),
          sidebars: { side: [{ type: 'doc', id: 'old' }] },
        }),
      ],
      pages: [{ id: 'about', path: '/about', title: '关于', file: 'pages/about.md' }],
    });
    const reached = new Set<string>();
    const findings = await checkManifestLinks(
      parseManifest(text),
      text,
      async () => ({}),
      (file) => reached.add(file),
    );
    expect(findings.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
      'broken-link versions[0].mainDocId：版本 v2 没有 id 为「old」的文档，这一项已忽略',
      'broken-link versions[0].sidebars.side[1].id：版本 v2 没有 id 为「gone」的文档，这个链接不会显示',
      'broken-link versions[0].sidebars.side[2].link.id：版本 v2 没有 id 为「lost」的文档，这个链接不会显示',
      'broken-link versions[0].sidebars.side[2].items[1].href：链接「/docs/none」没有对应的页面',
    ]);
    expect(text.slice((findings[1]?.column ?? 0) - 1)).toMatch(/^"gone"/);
    expect(reached).toContain('pages/about.md');
  });
});

const redirects = {
  '/docs/fine': '/docs/deploy#验证',
  '/docs/deploy#gone': '/docs/deploy',
  '/docs/deploy#启动': '/docs/osc/',
  '/docs/deploy/': '/docs/osc/',
  'docs/x': '/docs/deploy',
  '/docs/out': 'https://example.com',
  '/docs/lost': '/docs/nowhere',
  '/docs/lost#a': '/docs/deploy',
  '/docs/no-page#a': '/docs/deploy',
  '/docs/twice': '/docs/fine',
  '/docs/round': '/docs/about',
  '/docs/about': '/docs/round',
  '/docs/wrong-anchor': '/docs/deploy#停止',
  '/docs/fine.html': '/docs/osc/',
  '/404.html': '/docs/osc/',
  '/docs/old?page=1': '/docs/osc/',
};

describe('checkRedirects', () => {
  it('reports redirects that hide a page, are broken, circular or repeated, with their lines', () => {
    const text = JSON.stringify({ redirects }, null, 2);
    const manifest = { ...sampleManifest(), redirects };
    const hasAnchor = (file: string, anchor: string) =>
      file === 'docs/v8/deploy.md' && ['启动', '验证'].includes(anchor);
    const findings = checkRedirects(manifest, text, hasAnchor);
    expect(findings.every(({ rule, file }) => rule === 'redirect' && file === 'manifest.json')).toBe(true);
    const named = findings.map(({ line, message }) => `${line} ${message.replace('redirects：', '')}`);
    expect(named).toEqual([
      '5 「/docs/deploy#启动」本身有这个标题，读者看到的是它，这一条不起作用',
      '7 「docs/x」应以 / 开头，写站内的旧地址，例如 /docs/old',
      '8 「/docs/out」的新地址应以 / 开头，写站内的地址，收到「https://example.com」',
      '9 「/docs/lost」的新地址 /docs/nowhere 没有对应的页面',
      '11 「/docs/no-page#a」不起作用：没有页面 /docs/no-page，也没有写它的新地址；请再写一条不带锚点的',
      '12 「/docs/twice」要转两次，请直接写最后的地址 /docs/deploy',
      '13 「/docs/round」绕回了它自己',
      '14 「/docs/about」绕回了它自己',
      '15 「/docs/wrong-anchor」的新地址里没有锚点「停止」（docs/v8/deploy.md）',
      '16 「/docs/fine.html」与「/docs/fine」是同一个地址，只用第一条',
      '18 「/docs/old?page=1」不起作用：地址里 ? 后面的部分不分辨页面，请去掉它',
    ]);
  });
});
