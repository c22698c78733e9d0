// Every address of the site, asked for by plain requests: no browser opens.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseManifest } from '../../src/core/site/manifest/parseManifest.ts';
import { listPageUrls } from '../../src/node/build/outputFiles.ts';
import { createPlainHandler, DIST, expect, serve, test } from '../support/server.ts';

/** `/docs/osc/` in the four spellings; the home page has but two. */
function spell(path: string): string[] {
  const bare = path.replace(/^\/|\/$/g, '');
  return bare === '' ? ['', 'index.html'] : [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`];
}

/** The page at an address, or the one that it leads on to. */
async function readPage(answer: Response): Promise<{ html: string; url: string }> {
  const { url } = answer;
  const html = await answer.text();
  const [, to] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(html) ?? [];
  return to === undefined ? { html, url } : readPage(await fetch(new URL(to, url).href));
}

for (const base of ['/', '/repo/', '/a/b/'])
  test(`routes answer 200 in their four spellings under ${base}, wrong ones 404`, async () => {
    const manifest = parseManifest(await readFile(join(DIST, 'manifest.json'), 'utf8'));
    const all = listPageUrls(manifest).map(({ path }) => path);
    expect(all.length).toBeGreaterThan(90);
    // The files are the same below another path: what answers for some of them answers for all.
    const paths = base === '/' ? all : all.filter((_, at) => at % 12 === 0);
    const server = await serve(createPlainHandler({ folder: DIST, base }), base);
    const scripts = new Set<string | undefined>();
    const wrong: string[] = [];
    for (const spelling of paths.flatMap(spell)) {
      const answer = await fetch(server.url + encodeURI(spelling));
      const { html, url } = await readPage(answer);
      const [, script] = /<script defer src="([^"]+)"[^>]* data-asset/.exec(html) ?? [];
      scripts.add(script && new URL(script, url).href);
      if (answer.status !== 200 || answer.redirected || !html.includes('<title>'))
        wrong.push(`${spelling}: ${answer.status} ${answer.url}`);
    }
    expect(wrong).toEqual([]);
    // All of them lead to the same application.
    expect(scripts.size).toBe(1);
    for (const script of scripts) expect((await fetch(script ?? '')).status).toBe(200);
    for (const path of ['none', 'docs/none', 'docs/deploy/none', 'docs/deploy.htm', 'docs/v7/licenses'])
      for (const spelling of spell(path)) {
        const answer = await fetch(server.url + spelling);
        expect(answer.status, spelling).toBe(404);
        expect(await answer.text()).toContain('<title>找不到页面');
      }
    await server.close();
  });
