import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSiteHandler } from '../../../../src/node/devServer/siteHandler.ts';
import { openHandler } from '../../../support/askHandler.ts';
import { hasProgram } from '../../../support/hasProgram.ts';
import { NGINX_CONF, startNginx } from '../../../support/nginx.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

describe('nginx.conf', () => {
  it('differs between languages in its comments alone', async () => {
    const rulesIn = async (language: string) =>
      (await readFile(NGINX_CONF.replace('/en/', `/${language}/`), 'utf8')).replace(/^\s*#.*\n/gm, '');
    expect(await rulesIn('zh-Hans')).toBe(await rulesIn('en'));
  });

  it('names the same types as the preview', async () => {
    const text = await readFile(NGINX_CONF, 'utf8');
    const [, types = ''] = /types \{([^}]*)\}/.exec(text) ?? [];
    const lines = [...types.matchAll(/(\S+)\s+([^;]+);/g)];
    expect(lines.length).toBeGreaterThan(15);
    const typeOf = lines.flatMap(([, type, endings = '']) =>
      endings.split(' ').map((ending) => [ending, type]),
    );
    const folder = await tempFolder(Object.fromEntries(typeOf.map(([ending]) => [`x.${ending}`, ''])));
    const ask = await openHandler(createSiteHandler({ folder }));
    for (const [ending, type] of typeOf)
      expect((await ask(`/x.${ending}`)).headers['content-type'], ending).toContain(type);
  });
});

if (hasProgram('nginx'))
  describe('a site under nginx', () => {
    it('answers every spelling, with the right type, and keeps what does not change', async () => {
      const page = '<!doctype html><title>部署</title>'.padEnd(600);
      const root = await tempFolder({
        'index.html': page,
        '404.html': '<!doctype html>没有',
        'docs/部署.html': page,
        'docs/部署/index.html': page,
        'docs/v8/部署.md': '# 部署\n',
        'assets/web.0123abcd.js': '0',
        'search/v8-0123abcd/index.js': '0',
        'search/v8-draft/index.js': '0',
        'manifest.json': '{}',
        'refresh.mjs': '0',
        '.env': 'secret',
      });
      const server = await startNginx(root);
      onTestFinished(server.close);
      const ask = async (path: string) => {
        const { status, headers } = await fetch(server.url + path, { redirect: 'manual' });
        const kept = headers.get('cache-control')?.includes('immutable')
          ? 'kept'
          : headers.get('cache-control');
        return `${status} ${headers.get('content-type')} ${kept}`;
      };
      const html = '200 text/html; charset=utf-8 no-cache';
      const script = '200 text/javascript; charset=utf-8';
      const missing = '404 text/html; charset=utf-8 no-cache';
      for (const path of ['', 'docs/部署', 'docs/部署/', 'docs/部署.html', 'docs/部署/index.html'])
        expect(await ask(path), path).toBe(html);
      expect(await ask('docs/v8/部署.md')).toBe('200 text/markdown; charset=utf-8 no-cache');
      expect(await ask('manifest.json')).toBe('200 application/json; charset=utf-8 no-cache');
      expect(await ask('assets/web.0123abcd.js')).toBe(`${script} kept`);
      expect(await ask('search/v8-0123abcd/index.js')).toBe(`${script} kept`);
      expect(await ask('search/v8-draft/index.js')).toBe(`${script} no-cache`);
      for (const path of ['docs/无', 'docs/v8/', '.env', 'refresh.mjs'])
        expect(await ask(path), path).toBe(missing);
      const { headers } = await fetch(server.url, { headers: { 'accept-encoding': 'gzip' } });
      expect(headers.get('content-encoding')).toBe('gzip');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    });
  });
