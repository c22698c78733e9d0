import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../../src/build/buildSite.ts';
import { parseManifest } from '../../../src/core/model/parseManifest.ts';
import { tempFolder } from '../../support/tempFolder.ts';

const engine = { scripts: ['assets/web.js'], styles: ['assets/web.css'], parts: new Map() };

async function build(basePath = '/repo/') {
  const siteDir = await tempFolder({
    'manifest.json': JSON.stringify({
      site: { title: '测试站' },
      versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs', dir: 'docs/v8' }],
    }),
    'docs/v8/index.md': '# 文档\n',
    'docs/v8/deploy.md': '# 部署\n',
    'docs/v8/draft.md': '---\ndraft: true\n---\n# 草稿\n',
    'docs/v8/unlisted.md': '---\nunlisted: true\n---\n# 密谈\n',
    'docs/v8/unsearched.md': '---\nsearch: false\n---\n# 私事\n',
    'docs/v8/img/界面.png': 'png',
    CNAME: 'docs.example.org',
    '.env': 'secret',
  });
  const outDir = join(await tempFolder(), 'dist');
  const result = await buildSite({ siteDir, outDir, basePath }, async () => engine);
  const files = (await readdir(outDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(outDir.length + 1)
        .replaceAll('\\', '/'),
    );
  return { result, files: files.sort(), read: (file: string) => readFile(join(outDir, file), 'utf8') };
}

describe('buildSite', () => {
  it('writes shells for all spellings of each address, and the site folder without what is not public', async () => {
    const { files } = await build();
    expect(files.map((file) => file.replace(/-[\da-f]{8}\//, '-########/'))).toEqual([
      '.nojekyll',
      '404.html',
      'CNAME',
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
      'manifest.json',
      'search.html',
      'search/index.html',
      'search/v8-########/index.js',
      'service-worker.js',
    ]);
  });

  it('writes an index of what readers may find, and names its folder in the manifest', async () => {
    const { read } = await build();
    const [version] = parseManifest(await read('manifest.json')).versions;
    expect(version?.search).toMatch(/^v8-[\da-f]{8}$/);
    const index = await read(`search/${version?.search}/index.js`);
    expect(index).toMatch(/^__docsSearch\("index",0,\{/);
    expect(index).toContain('部署');
    for (const hidden of ['草稿', '密谈', '私事']) expect(index).not.toContain(hidden);
  });

  it('writes the completed manifest, without drafts, with the base path', async () => {
    const { read } = await build();
    const manifest = parseManifest(await read('manifest.json'));
    expect(manifest.site.baseUrl).toBe('/repo/');
    expect(manifest.versions[0]?.docs.map((doc) => doc.path).sort()).toEqual([
      '/docs/',
      '/docs/deploy',
      '/docs/unlisted',
      '/docs/unsearched',
    ]);
  });

  it('finds the assets from every depth, and from the base path where the depth is unknown', async () => {
    const { read } = await build();
    const sources = await Promise.all(
      ['index.html', 'docs.html', 'docs/deploy/index.html', '404.html'].map(
        async (file) => /<script defer src="([^"]+)"/.exec(await read(file))?.[1],
      ),
    );
    expect(sources).toEqual([
      './assets/web.js',
      './assets/web.js',
      '../../assets/web.js',
      '/repo/assets/web.js',
    ]);
  });
});
