// The search's index in a browser: over http and from a folder, and when it cannot be read.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { SEARCH_FOLDER } from '../../src/core/search/index/indexFiles.ts';
import { listFolder } from '../../src/node/lib/listFiles.ts';
import { buildManifest } from '../../src/node/manifest/buildManifest.ts';
import { writeSearch } from '../../src/node/search/buildSearch.ts';
import { loadReader, READER_PAGE, type ReaderWindow, writeReader } from '../support/searchReader.ts';
import { createPlainHandler, expect, serve, type TestServer, shellTest as test } from '../support/server.ts';

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));

/** The index of a small version, and the same pages as those of a large one. */
const LAYOUTS = { one: {}, many: { oneFile: 0 } };
type Layout = keyof typeof LAYOUTS;

test.describe.configure({ mode: 'serial' });

let folder: string;
let server: TestServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'docs-search-'));
  const { manifest } = await buildManifest(PUBLIC, { lastUpdates: false, drafts: false });
  const version = manifest.versions[0];
  if (version === undefined) throw new Error('no version');
  for (const [layout, limits] of Object.entries(LAYOUTS)) {
    const out = join(folder, layout);
    const site = await writeSearch(
      PUBLIC,
      join(out, SEARCH_FOLDER),
      { ...manifest, versions: [version] },
      { limits },
    );
    await writeReader(out, site, version.name);
  }
  const handler = createPlainHandler({ folder });
  server = await serve((request, response) => {
    // What hosts that care allow: scripts of the site, and nothing inline.
    response.setHeader('content-security-policy', "default-src 'none'; script-src 'self'");
    handler(request, response);
  });
});
test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a reader; gives the addresses of the index that it asks for. */
async function openReader(page: Page, layout: Layout): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/search/')) asked.push(pathname);
  });
  await page.goto(`${server.url}${layout}/${READER_PAGE}`);
  await page.evaluate(loadReader);
  return asked;
}

const ask = (page: Page, query: string) =>
  page.evaluate(
    (text) =>
      (window as unknown as ReaderWindow).ask(text, true).then(
        (hits) => hits.map(({ href }) => decodeURIComponent(href)),
        (error: { name: string; kind: string }) => [`${error.name} ${error.kind}`],
      ),
    query,
  );

for (const place of ['http', 'file'] as const)
  test(`answers over ${place}, from one file as from many`, async ({ page }) => {
    const answers: string[][][] = [];
    for (const layout of ['one', 'many'] as const) {
      const { href } = pathToFileURL(join(folder, layout, READER_PAGE));
      await page.goto(place === 'http' ? `${server.url}${layout}/${READER_PAGE}` : href);
      await page.evaluate(loadReader);
      const lists: string[][] = [];
      for (const query of ['转接', '号', '怎么重置密码', 'docker-comp', 'zuoxi', '座席', 'elasticserach'])
        lists.push(await ask(page, query));
      answers.push(lists);
      expect(await page.locator('script').count()).toBe(2);
    }
    const [one = [], many = []] = answers;
    expect(one[0]?.[0]).toBe('/docs/work#转接');
    for (const list of one) expect(list.length).toBeGreaterThan(3);
    expect(many).toEqual(one);
  });

test('tells that a file cannot be read, and reads it again when it is next asked for', async ({ page }) => {
  await openReader(page, 'many');
  await page.route('**/index.js', (route) => route.abort());
  expect(await ask(page, '转接')).toEqual(['ContentError offline']);
  await page.unroute('**/index.js');
  await page.route('**/t*.js', (route) => route.abort());
  expect(await ask(page, '转接')).toEqual(['ContentError offline']);
  await page.unroute('**/t*.js');
  await page.route('**/d*.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  expect(await ask(page, '转接')).toEqual(['ContentError notFound']);
  await page.unroute('**/d*.js');
  // Other files of the last question may still be failing.
  await expect.poll(async () => (await ask(page, '转接'))[0]).toBe('/docs/work#转接');
});

test('loads one file of a small version, a small part of a large one, and no file twice', async ({
  page,
}) => {
  const small = await openReader(page, 'one');
  expect(small).toEqual([]);
  await ask(page, '转接');
  await ask(page, '怎么重置密码');
  expect(small).toHaveLength(1);

  const count = listFolder(join(folder, 'many/search')).length;
  const large = await openReader(page, 'many');
  expect(large).toEqual([]);
  await ask(page, '转接');
  await ask(page, '转接');
  expect(large.length).toBeLessThan(count / 2);
  expect(new Set(large).size).toBe(large.length);
});
