import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../src/core/site/manifest/finding.ts';
import { openInlineScripts } from '../../../../src/node/compile/inlineScripts.ts';
import { createDevHandler } from '../../../../src/node/devServer/devHandler.ts';
import { createLiveUpdates } from '../../../../src/node/devServer/liveUpdates.ts';
import { MARK } from '../../../../src/node/lib/listFiles.ts';
import { openHandler } from '../../../support/askHandler.ts';
import { tempFolder } from '../../../support/tempFolder.ts';
import { testManifest } from '../../../support/testManifest.ts';

const build = { scripts: ['assets/web.js'], styles: ['assets/web.css'], parts: new Map(), files: [] };

async function openDev(
  fail?: Error,
  more: Record<string, string> = {},
  prepare: (siteDir: string) => Promise<void> = async () => {},
) {
  const siteDir = await tempFolder({
    ...more,
    'manifest.json': 'the one on disk',
    'docs/v8/deploy.md': '# 部署',
    'hello.html': 'a page of the site folder',
    '.env': 'secret',
  });
  await prepare(siteDir);
  const folder = await tempFolder({ 'assets/web.js': 'engine' });
  const engine = async () => fail ?? { build, folder, scripts: await openInlineScripts() };
  const live = createLiveUpdates(() => []);
  const terms = join(await tempFolder({ 'index.js': '__docsSearch()' }), 'index.js');
  const site = {
    manifest: () => testManifest,
    foreignEngine: () => 'VuePress',
    findings: (): Finding[] => [{ file: 'docs/v8/deploy.md', line: 1, rule: 'dash', message: '甲' }],
    readData: async (file: string) => (file === 'manifest.json' ? 'the one of this moment' : undefined),
    isUnpublished: async (file: string) => file === 'package.json',
    findSearchFile: async (path: string) => (path === 'v8-1/index.js' ? terms : undefined),
  };
  return openHandler(createDevHandler({ siteDir, engine, site, live, token: 'secret-word' }));
}

