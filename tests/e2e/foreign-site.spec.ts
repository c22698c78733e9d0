// Another team's markdown, with everything it can hold and the mistakes that people make.
import { fileURLToPath } from 'node:url';
import { buildSite } from '../../src/build/buildSite.ts';
import { createSiteHandler } from '../../src/build/server/siteHandler.ts';
import type { Manifest } from '../../src/core/model/manifest.ts';
import { expect, serve, type TestServer, test } from '../support/server.ts';

const FOREIGN = fileURLToPath(new URL('../fixtures/foreign', import.meta.url));
const DIST = fileURLToPath(new URL('../../node_modules/.cache/test-foreign', import.meta.url));

test.describe.configure({ mode: 'serial' });

let server: TestServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await buildSite({ siteDir: FOREIGN, outDir: DIST, basePath: '/' });
  server = await serve(createSiteHandler({ folder: DIST }));
});
test.afterAll(() => server.close());

test('every page reads, without an error', async ({ page }) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  const manifest: Manifest = await (await page.request.get(`${server.url}manifest.json`)).json();
  const docs = manifest.versions.flatMap((version) => version.docs);
  expect(docs.length).toBeGreaterThanOrEqual(25);
  for (const doc of docs) {
    const answer = await page.goto(
      server.url + doc.path.slice(1).split('/').map(encodeURIComponent).join('/'),
    );
    expect(answer?.status(), doc.path).toBe(200);
    await expect(page.locator('main > article h1'), doc.path).toHaveCount(1);
    await expect(page.getByRole('heading', { name: '页面已崩溃' }), doc.path).toHaveCount(0);
    expect(await page.locator('article script, article iframe, article [onclick]').count(), doc.path).toBe(0);
  }
  expect(faults).toEqual([]);
});

test('a generated index lists its category’s pages', async ({ page }) => {
  const manifest: Manifest = await (await page.request.get(`${server.url}manifest.json`)).json();
  const findIndex = (items: Manifest['versions'][number]['sidebars'][string]): string | undefined => {
    for (const item of items) {
      if (item.type !== 'category') continue;
      if (item.link?.type === 'generated-index') return item.link.path;
      const inside = findIndex(item.items);
      if (inside !== undefined) return inside;
    }
    return undefined;
  };
  const path = findIndex(Object.values(manifest.versions[0]?.sidebars ?? {}).flat());
  await page.goto(`${server.url}${path?.slice(1)}`);
  await expect(page.locator('main > article h1')).toBeVisible();
  expect(await page.locator('main > article').getByRole('link').count()).toBeGreaterThan(0);
});
