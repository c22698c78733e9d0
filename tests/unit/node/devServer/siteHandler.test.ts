import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createSiteHandler } from '../../../../src/node/devServer/siteHandler.ts';
import { openHandler } from '../../../support/askHandler.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const FILES = {
  '404.html': 'missing page',
  'index.html': 'home',
  'both.html': 'both as file',
  'both/index.html': 'both as folder',
  'folder/index.html': 'folder',
  'page.html': 'page',
  'docs/安装.html': '安装页',
  'docs/v8/deploy.md': '# 部署',
  'assets/web.js': 'let a = 1;'.repeat(200),
  'film.mp4': Buffer.from('0123456789'),
};

async function openSite(base = '/') {
  return openHandler(createSiteHandler({ folder: await tempFolder(FILES), base }));
}

describe('createSiteHandler', () => {
  it.each([
    ['/', 200, 'home'],
    ['/index.html', 200, 'home'],
    ['/page', 200, 'page'],
    ['/page.html', 200, 'page'],
    ['/page?from=mail', 200, 'page'],
    ['/both', 200, 'both as file'],
    ['/both/', 200, 'both as folder'],
    ['/folder/', 200, 'folder'],
    ['/folder/index', 200, 'folder'],
    ['/docs/%E5%AE%89%E8%A3%85', 200, '安装页'],
    ['/page/', 404, 'missing page'],
    ['/nothing', 404, 'missing page'],
  ])('answers %s with %i %s', async (path, status, body) => {
    const ask = await openSite();
    const answer = await ask(path);
    expect([answer.status, answer.body.toString()]).toEqual([status, body]);
  });

  it('redirects a folder to its URL with a slash', async () => {
    const ask = await openSite();
    const { status, headers } = await ask('/folder?q=1');
    expect([status, headers.location]).toEqual([301, '/folder/?q=1']);
  });

  it('never redirects to another host', async () => {
    const ask = await openSite();
    expect((await ask('//folder')).headers.location).toBe('/folder/');
  });

  it.each([
    '/../secret',
    '/docs/../../secret',
    '/..%2Fsecret',
    '/%2e%2e/secret',
    '/docs%5C..%5Csecret',
    '/%00',
    '/%E5%AE',
    '/%',
    '/a'.repeat(66),
  ])('refuses %s', async (path) => {
    const ask = await openSite();
    expect((await ask(path)).status).toBe(400);
  });

  it('serves only below a base path', async () => {
    const ask = await openSite('/a/b/');
    expect((await ask('/a/b/page')).body.toString()).toBe('page');
    expect((await ask('/a/b/folder')).headers.location).toBe('/a/b/folder/');
    expect((await ask('/a/b')).headers.location).toBe('/a/b/');
    expect((await ask('/page')).status).toBe(404);
    expect((await ask('/a/bc/page')).status).toBe(404);
  });

  it.each(['/文档/a b/', '/%E6%96%87%E6%A1%A3/a%20b/'])('serves below %s', async (base) => {
    const ask = await openSite(base);
    const top = '/%E6%96%87%E6%A1%A3/a%20b';
    expect((await ask(`${top}/page`)).body.toString()).toBe('page');
    expect((await ask(`${top}/`)).body.toString()).toBe('home');
    expect((await ask(`${top}/folder?q=1`)).headers.location).toBe(`${top}/folder/?q=1`);
    expect((await ask(top)).headers.location).toBe(`${top}/`);
  });

  it('sends the content type of a file', async () => {
    const ask = await openSite();
    expect((await ask('/docs/v8/deploy.md')).headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect((await ask('/film.mp4')).headers['content-type']).toBe('video/mp4');
  });

  it('compresses text by the accepted encodings', async () => {
    const ask = await openSite();
    const script = FILES['assets/web.js'];
    const gzip = await ask('/assets/web.js', { 'accept-encoding': 'gzip, deflate' });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const brotli = await ask('/assets/web.js', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const plain = await ask('/assets/web.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(
      (await ask('/film.mp4', { 'accept-encoding': 'gzip' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('responds with 304 to a valid ETag', async () => {
    const ask = await openSite();
    const { headers } = await ask('/page', { 'accept-encoding': 'gzip' });
    expect(headers['cache-control']).toBe('max-age=600');
    const [tag, modified] = [headers.etag ?? '', headers['last-modified'] ?? ''];
    const again = await ask('/page', { 'if-none-match': tag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask('/page', { 'if-modified-since': modified })).status).toBe(304);
    expect((await ask('/page', { 'if-none-match': '"other"', 'if-modified-since': modified })).status).toBe(
      200,
    );
  });

  it.each([
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['gzip;q=0', undefined],
    ['*', 'br'],
    ['identity', undefined],
  ])('when it accepts %s compresses by %s', async (accepted, expected) => {
    const ask = await openSite();
    const { headers } = await ask('/assets/web.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(expected);
  });

  it('responds to a range request', async () => {
    const ask = await openSite();
    const part = await ask('/film.mp4', { range: 'bytes=2-4' });
    expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    const beyond = await ask('/film.mp4', { range: 'bytes=10-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it.each([
    ['bytes=0-0', '0'],
    ['bytes=4-', '456789'],
    ['bytes=-3', '789'],
    ['bytes=8-99', '89'],
    ['bytes=-', '0123456789'],
    ['bytes=0-1,4-5', '0123456789'],
    ['lines=0-1', '0123456789'],
  ])('to %s answers %s', async (range, expected) => {
    const ask = await openSite();
    expect((await ask('/film.mp4', { range })).body.toString()).toBe(expected);
  });

  it('sends the whole file when If-Range does not match', async () => {
    const ask = await openSite();
    const { etag = '' } = (await ask('/film.mp4')).headers;
    const range = 'bytes=0-1';
    expect((await ask('/film.mp4', { range, 'if-range': etag })).body.toString()).toBe('01');
    expect((await ask('/film.mp4', { range, 'if-range': '"old"' })).body.toString()).toBe('0123456789');
  });

  it('sends ranges uncompressed, and 404.html without ranges', async () => {
    const ask = await openSite();
    const headers = { range: 'bytes=0-1199', 'accept-encoding': 'gzip' };
    const part = await ask('/assets/web.js', headers);
    expect([part.status, part.body.toString()]).toEqual([206, FILES['assets/web.js'].slice(0, 1200)]);
    const missing = await ask('/nothing', headers);
    expect([missing.status, missing.body.toString()]).toEqual([404, 'missing page']);
  });

  it('serves links to files, and names with a dot', async () => {
    const folder = await tempFolder({ 'page.html': 'page', '.well-known/x.txt': 'dot' });
    await symlink(join(folder, 'page.html'), join(folder, 'link.html'));
    const ask = await openHandler(createSiteHandler({ folder }));
    expect((await ask('/link')).body.toString()).toBe('page');
    expect((await ask('/.well-known/x.txt')).body.toString()).toBe('dot');
  });

  it('responds to HEAD without a body', async () => {
    const ask = await openSite();
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      const answer = await ask('/assets/web.js', headers, 'HEAD');
      expect([answer.status, answer.body.length]).toEqual([200, 0]);
      expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
    }
  });

  it('rejects methods other than GET and HEAD', async () => {
    const ask = await openSite();
    const { status, headers } = await ask('/page', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
