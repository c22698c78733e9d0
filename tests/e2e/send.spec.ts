// What was written goes to the site's host as a pull request, from a window that may ask that host and no other.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { fakeGithub, REPOSITORY } from '../support/fakeGithub.ts';
import { DIST, expect, shellTest, test } from '../support/server.ts';

const FILE = 'docs/v8/deploy.md';
const TOKEN = 'github_pat_secret';
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
};

/** Answers for GitHub; gives all that was asked of it and of others. */
async function standIn(context: BrowserContext, github: ReturnType<typeof fakeGithub>) {
  const asked = { tokens: new Set<string | undefined>(), addresses: [] as string[] };
  context.on('request', (request) => asked.addresses.push(request.url()));
  await context.route('https://api.github.com/**', async (route: Route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS });
    const { pathname, search } = new URL(request.url());
    asked.tokens.add(request.headers().authorization);
    const method = request.method() === 'POST' ? 'POST' : 'GET';
    const { status, bytes } = await github.request(method, pathname + search, {
      body: request.postDataJSON(),
    });
    await route.fulfill({ status, body: Buffer.from(bytes), headers: CORS });
  });
  return asked;
}

async function writeLine(page: Page): Promise<void> {
  await page.goto('edit/docs/deploy');
  const field = page.getByRole('textbox', { name: '源文本' });
  await expect(field).toBeVisible();
  await field.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('The end.');
  await expect(page.getByText('改动已存为草稿')).toBeAttached();
}

/** Chooses the way on the desk by keys, and gives the window that it opens. */
async function openWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  const way = page.getByRole('button', { name: '提交合并请求' });
  await expect(async () => {
    // A desk that is drawn anew meanwhile closes the menu.
    if (!(await way.isVisible())) {
      await page.getByRole('button', { name: '其他保存方式' }).focus();
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Tab');
    await expect(way).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  return opened;
}

test('by keyboard from the desk to a pull request: one file changed by one line, the token kept for the session', async ({
  page,
  context,
  siteUrl,
}) => {
  const original = await (await page.request.get(FILE)).text();
  const github = fakeGithub({ [`public/${FILE}`]: original, 'README.md': '' });
  const asked = await standIn(context, github);
  await writeLine(page);
  const window = await openWindow(page);
  const token = window.getByLabel('访问令牌');
  await expect(token).toBeFocused();
  await expect(window.getByRole('listitem')).toHaveText(FILE);
  await expect(window.getByLabel('提交说明')).toHaveValue(/^docs: 修改 ./);
  for (const colorScheme of ['light', 'dark'] as const) {
    await window.evaluate(
      (theme) => document.querySelector('html')?.setAttribute('data-theme', theme),
      colorScheme,
    );
    expect(await findViolations(window), colorScheme).toEqual([]);
  }
  // Others were faster: nothing is sent, and the desk brings both together.
  github.commitFiles({ [`public/${FILE}`]: original.replace(/^# .*$/m, '# 他改的标题') });
  await token.fill(TOKEN);
  await window.keyboard.press('Enter');
  await expect(window.getByRole('status')).toContainText('已被别人改过');
  expect(github.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await expect(page.getByText('两边的改动已经合并')).toBeVisible();
  await window.close();

  const again = await openWindow(page);
  await expect(again.getByRole('button', { name: '提交', exact: true })).toBeFocused();
  await expect(again.getByLabel('访问令牌')).toHaveValue(TOKEN);
  await again.getByLabel('新分支').fill('main');
  await again.keyboard.press('Enter');
  await expect(again.getByLabel('新分支')).toHaveValue('main-2');
  await again.keyboard.press('Enter');
  const address = `https://github.com/${REPOSITORY}/pull/1`;
  await expect(again.getByRole('link', { name: address })).toBeFocused();
  await expect(page.getByRole('link', { name: address })).toBeVisible();
  await expect(page.getByText('改动已存为草稿')).toBeAttached();
  expect(await findViolations(again)).toEqual([]);
  const { files } = github.readBranch('main-2');
  expect(Object.keys(files)).toEqual([`public/${FILE}`, 'README.md']);
  const now = github.readBranch('main').files[`public/${FILE}`]?.split('\n') ?? [];
  const lines = files[`public/${FILE}`]?.split('\n') ?? [];
  expect(lines.filter((line, at) => line !== now[at])).toEqual(['The end.']);

  const foreign = asked.addresses.filter((url) => !/^(?:blob|data):/.test(url) && !url.startsWith(siteUrl));
  expect(foreign.filter((url) => !url.startsWith(`https://api.github.com/repos/${REPOSITORY}`))).toEqual([]);
  expect(asked.addresses.filter((url) => url.includes(TOKEN))).toEqual([]);
  expect([...asked.tokens]).toEqual([`Bearer ${TOKEN}`]);
  const kept = () => page.evaluate(() => [JSON.stringify(sessionStorage), JSON.stringify(localStorage)]);
  expect((await kept()).map((text) => text.includes(TOKEN))).toEqual([true, false]);
  await again.close();
  // The way that was taken last is the best one now.
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: '提交合并请求' }).click();
  const last = await opened;
  await last.getByRole('button', { name: '忘掉令牌' }).click();
  await expect(last.getByLabel('访问令牌')).toHaveValue('');
  expect((await kept()).join('')).not.toContain(TOKEN);
});

shellTest('it may ask its host alone, and readers’ pages nobody but the site', async ({ page }) => {
  await page.goto('edit/send.html');
  await expect(page.getByText('这个窗口要从写作台打开')).toBeVisible();
  await expect(page.getByLabel('访问令牌')).toBeHidden();
  // Told of at a time of their own.
  const refused = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const violations: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          violations.push(`${effectiveDirective} ${new URL(blockedURI).pathname}`);
          if (violations.length === 2) resolve(violations);
        });
        for (const address of ['https://example.com/x', '../manifest.json']) fetch(address).catch(() => {});
      }),
  );
  expect((await refused).sort()).toEqual(['connect-src /manifest.json', 'connect-src /x']);
  const pages = (await readdir(DIST, { recursive: true })).filter((file) => file.endsWith('.html'));
  const asking: string[] = [];
  for (const file of pages)
    if ((await readFile(join(DIST, file), 'utf8')).includes('connect-src https:')) asking.push(file);
  expect(pages.length).toBeGreaterThan(20);
  expect(asking).toEqual(['edit/send.html']);
  for (const list of ['sitemap.xml', 'service-worker.js', 'manifest.json', 'llms.txt'])
    expect(await readFile(join(DIST, list), 'utf8'), list).not.toContain('send.html');
});
