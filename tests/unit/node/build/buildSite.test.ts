import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { isSealed } from '../../../../src/core/site/manifest/sealedManifest.ts';
import { buildSite } from '../../../../src/node/build/buildSite.ts';
import { buildSample, fakeTools } from '../../../support/buildSample.ts';
import { countReads } from '../../../support/countReads.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

describe('buildSite', () => {
  it('makes the manifest once, for readers, the drafts and the content check', async () => {
    const { result, siteDir, buildAgain, edit } = await buildSample('/repo/', {
      'docs/v8/links.md': '# 链接\n\n[草稿](draft.md)\n',
    });
    const said = result.findings.map(({ message }) => message);
    expect(said).toContainEqual(expect.stringContaining('指向草稿，发布后打不开'));
    await edit('docs/v8/links.md', '# 链接\n');
    expect(await countReads(join(siteDir, 'manifest.json'), buildAgain)).toBe(1);
  });

  it('links to stylesheet and script of the site on every page, and anew after an edit', async () => {
    const { outDir, buildAgain, edit } = await buildSample('/repo/', {
      'site.css': 'a{color:red}',
      'site.js': 'run()',
    });
    const read = (file: string) => readFile(join(outDir, file), 'utf8');
    const linksOf = async () => (await read('docs/deploy.html')).match(/site\.(?:css|js)\?[\da-f]{8}/g);
    const first = await linksOf();
    expect(new Set(first).size).toBe(2);
    expect(await read('404.html')).toContain(first?.[0]);
    // The file itself is unchanged, and not written again.
    await edit('docs/v8/deploy.md', '# 部署 2\n');
    await buildAgain();
    expect(await linksOf()).toEqual(first);
    await edit('site.css', 'a{color:blue}');
    await buildAgain();
    expect(await linksOf()).not.toEqual(first);
  });

  it('publishes a file that was dropped into a folder: nobody has listed it, and it says nothing of itself', async () => {
    // As the generator has written it, before the file came.
    const listed = {
      id: 'deploy',
      path: '/docs/deploy',
      title: '部署',
      file: 'docs/v8/deploy.md',
      hash: '0',
    };
    const { files, read, siteDir } = await buildSample('/', {
      'manifest.json': JSON.stringify({
        site: { title: '测试站' },
        versions: [
          {
            name: 'v8',
            label: 'v8',
            isLast: true,
            path: '/docs',
            dir: 'docs/v8',
            docs: [{ ...listed, sidebar: 'defaultSidebar' }],
            sidebars: { defaultSidebar: [{ type: 'doc', id: 'deploy' }] },
          },
        ],
      }),
      'docs/v8/placed.md': '---\nsidebar_position: 9\n---\n# 有位置的页\n',
      'docs/v8/试一试.md': '# 试一试\n\n第一句话。第二句话。\n',
      'docs/v8/新目录/一页.md': '# 新的一页\n\n独角兽在这里。\n',
    });
    expect(files).toEqual(expect.arrayContaining(['docs/试一试.html', 'docs/新目录/一页.html']));
    expect(await read('docs/试一试.html')).toMatch(
      /<title>试一试 .*<meta name="description" content="第一句话。">/s,
    );
    const [version] = parseManifest(await read('manifest.json')).versions;
    const items = version?.sidebars.defaultSidebar ?? [];
    const names = items.map((item) =>
      item.type === 'doc' ? item.id : item.type === 'category' && item.label,
    );
    expect(names.slice(0, 2)).toEqual(['index', 'placed']);
    expect(names).toEqual(expect.arrayContaining(['deploy', '试一试', '新目录']));
    expect(await read(`search/${version?.search}/index.js`)).toContain('独角兽在这里');
    // The site folder is the writer's: a build changes nothing in it.
    expect(await readFile(join(siteDir, 'manifest.json'), 'utf8')).not.toContain('试一试');
  });

  it('writes shells for all spellings of each address, and the site folder without what is not public', async () => {
    const { files } = await buildSample();
    expect(files.map((file) => file.replace(/-[\da-f]{8}\//, '-########/'))).toEqual([
      '.nojekyll',
      '404.html',
      'CNAME',
      'assets/web.css',
      'copywriting.json',
      'docs.html',
      'docs/deploy.html',
      'docs/deploy/index.html',
      'docs/index.html',
      'docs/unlisted.html',
      'docs/unlisted/index.html',
      'docs/unsearched.html',
      'docs/unsearched/index.html',
      'docs/v8/deploy.md',
      'docs/v8/img/界面.png',
      'docs/v8/index.md',
      'docs/v8/unlisted.md',
      'docs/v8/unsearched.md',
      'feed.xml',
      'index.html',
      'llms-full.txt',
      'llms.txt',
      'manifest.json',
      'refresh.mjs',
      'robots.txt',
      'search.html',
      'search/index.html',
      'search/v8-########/index.js',
      'service-worker.js',
    ]);
  });

  it('goes on without a file that a manifest by hand names but nobody wrote', async () => {
    const docs = ['deploy', 'lost'].map((id) => ({
      id,
      path: `/docs/${id}`,
      title: id,
      file: `docs/v8/${id}.md`,
    }));
    const { read, reports } = await buildSample('/', {
      'manifest.json': JSON.stringify({
        site: { title: '站' },
        versions: [{ name: 'v8', label: 'v8', path: '/docs', dir: 'docs/v8', docs, sidebars: { s: [] } }],
      }),
    });
    expect(reports).toEqual([expect.stringContaining('docs/lost')]);
    expect(await read('docs/lost.html')).toContain('<div id="root"></div>');
    expect(await read('llms-full.txt')).toContain('# 部署');
  });

  it('leaves no thread behind when the index cannot be written', async () => {
    const siteDir = await tempFolder({ 'docs/index.md': '# 首页\n' });
    const tools = fakeTools(await tempFolder());
    const indexAndCheck = () => () => Promise.reject(new Error('磁盘已满'));
    const built = buildSite(
      { siteDir, outDir: join(await tempFolder(), 'dist'), basePath: '/' },
      { ...tools, indexAndCheck },
    );
    await expect(built).rejects.toThrow('磁盘已满');
    expect(tools.closed()).toBe(1);
  });

  it('keeps the writer’s own robots.txt', async () => {
    const { read } = await buildSample('/', { 'robots.txt': 'User-agent: x' });
    expect(await read('robots.txt')).toBe('User-agent: x');
  });

  it('publishes the site’s words for the writer’s desk, or that there are none', async () => {
    expect(await (await buildSample()).read('copywriting.json')).toBe('null');
    const { read } = await buildSample('/', { '.copywriting.yml': 'names: [Docker]' });
    expect(JSON.parse(await read('copywriting.json'))).toMatchObject({ names: ['Docker'], terms: [] });
  });

  it('tells models what is published, as it is written', async () => {
    const { read } = await buildSample();
    const full = await read('llms-full.txt');
    expect(full).toContain('地址：/repo/docs/deploy\n\n# 部署');
    for (const hidden of ['草稿', '密谈']) expect(full + (await read('llms.txt'))).not.toContain(hidden);
  });

  it('writes an index of what readers may find, and names its folder in the manifest', async () => {
    const { read } = await buildSample();
    const [version] = parseManifest(await read('manifest.json')).versions;
    expect(version?.search).toMatch(/^v8-[\da-f]{8}$/);
    const index = await read(`search/${version?.search}/index.js`);
    expect(index).toMatch(/^__docsSearch\("index",0,\{/);
    expect(index).toContain('部署');
    for (const hidden of ['草稿', '密谈', '私事']) expect(index).not.toContain(hidden);
  });

  it('writes the completed manifest, without drafts, with the base path', async () => {
    const { read } = await buildSample();
    const text = await read('manifest.json');
    // Visitors need not check it again.
    expect(isSealed(text)).toBe(true);
    const manifest = parseManifest(text);
    expect(manifest.site.baseUrl).toBe('/repo/');
    expect(manifest.versions[0]?.docs.map((doc) => doc.path).sort()).toEqual([
      '/docs/',
      '/docs/deploy',
      '/docs/unlisted',
      '/docs/unsearched',
    ]);
  });

  it('puts the text of a page into its shell, and what it brings with it', async () => {
    const { read } = await buildSample();
    expect(await read('docs/deploy.html')).toContain(
      `<div id="root" data-snapshot=""><main>部署</main></div><script type="application/json" id="page-data">{"text":"# 部署\\n","end":"\\u003c/script>"}</script>`,
    );
    expect(await read('index.html')).toContain('<main>/</main>');
    expect(await read('docs/index.html')).toContain('<main>');
    // What these show is the address bar's to say.
    for (const file of ['404.html', 'search.html'])
      expect(await read(file)).toContain('<div id="root"></div>');
  });

  it('writes a page once: another spelling leads to it', async () => {
    const { read } = await buildSample();
    const other = await read('docs/deploy/index.html');
    expect(other).toContain('data-to="docs/deploy.html" data-depth="2"');
    expect(other).toContain('content="0; url=../deploy.html"');
    expect(other).toContain('<title>部署');
    expect(Buffer.byteLength(other)).toBeLessThan(1500);
    expect(await read('docs.html')).toContain('content="0; url=./docs/"');
  });

  it('writes for each old address a page that leads on, and names it nowhere else', async () => {
    const redirects = {
      '/docs/alt/old': '/docs/deploy#a',
      '/docs/alt/old#b': '/docs/',
      '/docs/deploy': '/docs/',
      '/docs/x': '/y',
    };
    const manifest = JSON.stringify({
      site: { title: '测试站', url: 'https://example.org' },
      redirects,
      versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs', dir: 'docs/v8' }],
    });
    const { files, read } = await buildSample('/repo/', { 'manifest.json': manifest });
    const old = await read('docs/alt/old.html');
    expect(old).toContain('<link rel="canonical" href="https://example.org/repo/docs/deploy">');
    expect(old).toContain('<a href="../deploy.html#a">');
    expect(old).toContain(
      'data-to="docs/deploy.html#a" data-depth="3" data-anchors="[[&quot;b&quot;,&quot;docs/&quot;]]"',
    );
    expect(await read('docs/alt/old/index.html')).toContain('url=../../deploy.html#a"');
    expect(Buffer.byteLength(old)).toBeLessThan(1500);
    expect(await read('docs/deploy.html')).toContain('<main>部署</main>');
    expect(files).not.toContain('docs/x.html');
    const lists = files.filter((file) => /(?:\.xml|\.txt|terms.*|search.*json)$/.test(file));
    expect(lists).toContain('sitemap.xml');
    for (const file of lists) expect(await read(file)).not.toContain('alt/old');
  });

  it('answers unknown addresses with the application, whatever the site has at the address of that page', async () => {
    const manifest = JSON.stringify({
      site: { title: '测试站', url: 'https://example.org' },
      redirects: { '/404': '/docs/deploy' },
      versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs', dir: 'docs/v8' }],
    });
    for (const page of ['pages/404.md', 'pages/404/index.md', 'pages/other.md']) {
      const { files, read } = await buildSample('/', { 'manifest.json': manifest, [page]: '# 丢了\n' });
      expect(await read('404.html')).toContain('<div id="root"></div>');
      expect(files).not.toContain('404/index.html');
      expect(await read('sitemap.xml')).not.toContain('404');
    }
  });

  it('leaves a shell empty whose page cannot be drawn, and says which', async () => {
    const { read, reports } = await buildSample('/', { 'docs/v8/bad.md': '# 坏页\n' });
    const bad = await read('docs/bad.html');
    expect(bad).toContain('<div id="root"></div>');
    expect(bad).toContain('rel="stylesheet"');
    expect(await read('docs/index.html')).toContain('<style>main{color:red}</style>');
    expect(reports).toContain('✗ docs/bad.html：没有画成（坏了）');
  });

  it('finds the assets from every depth, and from the base path where the depth is unknown', async () => {
    const { read } = await buildSample();
    const sources = await Promise.all(
      ['index.html', 'docs/deploy.html', 'docs/index.html', '404.html'].map(
        async (file) => /<script defer src="([^"]+)"/.exec(await read(file))?.[1],
      ),
    );
    expect(sources).toEqual([
      './assets/web.js',
      '../assets/web.js',
      '../assets/web.js',
      '/repo/assets/web.js',
    ]);
  });
});
