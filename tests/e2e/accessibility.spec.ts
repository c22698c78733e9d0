// Readers who use a keyboard, a screen reader, large type, little motion or paper.
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect, test } from '../support/server.ts';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };
const SIZES = { wide: WIDE, narrow: NARROW };
const THEMES = ['light', 'dark'] as const;

interface Kind {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  open?: (page: Page) => Promise<void>;
  sizes?: string[];
}

const KINDS: Kind[] = [
  { name: 'home', path: '' },
  { name: 'a doc with tables, code and admonitions', path: 'docs/deploy' },
  { name: 'the index of a category', path: 'docs/osc/' },
  { name: 'a doc of an old version', path: 'docs/v7/deploy' },
  { name: 'a standalone page', path: 'markdown-page' },
  { name: 'an unknown address', path: 'docs/no-such-page' },
  { name: 'a page that did not come', path: 'docs/faq', prepare: loseFaq },
  { name: 'the versions, open', path: 'docs/deploy', open: openVersions },
  { name: 'the menu, open', path: 'docs/deploy', open: openMenu, sizes: ['narrow'] },
];

for (const theme of THEMES)
  for (const [size, viewport] of Object.entries(SIZES))
    for (const { name, path, prepare, open } of KINDS.filter(({ sizes }) => sizes?.includes(size) ?? true))
      test(`axe finds nothing on ${name}: ${theme}, ${size}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: theme });
        await prepare?.(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await open?.(page);
        expect(await findViolations(page)).toEqual([]);
      });

async function openVersions(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^选择版本/ }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'v7' })).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: '打开导航菜单' }).click();
  await expect(page.getByRole('dialog', { name: '导航菜单' })).toBeVisible();
}

async function loseFaq(page: Page): Promise<void> {
  await page.route('**/docs/v8/faq.md', (route) => route.fulfill({ status: 404, body: 'x' }));
}
