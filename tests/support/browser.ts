// A browser for benches, with the flags of the browser tests.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { ensureChromium } from '../../src/node/testing/ensureChromium.ts';

/** @param more flags for a bench of its own kind */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = await ensureChromium();
  const { args = [], ...options } = config.use?.launchOptions ?? {};
  return chromium.launch({
    ...options,
    args: [...args, ...more],
    ...(executablePath && { executablePath }),
  });
}

/** A page that functions of a bench can run in: the runner marks their names with a helper that pages lack. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return page;
}

/** Slows the page's processor down by a factor. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** The middle value of a list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
