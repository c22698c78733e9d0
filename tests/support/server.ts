// Browser tests over the built site, served the way GitHub Pages does.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Browser,
  type BrowserContext,
  test as base,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test';
import {
  createSiteHandler,
  type Handler,
  type SiteHandlerOptions,
} from '../../src/node/devServer/siteHandler.ts';
import { cacheDir } from '../../src/node/lib/project.ts';
import { takenOver } from './snapshot.ts';

/** Written by the build step of `npm test`. */
export const DIST = cacheDir('test-dist');

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
  return serve(createPlainHandler({ folder: DIST }));
}

/** A folder the way GitHub Pages serves it, its files as they are: to compress one takes longer than to send it. */
export function createPlainHandler(options: SiteHandlerOptions): Handler {
  const handler = createSiteHandler(options);
  return (request, response) => {
    delete request.headers['accept-encoding'];
    handler(request, response);
  };
}

interface SiteOptions {
  /** Address of the site's root, with a trailing slash. */
  siteUrl: string;
  /** Of `lookingTest`. Every test knows it: with the same fixtures they share their workers. */
  sharedPage: Page;
  /** Of `walkingTest`. */
  walk: Walk;
}

interface Walk {
  page: Page;
  /** Leaves the page as one that nobody has used. */
  end: () => Promise<void>;
}

interface ReaderOptions {
  /**
   * Whether links in view are read ahead, as for most readers. Tests take the part of one who saves data,
   * so that no page waits for a dozen neighbours; those of reading ahead say `test.use({ readsAhead: true })`.
   */
  readsAhead: boolean;
}

/** A reader who saves data, as browsers tell it. */
const saveData = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

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

/** A page that tests of one worker share. */
async function openLasting(
  browser: Browser,
  siteUrl: string,
  { locale, serviceWorkers }: Partial<PlaywrightTestOptions>,
): Promise<Page> {
  const page = await browser.newPage({
    baseURL: siteUrl,
    ...(locale && { locale }),
    ...(serviceWorkers && { serviceWorkers }),
  });
  await saveData(page.context());
  return page;
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
  sharedPage: [
    async ({ browser, siteUrl }, use, { project }) => {
      const page = await openLasting(browser, siteUrl, project.use);
      waitForApplication(page);
      const visit = page.goto.bind(page);
      page.goto = async (address, options) => {
        if (page.url() !== new URL(address, siteUrl).href) return visit(address, options);
        await page.evaluate(() => {
          (document.activeElement as HTMLElement | null)?.blur();
          window.scrollTo(0, 0);
        });
        return null;
      };
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  walk: [
    async ({ browser, siteUrl }, use, { project }) => {
      const page = await openLasting(browser, siteUrl, project.use);
      const visit = page.goto.bind(page);
      waitForApplication(page);
      page.addInitScript = () => {
        throw new Error('a script would stay for the next test: this one needs a page of its own');
      };
      const end = async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        // What is kept when a page is left is kept by then.
        await visit('robots.txt');
        await page.evaluate(async () => {
          localStorage.clear();
          sessionStorage.clear();
          for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
        });
        await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
        await page.mouse.move(-1, -1);
      };
      await use({ page, end });
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  readsAhead: [false, { option: true }],
  context: async ({ context, readsAhead }, use) => {
    if (!readsAhead) await saveData(context);
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

/**
 * The same, for tests that look and leave all as it was: they share a page, which stays where it is when
 * the next one asks for the same address. Not for those whose subject is that an address opens.
 */
export const lookingTest = shellTest.extend({
  page: async ({ sharedPage, viewport }, use) => {
    if (viewport) await sharedPage.setViewportSize(viewport);
    await use(sharedPage);
    await sharedPage.emulateMedia({ media: null, colorScheme: null });
  },
});

/**
 * The same, for tests that do what a reader does and what a route can make of it: they share a page that each
 * finds as nobody had used it, but for the files that the browser has kept. Not for those that bring scripts,
 * listeners, a clock or a network of their own: nothing takes these away again.
 */
export const walkingTest = shellTest.extend({
  page: async ({ walk, viewport }, use) => {
    if (viewport) await walk.page.setViewportSize(viewport);
    await use(walk.page);
    await walk.end();
  },
});

export { expect } from '@playwright/test';
