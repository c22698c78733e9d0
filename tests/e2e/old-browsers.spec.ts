// Scripts that an older browser cannot even parse would leave a blank page.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, expect, test } from '../support/server.ts';

test('no script of the first route holds a lookbehind, which Safari before 16.4 refuses', async () => {
  const assets = join(DIST, 'assets');
  const scripts = (await readdir(assets)).filter((file) => /^(?:web|docs|html|home)\..*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) {
    const code = await readFile(join(assets, script), 'utf8');
    expect(code.match(/\(\?<[=!].{0,40}/)?.[0], script).toBeUndefined();
  }
});

test('bare addresses are links in the browser as in the check', async ({ page }) => {
  await page.route('**/docs/v8/faq.md', (route) =>
    route.fulfill({
      contentType: 'text/markdown',
      body: '# FAQ\n\n见 https://a.com/x，www.b.com 和 c@d.com，以及[见 https://e.com]\n',
    }),
  );
  await page.goto('docs/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  const hrefs = await page
    .locator('.prose a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['https://a.com/x', 'http://www.b.com', 'mailto:c@d.com', 'https://e.com']);
});
