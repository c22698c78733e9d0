import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { checkManifestLinks } from '../../../../src/node/check/checkManifestLinks.ts';

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
  it('names links and images of the site that lead nowhere, and notes the pages that the rest reach', async () => {
    const reached = new Set<string>();
    const isBuilt = async (file: string) => (file === 'feed.xml' ? undefined : '文件不存在');
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

  it('names what leads nowhere in sidebars and main docs that a person wrote', async () => {
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
      async () => '文件不存在',
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
