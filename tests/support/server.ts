// Browser tests over the built site, served the way GitHub Pages does.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';
import { createSiteHandler, type Handler } from '../../src/node/server/siteHandler.ts';
import { takenOver } from './snapshot.ts';

/** Written by the build step of `npm test`. */
export const DIST = fileURLToPath(new URL('../../node_modules/.cache/test-dist', import.meta.url));

export interface TestServer {
  /** Address of the site's root, with a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Serves with a handler on a free port. */
export async function serve(handler: Handler, basePath = '/'): Promise<TestServer> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A string only for pipes.
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function serveSite(): Promise<TestServer> {
  if (!existsSync(DIST)) throw new Error('还没有构建测试用的站点，请先运行 npm test -- --only build');
  return serve(createSiteHandler({ folder: DIST }));
}

interface SiteOptions {
  /** Address of the site's root, with a trailing slash. */
  siteUrl: string;
}

interface ReaderOptions {
  /**
   * Whether links in view are read ahead, as for most readers. Tests take the part of one who saves data,
   * so that no page waits for a dozen neighbours; those of reading ahead say `test.use({ readsAhead: true })`.
   */
  readsAhead: boolean;
}

/** Makes visits by address last until the application has taken the page over, so that clicks and keys meet it. */
function waitForApplication(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...asked) => {
    const response = await goto(...asked);
    // Without an answer it was an anchor of the same page, or an empty one.
    if (response !== null) await takenOver(page);
    return response;
  };
  page.reload = async (...asked) => {
    const response = await reload(...asked);
    await takenOver(page);
    return response;
  };
}

/**
 * Playwright's test, with addresses relative to a server of the built site: `page.goto('docs/deploy')`.
 * For what comes before the application, or in its place.
 */
export const shellTest = base.extend<ReaderOptions, SiteOptions>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it is to give
    async ({}, use) => {
      const server = await serveSite();
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  readsAhead: [false, { option: true }],
  context: async ({ context, readsAhead }, use) => {
    if (!readsAhead)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    await use(context);
  },
});

/** The same, for all that the application does: a visit lasts until it is there. */
export const test = shellTest.extend({
  page: async ({ page }, use) => {
    waitForApplication(page);
    await use(page);
  },
});

export { expect } from '@playwright/test';
