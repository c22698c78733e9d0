// How long a touch, click or key takes until the next paint (Event Timing), with the processor slowed down 4 times: on
// the longest pages of the site, and beside other engines on the shared corpus.
import type { BrowserContextOptions, Page } from '@playwright/test';
import { createSiteHandler } from '../../src/node/devServer/siteHandler.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { launchBrowser, median, slowDown } from '../support/browser.ts';
import { openPeers } from '../support/peers.ts';
import { serve } from '../support/server.ts';

export const name = 'interactions';

const SLOWDOWN = 4;
/** Until the paint after an interaction is reported, in milliseconds. */
const SETTLE = 1500;
/** For a control to appear, in milliseconds. */
const PATIENCE = 8000;
/** A phone's scroll, in milliseconds. */
const SCROLL = 10_000;

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

interface Interaction {
  device: BrowserContextOptions;
  /** What must be open before. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<unknown>;
  /** Reads the figure, if it is another than the longest interaction. */
  read?: (page: Page) => Promise<number>;
}

const click = (selector: string) => (page: Page) => visible(page, selector).click();
const tap = (selector: string) => (page: Page) => visible(page, selector).tap();
const press = (key: string) => (page: Page) => page.keyboard.press(key);
const visible = (page: Page, selector: string) => page.locator(selector).locator('visible=true').first();
/** Opens something before the measurement and waits for its chunk and its focus. */
const after =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) {
      await step(page);
      await page.waitForTimeout(SETTLE);
    }
  };

const MENU = 'header button[aria-label*="导航"]';
const SEARCH = 'header button:has-text("搜索"), header button[aria-label*="搜索"]';
const SIDEBAR = 'nav[aria-label="文档侧边栏"]';
const TOOLS = 'main button:has-text("工具")';
const tool = (label: string): Interaction => ({
  device: DESKTOP,
  prepare: after(click(TOOLS)),
  act: click(`main li :text("${label}")`),
});

/** Interactions of our own pages by name. */
const OURS: Record<string, Interaction> = {
  menu: { device: PHONE, act: tap(MENU) },
  'menu, other level': {
    device: PHONE,
    prepare: after(tap(MENU)),
    act: tap('dialog button:has-text("主菜单")'),
  },
  theme: { device: DESKTOP, act: click('header button[aria-label*="模式"]') },
  search: { device: DESKTOP, act: click(SEARCH) },
  'search, first letter': { device: DESKTOP, prepare: after(click(SEARCH)), act: press('d') },
  'search, next result': {
    device: DESKTOP,
    prepare: after(click(SEARCH), press('d')),
    act: press('ArrowDown'),
  },
  'version list': { device: DESKTOP, act: click('header button[aria-label^="选择版本"]') },
  'language list': { device: DESKTOP, act: click('header button[aria-label^="选择语言"]') },
  tools: { device: DESKTOP, act: click(TOOLS) },
  print: { device: DESKTOP, act: click('aside button:has-text("打印")') },
  'tool: reading settings': tool('阅读'),
  'tool: shortcuts': tool('键盘操作'),
  'sidebar group': { device: DESKTOP, act: click(`${SIDEBAR} button[aria-expanded="false"]`) },
  link: { device: DESKTOP, act: click(`${SIDEBAR} a[href$="initialization"]`) },
  contents: { device: DESKTOP, act: click('nav[aria-label="本页目录"] li:nth-child(3) a') },
  'contents, sheet': { device: PHONE, act: tap('button:has-text("目录")') },
  copy: { device: DESKTOP, act: click('main button[aria-label="复制代码到剪贴板"]') },
  image: { device: DESKTOP, act: click('main button[aria-label^="查看大图"]') },
  back: {
    device: DESKTOP,
    prepare: after(click(`${SIDEBAR} a[href$="initialization"]`)),
    act: (page) => page.evaluate(goBack),
    read: (page) => page.evaluate(() => (window as unknown as { back: number }).back),
  },
  'scroll of 10 s, longest task': {
    device: PHONE,
    act: (page) => page.evaluate(scrollFor, SCROLL),
    read: (page) => page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks)),
  },
};

/** Selectors of what other engines have too. */
const PEERS: Record<string, Partial<Record<'menu' | 'theme' | 'search' | 'link', string>>> = {
  'docusaurus3+search': {
    menu: 'button.navbar__toggle',
    theme: 'button[class*="toggleButton"]',
    search: '.navbar__search-input',
    link: "nav.menu a[href='/docs/initialization']",
  },
  starlight: {
    menu: 'starlight-menu-button button',
    search: 'site-search button',
    link: "nav.sidebar a[href^='/docs/initialization']",
  },
  rspress: {
    menu: '.rp-sidebar-menu__left',
    theme: '.rp-switch-appearance',
    search: '.rp-search-button',
    link: ".rp-doc-layout__sidebar a[href='/docs/initialization']",
  },
};

