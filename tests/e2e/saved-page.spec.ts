// A page that a reader has saved with the browser's own command, to keep it or to pass it on.
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST, expect, test } from '../support/server.ts';

test('a page that was saved as a file keeps its text, and leads on to the site', async ({
  page,
  siteUrl,
}, testInfo) => {
  await page.goto('docs/sla');
  // What browsers do: files that the page loads lie beside it, links lead to where they led.
  const { html, scripts } = await page.evaluate(() => {
    const loaded = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
    const scripts = loaded.map(({ src }) => new URL(src).pathname);
    for (const script of loaded) script.src = `./page_files/${script.src.split('/').at(-1)}`;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) link.href = String(link.href);
    return { html: document.documentElement.outerHTML, scripts };
  });
  const file = testInfo.outputPath('page.html');
  const beside = join(dirname(file), 'page_files');
  await mkdir(beside, { recursive: true });
  await writeFile(file, `<!doctype html>${html}`);
  for (const script of scripts) await copyFile(join(DIST, script), join(beside, basename(script)));

  const failures: string[] = [];
  const saved = await page.context().newPage();
  saved.on('pageerror', ({ message }) => failures.push(message));
  await saved.goto(pathToFileURL(file).href, { waitUntil: 'networkidle' });
  await expect(saved.getByRole('heading', { level: 1 })).toHaveText('服务水平协议');
  await expect(saved.getByRole('alert')).toHaveCount(0);
  expect(failures).toEqual([]);
  await saved.getByRole('link', { name: '系统初始化' }).first().click();
  await expect(saved).toHaveURL(`${siteUrl}docs/initialization`);
});