describe('createDevHandler', () => {
  it.each(['/docs/deploy', '/docs/deploy/', '/docs/deploy.html', '/docs/deploy/index.html'])(
    'answers %s with the shell of the page',
    async (path) => {
      const ask = await openDev();
      const { status, body } = await ask(path);
      expect(status).toBe(200);
      expect(body.toString()).toContain('<title>部署 | 测试站</title>');
      expect(body.toString()).toContain('src="/assets/web.js"');
      expect(body.toString()).toContain('<meta name="save-token" content="secret-word">');
    },
  );

  it('wraps attached HTML in a frame and prefers a page to a file of its URL, like a build', async () => {
    const ask = await openDev(undefined, {
      'docs/v8/演示.html': '<p>演示</p>',
      'docs/v8/demo/index.html': '<p>夹</p>',
      'docs/deploy.html': '旧',
    });
    expect((await ask('/docs/v8/%E6%BC%94%E7%A4%BA.html')).body.toString()).toContain('srcdoc="<p>演示</p>');
    expect((await ask('/docs/v8/demo/')).body.toString()).toContain('srcdoc="<p>夹</p>');
    expect((await ask('/docs/deploy.html')).body.toString()).toContain('<title>部署 | 测试站</title>');
    expect((await ask('/docs/v8/deploy.md')).body.toString()).toBe('# 部署');
  });

  it('renders the feed, which only a build writes', async () => {
    const ask = await openDev();
    expect((await ask('/feed.xml')).body.toString()).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
  });

  it.each([
    ['/sitemap.xml', 'application/xml', '<loc>https://example.org/docs/deploy</loc>'],
    ['/opensearch.xml', 'application/opensearchdescription+xml', '<ShortName>测试站</ShortName>'],
    ['/robots.txt', 'text/plain', 'Sitemap: https://example.org/sitemap.xml'],
    ['/llms.txt', 'text/plain', '[部署](https://example.org/docs/v8/deploy.md)'],
    ['/llms-full.txt', 'text/plain', '# 部署'],
    ['/docs/v6/llms.txt', 'text/plain', '旧部署'],
  ])('makes %s when it is asked for', async (path, type, text) => {
    const ask = await openDev();
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
    expect(body.toString()).toContain(text);
  });

  it('does not follow links out of the site folder', async () => {
    const outside = await tempFolder({ 'secret.txt': '别处', 'page.html': '别处' });
    const ask = await openDev(undefined, {}, async (siteDir) => {
      await symlink(join(outside, 'secret.txt'), join(siteDir, 'robots.txt'));
      await symlink(join(outside, 'page.html'), join(siteDir, 'page.html'));
      await symlink(outside, join(siteDir, 'out'));
      await symlink('.env', join(siteDir, 'env.txt'));
      await symlink('hello.html', join(siteDir, 'near.html'));
    });
    for (const path of ['/page', '/page.html', '/out/secret.txt', '/out/page', '/env.txt'])
      expect((await ask(path)).status).toBe(404);
    expect((await ask('/robots.txt')).body.toString()).toContain('Sitemap');
    expect((await ask('/near')).body.toString()).toBe('a page of the site folder');
  });

  it('serves the robots.txt of the site', async () => {
    const ask = await openDev(undefined, { 'robots.txt': 'Disallow: /' });
    expect((await ask('/robots.txt')).body.toString()).toBe('Disallow: /');
  });

  it('serves the table of words for the editor', async () => {
    const ask = await openDev();
    expect((await ask('/copywriting.json')).body.toString()).toBe('null');
  });

  it('serves files of the search index from the cache, others with 404', async () => {
    const ask = await openDev();
    const { status, body, headers } = await ask('/search/v8-1/index.js');
    expect([status, body.toString()]).toEqual([200, '__docsSearch()']);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect((await ask('/search/v8-0/index.js')).status).toBe(404);
  });

  it('answers an unknown path with the shell and status 404', async () => {
    const ask = await openDev();
    const { status, body } = await ask('/docs/none');
    expect(status).toBe(404);
    expect(body.toString()).toContain('src="/assets/web.js"');
  });

  it('serves the current manifest, never the file', async () => {
    const ask = await openDev();
    expect((await ask('/manifest.json')).body.toString()).toBe('the one of this moment');
  });

  it.each([
    ['/docs/v8/deploy.md', '# 部署'],
    ['/assets/web.js', 'engine'],
    ['/hello', 'a page of the site folder'],
  ])('serves %s from its folder, to be asked again', async (path, expected) => {
    const ask = await openDev();
    const { body, headers } = await ask(path);
    expect([body.toString(), headers['cache-control']]).toEqual([expected, 'no-cache']);
  });

  it('serves the front matter fields of the engine that the site is read as, with their meaning', async () => {
    const ask = await openDev();
    const fields = JSON.parse((await ask('/__live/fields')).body.toString());
    expect(fields).toContainEqual({ name: 'slug', meaning: expect.any(String) });
    expect(fields).toContainEqual({ name: 'sidebarDepth', meaning: '侧边栏里的标题层数', isForeign: true });
    expect(fields.map(({ name }: { name: string }) => name)).not.toContain('sidebarTitle');
  });

  it('serves the findings of a page', async () => {
    const ask = await openDev();
    const { body } = await ask('/__live/findings?path=%2Fdocs%2Fdeploy.html');
    expect(JSON.parse(body.toString())).toMatchObject({
      own: [{ message: '甲', words: '部署', path: '/docs/deploy' }],
      othersCount: 0,
    });
  });

  it('responds with 404 for hidden files', async () => {
    const hidden = [
      '.env',
      '.git/config',
      'manifest.json.bak',
      'docs/v8/deploy.md~',
      'docs/v8/~$a.docx',
      'node_modules/a.js',
      'old/dist/a.txt',
      'package.json',
    ];
    const files = Object.fromEntries([...hidden, 'docs/v8/a.txt'].map((file) => [file, 'text']));
    const ask = await openDev(undefined, { ...files, 'old/dist/.nojekyll': MARK });
    for (const file of hidden) expect((await ask(`/${file}`)).status, file).toBe(404);
    expect((await ask('/docs/v8/a.txt')).status).toBe(200);
  });

  it('responds with the compile error of the bundle', async () => {
    const ask = await openDev(new Error('web.tsx: unexpected end'));
    const { status, body } = await ask('/docs/deploy');
    expect([status, body.toString()]).toEqual([500, 'web.tsx: unexpected end\n']);
  });
});
