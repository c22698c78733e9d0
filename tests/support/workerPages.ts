// What a browser keeps to read without a network: the menu that saves, the caches, and the network taken away.
import type { Page } from '@playwright/test';
import type { DeployedServer } from './redeploy.ts';

export const sidebarOf = (page: Page) => page.getByRole('navigation', { name: '文档侧边栏' });
export const saveButton = (page: Page) => sidebarOf(page).getByRole('button', { name: '离线保存本版本' });
export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** The server is lost, and what the browser keeps of its own accord as well. */
export async function loseAll(page: Page, server: DeployedServer): Promise<void> {
  server.state = 'lost';
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}
