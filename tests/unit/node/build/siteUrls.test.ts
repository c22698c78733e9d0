import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { describeConflicts, listSiteUrls } from '../../../../src/node/build/siteUrls.ts';
import { checkContent } from '../../../../src/node/check/checkContent.ts';
import { formatLine } from '../../../../src/node/report/reportFormats.ts';
import { buildSample } from '../../../support/buildSample.ts';
import { createRandom } from '../../../support/random.ts';

const manifestWith = (redirects: Record<string, string> = {}) =>
  JSON.stringify({
    site: { title: '测试站' },
    versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs', dir: 'docs/v8' }],
    redirects,
  });

const isOfUrls = ({ rule }: { rule: string }) => /url|route|redirect/.test(rule);

/** Builds a sample site; its files, and what build and check say of its URLs. */
async function build(more: Record<string, string>) {
  const { files, read, result, siteDir } = await buildSample('/', more);
  const findings = result.findings.filter(isOfUrls).map(formatLine);
  expect((await checkContent(siteDir)).findings.filter(isOfUrls).map(formatLine)).toEqual(findings);
  return { files, read, findings };
}

describe('a site with two sources of one URL', () => {
  it.each([
    [
      'a page and a file of the site',
      { 'pages/logo.md': '---\nslug: /img/logo.png\n---\n\n# 标志\n', 'img/logo.png': 'png' },
      'img/logo.png.html',
      'img/logo.png',
      'img/logo.png:1 duplicate-route 网址 /img/logo.png 已被 pages/logo.md 占用，img/logo.png 没有发布；请给文件改名',
    ],
    [
      'a page and an index of the site folder',
      { 'docs/deploy/index.html': '<p>旧</p>' },
      'docs/deploy.html',
      undefined,
      'docs/deploy/index.html:1 duplicate-route 网址 /docs/deploy/index.html 已被 docs/v8/deploy.md 占用，docs/deploy/index.html 没有发布；请给文件改名',
    ],
    [
      'a page and the manifest',
      { 'pages/m.md': '---\nslug: /manifest.json\n---\n\n# 清单\n' },
      'manifest.json',
      'manifest.json.html',
      'pages/m.md:2 duplicate-route 网址 /manifest.json 已被 站点自己的文件 manifest.json 占用，pages/m.md 无法访问；请改文件名或 slug',
    ],
    [
      'a page and the folder of the scripts',
      { 'pages/m.md': '---\nslug: /assets/x\n---\n\n# 资源\n' },
      'assets/web.css',
      'assets/x.html',
      'pages/m.md:2 duplicate-route 网址 /assets/x 已被 站点自己的文件 assets 占用，pages/m.md 无法访问；请改文件名或 slug',
    ],
    [
      'a page and the markdown of another one',
      { 'pages/m.md': '---\nslug: /docs/v8/deploy.md\n---\n\n# 源文件\n' },
      'docs/v8/deploy.md',
      'docs/v8/deploy.md.html',
      'pages/m.md:2 duplicate-route 网址 /docs/v8/deploy.md 已被 docs/v8/deploy.md 占用，pages/m.md 无法访问；请改文件名或 slug',
    ],
    [
      'a file and a folder of the build',
      { search: '文件' },
      'search/index.html',
      'search',
      'search:1 duplicate-route 网址 /search 已被 搜索页 占用，search 没有发布；请给文件改名',
    ],
    [
      'a file of the site and the service worker',
      { 'service-worker.js': '//' },
      'service-worker.js',
      undefined,
      'service-worker.js:1 duplicate-route 网址 /service-worker.js 已被 站点自己的文件 service-worker.js 占用，service-worker.js 没有发布；请给文件改名',
    ],
    [
      'pages that differ in case alone',
      { 'docs/v8/a.md': '---\nslug: /Foo\n---\n\n# 甲\n', 'docs/v8/b.md': '---\nslug: /foo\n---\n\n# 乙\n' },
      'docs/Foo.html',
      'docs/foo.html',
      'docs/v8/b.md:2 duplicate-route 网址 /docs/foo 已被 docs/v8/a.md 占用（只有大小写不同），docs/v8/b.md 无法访问；请改文件名或 slug',
    ],
    [
      'files that differ in case alone',
      { 'docs/v8/img/A.png': 'A', 'docs/v8/img/a.png': 'a' },
      'docs/v8/img/A.png',
      'docs/v8/img/a.png',
      'docs/v8/img/a.png:1 duplicate-route 网址 /docs/v8/img/a.png 已被 docs/v8/img/A.png 占用（只有大小写不同），docs/v8/img/a.png 没有发布；请给文件改名',
    ],
    [
      'a page and an old URL that differs in case alone',
      { 'manifest.json': manifestWith({ '/docs/Deploy': '/docs/' }) },
      'docs/deploy.html',
      'docs/Deploy.html',
      'manifest.json:1 redirect redirects：旧网址 /docs/Deploy 已被 docs/v8/deploy.md 占用（只有大小写不同），这一条不起作用；请改正或删去',
    ],
    [
      'a page and an old URL',
      { 'manifest.json': manifestWith({ '/docs/deploy.html': '/docs/' }) },
      'docs/deploy.html',
      undefined,
      'manifest.json:1 redirect redirects：旧网址 /docs/deploy 已被 docs/v8/deploy.md 占用，这一条不起作用；请改正或删去',
    ],
    [
      'a file of the site and an old URL',
      { 'manifest.json': manifestWith({ '/img/a.png': '/docs/' }), 'img/a.png': 'png' },
      'img/a.png',
      'img/a.png.html',
      'manifest.json:1 redirect redirects：旧网址 /img/a.png 已被 img/a.png 占用，这一条不起作用；请改正或删去',
    ],
    [
      'the unknown page and an old URL',
      { 'manifest.json': manifestWith({ '/404.html': '/docs/' }) },
      '404.html',
      '404/index.html',
      'manifest.json:1 redirect redirects：旧网址 /404 已被 「找不到页面」 占用，这一条不起作用；请改正或删去',
    ],
  ])('names both and publishes the first: %s', async (_, more, there, absent, finding) => {
    const { files, findings } = await build(more as Record<string, string>);
    expect(findings.map((line) => line.replace(/(?<=json:1):\d+/, ''))).toEqual([finding]);
    expect(files).toContain(there);
    expect(files).not.toContain(absent);
  });

  it('publishes pages below /search beside the indexes', async () => {
    const { files, findings } = await build({ 'pages/search/bfs.md': '# BFS\n' });
    expect(findings).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['search/bfs.html', 'search/index.html']));
  });

  it('gives the folder spelling of a page to the page that has it', async () => {
    const { files, read, findings } = await build({
      'docs/v8/osc/a.md': '# 甲\n',
      'docs/v8/osc/_category_.yml': 'label: 社区\nlink: { type: generated-index, slug: deploy/index }\n',
    });
    expect(files).toEqual(expect.arrayContaining(['docs/deploy.html', 'docs/deploy/index.html']));
    expect(await read('docs/deploy/index.html')).not.toContain('data-to="docs/deploy.html"');
    expect(findings).toEqual([
      'docs/v8/deploy.md:1 duplicate-route 网址 /docs/deploy/ 已被 版本 v8 的分类「社区」 占用，docs/v8/deploy.md 没有这一种写法；请改其中一个的名称',
    ]);
  });

  it('publishes a file that a build would write only for another site, and a robots.txt of its own', async () => {
    const { read, findings } = await build({ 'sitemap.xml': '<own/>', 'robots.txt': 'own' });
    expect(findings).toEqual([]);
    expect(await read('sitemap.xml')).toBe('<own/>');
    expect(await read('robots.txt')).toBe('own');
  });
});

