// The same build below any path, once started the way its users start it.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createPlainHandler, DIST, expect, serve, type TestServer, test } from '../support/server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run preview -- --base …` over the built site, on a free port. */
async function startPreview(base: string): Promise<TestServer> {
  const child = spawn('npm', ['run', '--silent', 'preview', '--', '--base', base, '--dir', DIST], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0' },
    // A group of its own: npm's children end with it.
    detached: true,
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const address = /http:\/\/localhost:\d+\S*/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`preview ended: ${said}`)));
  });
  return { url, close: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await ended;
}

const SERVERS: Record<string, (base: string) => Promise<TestServer>> = {
  '/repo/': (base) => serve(createPlainHandler({ folder: DIST, base }), base),
  '/a/b/': startPreview,
};

for (const [base, start] of Object.entries(SERVERS))
  test(`deep links, reload and Back work under ${base}`, async ({ page }) => {
    const preview = await start(base);
    const lost: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) lost.push(response.url());
    });
    const title = page.getByRole('heading', { level: 1 });
    const isAt = (path: string) => expect(page).toHaveURL(preview.url + path);

    await page.goto(`${preview.url}docs/osc/engineering?x=1#${encodeURIComponent('下一步')}`);
    await expect(title).toHaveText('开发环境搭建');
    await page.goto(`${preview.url}docs/osc/engineering.html`);
    await expect(title).toHaveText('开发环境搭建');
    await isAt('docs/osc/engineering');
    await page.locator('article').getByRole('link', { name: '系统初始化' }).first().click();
    await expect(title).toHaveText('系统初始化');
    await isAt('docs/initialization');
    await page.reload();
    await expect(title).toHaveText('系统初始化');
    await page.goBack();
    await expect(title).toHaveText('开发环境搭建');
    await page.goForward();
    await expect(title).toHaveText('系统初始化');
    await page.getByRole('banner').getByRole('link', { name: '春松客服' }).click();
    await expect(title).toHaveText('春松客服');
    await isAt('');
    expect(lost).toEqual([]);

    const answer = await page.goto(`${preview.url}docs/v7/nothing`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '找不到页面' })).toBeVisible();
    await preview.close();
  });