/** Interactions that the shared corpus has no control for. */
const SITE_ONLY = ['image', 'language list'];

/** Interactions that are measured while the page loads, too. */
const EARLY = ['menu', 'theme', 'search'];

interface Visit {
  name: string;
  /** Address of the page. */
  url: string;
  interactions: Record<string, Interaction>;
  isLoading?: boolean;
}

export async function run({ build, rounds }: BenchContext): Promise<BenchRow[]> {
  const { folder } = await build();
  const peers = await openPeers();
  const folders = { site: folder, ...peers };
  const servers = await Promise.all(
    Object.entries(folders).map(async ([site, path]) => ({
      site,
      ...(await serve(createSiteHandler({ folder: path }))),
    })),
  );
  const visits = servers.flatMap(({ site, url }) => listVisits(site, url));
  const browser = await launchBrowser();
  const samples = new Map<string, number[]>();
  const measure = async (visit: Visit, figure: string, interaction: Interaction) => {
    const context = await browser.newContext({
      ...interaction.device,
      locale: 'zh-CN',
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await page.addInitScript(watchInteractions);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    try {
      if (visit.isLoading) await slowDown(page, SLOWDOWN);
      await page.goto(visit.url, { waitUntil: visit.isLoading ? 'commit' : 'networkidle' });
      if (!visit.isLoading) {
        await page.waitForTimeout(SETTLE);
        await slowDown(page, SLOWDOWN);
      }
      await interaction.prepare?.(page);
      await page.evaluate(() => Object.assign(window, { interactions: [], tasks: [] }));
      await interaction.act(page);
      await page.waitForTimeout(SETTLE);
      const longest = () =>
        page.evaluate(() => Math.max(0, ...(window as unknown as { interactions: number[] }).interactions));
      return await (interaction.read?.(page) ?? longest());
    } catch (error) {
      console.error(`${visit.name}, ${figure}: ${String(error).split('\n')[0]}`);
      return undefined;
    } finally {
      await context.close();
    }
  };
  for (let round = 0; round < rounds; round += 1)
    for (const visit of visits)
      for (const [figure, interaction] of Object.entries(visit.interactions)) {
        const key = `${visit.name}: ${figure}`;
        const value = await measure(visit, figure, interaction);
        if (value !== undefined) samples.set(key, [...(samples.get(key) ?? []), value]);
      }
  await browser.close();
  for (const { close } of servers) await close();
  return [...samples].flatMap(([figure, values]) => [
    {
      figure,
      value: median(values),
      unit: 'ms',
      ...(isOurs(figure) && { target: 200 }),
    },
    { figure: `${figure}, worst`, value: Math.max(...values), unit: 'ms' },
  ]);
}

const isOurs = (figure: string) => /^(?:site|ours)\b/.test(figure);

/** The pages of a site to visit, at rest and while they load. */
function listVisits(site: string, url: string): Visit[] {
  const pages = site === 'site' ? ['docs/deploy', 'docs/osc/restapi'] : ['docs/deploy'];
  const ofCorpus = () => Object.entries(OURS).filter(([figure]) => !SITE_ONLY.includes(figure));
  const tables: Record<string, Record<string, Interaction>> = {
    site: OURS,
    ours: Object.fromEntries(ofCorpus()),
  };
  const interactions = tables[site] ?? listPeerInteractions(site);
  const early = Object.fromEntries(Object.entries(interactions).filter(([figure]) => EARLY.includes(figure)));
  return pages.flatMap((page) => [
    { name: `${site} ${page}`, url: url + page, interactions },
    { name: `${site} ${page}, loading`, url: url + page, interactions: early, isLoading: true },
  ]);
}

function listPeerInteractions(site: string): Record<string, Interaction> {
  return Object.fromEntries(
    Object.entries(PEERS[site] ?? {}).map(([figure, selector]) => {
      const isMenu = figure === 'menu';
      return [figure, { device: isMenu ? PHONE : DESKTOP, act: isMenu ? tap(selector) : click(selector) }];
    }),
  );
}

/** In the page: collects durations of interactions and of long tasks. */
function watchInteractions(): void {
  Object.assign(window, { interactions: [], tasks: [] });
  const kept = window as unknown as { interactions: number[]; tasks: number[] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) kept.interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** In the page: goes back and measures until the frame after the event. */
async function goBack(): Promise<void> {
  const start = performance.now();
  await new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => requestAnimationFrame(() => setTimeout(resolve)), {
      once: true,
    });
    history.back();
  });
  Object.assign(window, { back: performance.now() - start });
}

/** In the page: scrolls down as a finger would, a screen each second. */
async function scrollFor(duration: number): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < duration) {
    window.scrollBy(0, innerHeight / 60);
    await new Promise(requestAnimationFrame);
  }
}