describe('the URLs of any site', () => {
  const NAMES = [
    'a',
    'A',
    'index',
    'x.png',
    'X.PNG',
    'assets',
    'search',
    'manifest.json',
    '404',
    'é',
    'e\u0301',
  ];

  /** A site whose sources ask for few URLs. */
  function generateSite(random: () => number) {
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const names = () => Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(NAMES)).join('/');
    const path = () => `/${pick(['docs/', ''])}${names()}${pick(['', '', '/'])}`;
    const repeat = <T>(make: (at: number) => T) => Array.from({ length: 8 }, (_, at) => make(at));
    const toPage = (at: number, file: string) => ({ id: `${at}`, title: `${at}`, path: path(), file });
    const manifest = parseManifest(
      JSON.stringify({
        site: { title: '站' },
        versions: [
          {
            ...{ name: 'v8', label: 'v8', isLast: true, path: '/docs' },
            docs: repeat((at) => toPage(at, `docs/v8/${pick(['a', 'A', 'b'])}${at % 4}.md`)),
            sidebars: {
              docs: repeat((at) => ({
                type: 'category',
                label: `${at}`,
                items: [],
                link: { type: 'generated-index', path: path() },
              })),
            },
          },
        ],
        pages: repeat((at) => toPage(at, `pages/${at}.md`)),
        redirects: Object.fromEntries(repeat(() => [path(), pick(['/docs', '/docs/a'])])),
      }),
    );
    const files = repeat(() => `${pick(['', 'docs/'])}${names()}${pick(['', '.html', '/index.html'])}`);
    return { manifest, files: [...new Set(files)].map((file) => [file, file] as const) };
  }

  it('writes no file twice, none below another one, and names both sources of each conflict', async () => {
    const random = createRandom(17);
    let count = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const { manifest, files } = generateSite(random);
      const table = listSiteUrls('none', { manifest }, files);
      const written = table.list().map(([file]) => file.normalize('NFC').toLowerCase());
      const all = new Set(written);
      expect(all.size).toBe(written.length);
      const foldersOf = (file: string) => file.split('/').map((_, at, names) => names.slice(0, at).join('/'));
      expect(written.flatMap(foldersOf).filter((folder) => all.has(folder))).toEqual([]);
      const lines = (await describeConflicts('none', table)).map(formatLine);
      for (const { source, first } of table.conflicts) {
        if (source.place === undefined) continue;
        count += 1;
        const { file } = source.place;
        const isNamed = (line: string) =>
          line.startsWith(`${file}:`) && line.includes(source.url) && line.includes(first.name);
        expect(lines.filter(isNamed)).not.toEqual([]);
      }
    }
    expect(count).toBeGreaterThan(1000);
  });
});
