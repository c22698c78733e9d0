// The search's index in a browser: over http and from a folder, and when it cannot be read.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { buildManifest } from '../../src/build/buildManifest.ts';
import { writeSearch } from '../../src/build/buildSearch.ts';
import { createSiteHandler } from '../../src/build/server/siteHandler.ts';
import { loadReader, READER_PAGE, type ReaderWindow, writeReader } from '../support/searchReader.ts';
import { serve, type TestServer } from '../support/server.ts';

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));

test.describe.configure({ mode: 'serial' });

let folder: string;
let server: TestServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'docs-search-'));
  const { manifest } = await buildManifest(PUBLIC, { lastUpdates: false, drafts: false });
  const version = manifest.versions[0];
  if (version === undefined) throw new Error('no version');
  const site = await writeSearch(PUBLIC, folder, { ...manifest, versions: [version] });
  await writeReader(folder, site, version.name);
  const handler = createSiteHandler({ folder });
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
  test(`answers over ${place}`, async ({ page }) => {
    await page.goto(
      place === 'http' ? server.url + READER_PAGE : pathToFileURL(join(folder, READER_PAGE)).href,
    );
    await page.evaluate(loadReader);
    expect((await ask(page, '转接'))[0]).toBe('/docs/work#转接');
    expect((await ask(page, 'docker-comp')).length).toBeGreaterThan(3);
    expect((await ask(page, 'zuoxi')).length).toBeGreaterThan(3);
    expect(await page.locator('script').count()).toBe(2);
  });

test('tells that a file cannot be read, and reads it again when it is next asked for', async ({ page }) => {
  await page.goto(server.url + READER_PAGE);
  await page.evaluate(loadReader);
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
  expect((await ask(page, '转接'))[0]).toBe('/docs/work#转接');
});

test('loads a small part of the index for a query, and no file twice', async ({ page }) => {
  const [name = ''] = await readdir(join(folder, 'search'));
  const count = (await readdir(join(folder, 'search', name))).length;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(server.url + READER_PAGE);
  await page.evaluate(loadReader);
  expect(asked.filter((path) => path.includes('/search/'))).toEqual([]);
  await ask(page, '转接');
  await ask(page, '转接');
  const files = asked.filter((path) => path.includes('/search/'));
  expect(files.length).toBeLessThan(count / 2);
  expect(new Set(files).size).toBe(files.length);
});
