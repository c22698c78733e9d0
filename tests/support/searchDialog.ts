// The search's dialog as its readers find it.
import { expect, type Page } from '@playwright/test';
import { takenOver } from './snapshot.ts';

export const openerOf = (page: Page) => page.getByRole('button', { name: '搜索', exact: true });
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: '搜索' });
export const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox');
export const hitsOf = (page: Page) => dialogOf(page).getByRole('listbox').getByRole('option');

/** The files of the full text. */
export const FULL_TEXT = /\/search\/[^/]+\/[^/]+\.js/;

/** The texts that the page marks, in the browser's layer over them. */
export const markedTexts = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));

export async function openSearch(page: Page): Promise<void> {
  // Before, a click is kept and done later: the browser's driver would press again meanwhile.
  await takenOver(page);
  await openerOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
}
