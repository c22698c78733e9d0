import { readFile } from 'node:fs/promises';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { hashInline } from '../../../../src/node/build/contentSecurityPolicy.ts';
import {
  renderAnnouncement,
  renderShell,
  type ShellInput,
  shortenMarkup,
  THEME_COLORS,
} from '../../../../src/node/build/shell.ts';
import { testManifest } from '../../../support/testManifest.ts';

function render(input: Partial<ShellInput> = {}): string {
  return renderShell({
    page: { path: '/docs/deploy', title: '部署', description: '怎样部署', file: 'docs/v8/部署 1.md' },
    assets: {
      scripts: ['assets/web.js'],
      styles: ['assets/web.css'],
      parts: ['assets/docs.js'],
    },
    root: '../',
    site: testManifest.site,
    bootScript: 'boot()',
    ...input,
  });
}

describe('renderShell', () => {
  it('leads from the page to every file by the root', () => {
    const html = render();
    expect(html).toContain('<script defer src="../assets/web.js"');
    expect(html).toContain('<link rel="stylesheet" href="../assets/web.css"');
    expect(html).toContain('<link rel="icon" href="../img/f.ico">');
    expect(html).toContain('<script defer src="../assets/docs.js" fetchpriority="low"></script>');
    expect(html).toContain(
      '<link rel="alternate" type="text/markdown" href="../docs/v8/%E9%83%A8%E7%BD%B2%201.md">',
    );
    expect(html).not.toMatch(/(?:src|href)="\/[^/]/);
  });

  it('has its policy behind the engine’s own scripts, and before all words of the site', () => {
    for (const snapshot of [undefined, { html: '<p>正文</p>', data: '{}' }]) {
      const html = render({ hasPolicy: true, snapshot });
      const at = html.indexOf('<meta http-equiv="Content-Security-Policy"');
      expect(at).toBeGreaterThan(html.indexOf('<script defer src="../assets/web.js"'));
      expect(at).toBeGreaterThan(html.indexOf('<script>boot()'));
      expect(at).toBeLessThan(html.indexOf('<title>'));
    }
  });

  it('keeps browsers from asking for an icon that is not there', () => {
    const { favicon: _, ...site } = testManifest.site;
    expect(render({ site })).toContain('<link rel="icon" href="data:,">');
  });

  it('has the icons of both themes and of home screens', () => {
    const favicon = { light: '/l.svg', dark: '/d.svg', touch: '/t.png' };
    const html = render({ site: { ...testManifest.site, favicon } });
    expect(html).toContain('<link rel="icon" href="../l.svg" media="(prefers-color-scheme: light)">');
    expect(html).toContain('<link rel="icon" href="../d.svg" media="(prefers-color-scheme: dark)">');
    expect(html).toContain('<link rel="apple-touch-icon" href="../t.png">');
    expect(render({ site: { ...testManifest.site, favicon: { light: '/l.svg' } } })).toContain(
      '<link rel="icon" href="../l.svg">',
    );
  });

  it('has the tags of the site, escaped, without those that would load from another site or run something', () => {
    const html = render({
      site: {
        ...testManifest.site,
        head: [
          { tag: 'meta', name: 'verification', content: '"><script>' },
          { tag: 'link', rel: 'manifest', href: '/app.webmanifest' },
          { tag: 'link', rel: 'icon', href: 'https://x.y/tracker.png' },
          { tag: 'link', rel: 'me', href: 'https://x.y/@a' },
          { tag: 'link', rel: 'author', href: 'javascript:alert(1)' },
        ],
      },
    });
    expect(html).toContain('<meta name="verification" content="&quot;&gt;&lt;script&gt;">');
    expect(html).toContain('<link rel="manifest" href="../app.webmanifest">');
    expect(html).toContain('<link rel="me" href="https://x.y/@a">');
    expect(html).not.toContain('tracker');
    expect(html).not.toContain('javascript:');
  });

  it('tells browsers how to search here, where the site knows its address', () => {
    expect(render({ site: { ...testManifest.site, url: 'https://a.b' } })).toContain(
      '<link rel="search" type="application/opensearchdescription+xml" title="测试站" href="../opensearch.xml">',
    );
    expect(render({ site: { ...testManifest.site, url: '' } })).not.toContain('rel="search"');
  });

  it('names the page before the site, and the site alone on the home page', () => {
    expect(render()).toContain('<title>部署 | 测试站</title>');
    const home = render({ page: { path: '/' } });
    expect(home).toContain('<title>测试站</title>');
    expect(home).toContain('<meta name="description" content="一句话">');
  });

  it('tells the boot script what it needs, and runs it before the style sheet', () => {
    const html = render();
    expect(html).toMatch(
      /<html lang="zh-Hans" data-theme="dark" data-storage-key="docs:测试站:\/" data-default-mode="dark" data-respect-os="true">/,
    );
    expect(html.indexOf('boot()')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('writes the direction of a language from right to left, and picks styles for it', () => {
    const pickStyles = (html: string) => `p { content: "${/<html[^>]*>/.exec(html)}" }`;
    const html = render({
      site: { ...testManifest.site, defaultLocale: 'ar' },
      snapshot: { html: '', data: '{}' },
      pickStyles,
    });
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(html).toContain('<style>p { content: "<html lang="ar" dir="rtl"');
  });

  it('carries the styles of the text that it has to paint; the sheet comes behind the scripts', () => {
    const snapshot = { html: '<main>文</main>', data: '{}' };
    const pickStyles = (html: string) =>
      `main { color: red }\na::after { content: "</style>${html.length}" }`;
    const html = render({ snapshot, pickStyles });
    expect(html).toMatch(
      /<style>main { color: red }\na::after { content: "<\\\/style>\d\d+" }<\/style>.*<\/head>/s,
    );
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
    expect(html).toMatch(
      /<main>.*<noscript data-asset="assets\/web\.css"><link rel="stylesheet" href="\.\.\/assets\/web\.css"><\/noscript>\n<\/body>/s,
    );
  });

  it('has the theme of the site beside its styles, and nothing without one', () => {
    const site = { ...testManifest.site, theme: { radius: '2px' } };
    const style = '<style>html:root:root{--radius:2px}</style>';
    expect(render({ site })).toContain(`${style}\n`);
    expect(render({ site }).replace(`${style}\n`, '')).toBe(render());
  });

  it('loads the stylesheet of the site behind all others, and starts its script by a script that the policy names', () => {
    const siteAssets = { style: 'site.css?1', script: { url: 'site.js?2', starter: 'start("</script>")' } };
    const html = render({ siteAssets, hasPolicy: true });
    const sheet = '<link rel="stylesheet" href="../site.css?1" media="screen">';
    expect(html).toContain(`<body>\n${sheet}\n<a id="skip"`);
    const starter = 'start("\\x3C/script>")';
    expect(html).toContain(`<script data-src="../site.js?2">${starter}</script>`);
    expect(html).toContain(hashInline(starter));
    expect(html).not.toContain('<script src="../site.js');
    const snapshot = { html: '', data: '{}' };
    const whole = render({ siteAssets, snapshot, pickStyles: () => '' });
    expect(whole.lastIndexOf(sheet)).toBeGreaterThan(whole.indexOf('assets/web.css"></noscript>'));
    expect(render({ siteAssets: {} })).toBe(render());
  });

  it('links to its styles where scripts draw everything', () => {
    const html = render({ pickStyles: () => 'p { color: red }' });
    expect(html).toMatch(/<link rel="stylesheet" href="\.\.\/assets\/web\.css" data-asset.*<\/head>/s);
    expect(html).not.toContain('<style>p');
  });

  it('leads from a page drawn ahead to its pictures by the root, whichever of them the browser takes', () => {
    const html =
      '<a href="/docs/a"><img srcSet="/img/a.png 1x, /img/b.png 2x, //x.y/c.png 3x" src="/img/a.png"/></a>';
    expect(render({ snapshot: { html, data: '{}' } })).toContain(
      '<a href="../docs/a"><img srcSet="../img/a.png 1x, ../img/b.png 2x, //x.y/c.png 3x" src="../img/a.png"/></a>',
    );
  });

  it('asks for its scripts at once, parts first, and with low priority: the line is the text’s', () => {
    const html = render({ snapshot: { html: '', data: '{}' }, pickStyles: () => 'p { color: red }' });
    const scripts = html.match(/<(?:script defer|link rel="preload")[^>]*>/g) ?? [];
    expect(scripts.map((tag) => /src="([^"]*)"/.exec(tag)?.[1])).toEqual([
      '../assets/docs.js',
      '../assets/web.js',
    ]);
    for (const tag of scripts) expect(tag).toContain(' fetchpriority="low"');
    expect(html.indexOf('web.js')).toBeLessThan(html.indexOf('<title>'));
    expect(html.lastIndexOf('<script defer')).toBeLessThan(html.indexOf('<script>'));
  });

  it('hears from the beginning what of an empty page’s scripts fails', () => {
    const html = render();
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('<script defer'));
  });

  it('offers the markdown to readers without scripts, and the way to pages that are drawn', () => {
    expect(render()).toMatch(
      /<noscript><p>.*启用 JavaScript.*<a href="\.\.\/docs\/v8\/%E9%83%A8%E7%BD%B2%201\.md">.*<a href="\.\.\/">回到首页</,
    );
    expect(render({ page: { path: '/search' } })).toMatch(/<noscript><p>[^<]*<a href="\.\.\/">回到首页</);
  });

  it('names the one address of the page, unless search engines should pass by', () => {
    expect(render()).toContain('<link rel="canonical" href="https://example.org/docs/deploy">');
    const hidden = render({ page: { path: '/docs/v7/old', title: '旧页', noIndex: true } });
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toContain('canonical');
  });

  it('never lets text become markup', () => {
    const evil = '"><script>alert(1)</script>&';
    const html = render({
      page: { path: `/${evil}`, title: evil, description: evil, file: evil },
      site: { ...testManifest.site, title: '站 <1>', favicon: evil },
      root: '/',
    });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(
      '<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp; | 站 &lt;1&gt;</title>',
    );
  });

  it('never lets the boot script end early', () => {
    expect(render({ bootScript: 'a="</script><!--"' })).toContain(
      '<script>a="\\x3C/script>\\x3C!--"</script>',
    );
  });
});

describe('THEME_COLORS', () => {
  it('are the background colours of the two themes', async () => {
    const tokens = await readFile(
      new URL('../../../../src/reader/styles/tokens.css', import.meta.url),
      'utf8',
    );
    const backgrounds = [...tokens.matchAll(/--surface-0: (#\w+);/g)].map(([, color]) => color);
    expect(backgrounds).toEqual([THEME_COLORS.light, THEME_COLORS.dark]);
  });
});

const treeOf = (html: string) =>
  JSON.stringify(fromHtml(html, { fragment: true, verbose: false }), dropPosition);
const dropPosition = (key: string, value: unknown) => (key === 'position' ? undefined : value);

it.each([
  ['<ul><li>a</li><li class="b c">d</li></ul>', '<ul><li>a<li class="b c">d</ul>'],
  ['<ol class="a"><li><p>b</p><ul><li>c</li></ul></li></ol>', '<ol class=a><li><p>b</p><ul><li>c</ul></ol>'],
  ['<ul><li>a</li>b</ul><menu><li>c</li></menu>', '<ul><li>a</li>b</ul><menu><li>c</li></menu>'],
  [
    '<input class="a"/><i class="b">class=&quot;c&quot;</i>',
    '<input class="a"/><i class=b>class=&quot;c&quot;</i>',
  ],
  [
    '<pre><code class="a">&lt;/li&gt;&lt;li&gt;</code></pre>',
    '<pre><code class=a>&lt;/li&gt;&lt;li&gt;</code></pre>',
  ],
  [
    '<button type="button" aria-expanded="true" aria-label="甲"></button>',
    '<button type=button aria-expanded=true aria-label="甲"></button>',
  ],
])('writes markup in fewer characters, the same to a browser: %s', (html, short) => {
  expect(shortenMarkup(html)).toBe(short);
  expect(treeOf(short)).toBe(treeOf(html));
});

const bar = {
  id: 'a',
  content: '**v8** 已发布，[阅读](/docs/)，[外面](https://example.com/)',
  isCloseable: true,
};

describe('renderAnnouncement', () => {
  it('writes inline markdown, and leads to pages from the shell’s place', () => {
    const html = renderAnnouncement(bar, '../');
    expect(html).toContain('<strong>v8</strong>');
    expect(html).toContain('href="../docs/"');
    expect(html).toContain('href="https://example.com/"');
    expect(html).toContain('<button type="button" aria-label="关闭公告">');
  });
  it('has no button where it may not be closed, and nothing where there is none', () => {
    expect(renderAnnouncement({ ...bar, isCloseable: false }, './')).not.toContain('<button');
    expect(renderAnnouncement(undefined, './')).toBe('');
  });
  it('holds no markup of a hostile text', () => {
    expect(
      renderAnnouncement({ ...bar, content: '<script>alert(1)</script><b onclick="x()">x</b>' }, './'),
    ).not.toMatch(/<script|onclick/);
  });
});
