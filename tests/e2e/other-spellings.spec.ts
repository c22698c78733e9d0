// The small pages at an address's other spellings, where a host or a reader is not the usual one, and at old addresses.
import type { Handler } from '../../src/node/devServer/siteHandler.ts';
import { createPlainHandler, DIST, expect, serve, shellTest, test } from '../support/server.ts';
import { writeFiles } from '../support/writeFiles.ts';

shellTest.describe('without scripts', () => {
  shellTest.use({ javaScriptEnabled: false });

  shellTest('another spelling leads on to the page', async ({ page, siteUrl }) => {
    await page.goto('docs/deploy/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
    await expect(page).toHaveURL(new URL('docs/deploy.html', siteUrl).href);
    await page.goto('docs/osc');
    await expect(page).toHaveURL(new URL('docs/osc/', siteUrl).href);
  });
});

/** A host that hides `.html`, and answers at a folder's name with its index. */
function folderFirst(handler: Handler): Handler {
  return (request, response) => {
    const [path = '', ...rest] = (request.url ?? '').split('?');
    const query = rest.map((part) => `?${part}`).join('');
    if (path.endsWith('.html')) {
      response.writeHead(301, { location: path.slice(0, -'.html'.length) + query }).end();
      return;
    }
    const isPage = /\/[^/.]+$/.test(path) && path !== '/404';
    request.url = path === '/404' ? '/404.html' : isPage ? `${path}/${query}` : request.url;
    return handler(request, response);
  };
}

test('a host that leads back to the other spelling shows the page all the same', async ({ page }) => {
  const server = await serve(folderFirst(createPlainHandler({ folder: DIST })));
  await page.goto(`${server.url}docs/deploy?x=1#启动与验证`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await expect(page).toHaveURL(`${server.url}docs/deploy?x=1#启动与验证`);
  await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await server.close();
});

test('slashes too many are one: pages, their files and their links are at their places', async ({ page }) => {
  const handler = createPlainHandler({ folder: DIST });
  // As nginx answers.
  const server = await serve((request, response) => {
    request.url = request.url?.replace(/\/{2,}/g, '/');
    return handler(request, response);
  });
  for (const address of ['/docs/deploy#启动与验证', 'docs//deploy?x=1']) {
    await page.goto(server.url + address);
    await expect(page).toHaveURL(server.url + address.replace(/\/+/g, '/').replace(/^\//, ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
    await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(`${server.url}docs/faq`);
  }
  await server.close();
});

test('an old address answers with a page that leads on, each anchor to its place', async ({
  page,
}, testInfo) => {
  const [siteDir, outDir] = [testInfo.outputPath('site'), testInfo.outputPath('dist')];
  const redirects = { '/docs/old': '/docs/new#二', '/docs/old#a': '/docs/', '/docs/new#gone': '/docs/#三' };
  const versions = [{ name: 'v1', label: 'v1', path: '/docs', isLast: true }];
  await writeFiles(siteDir, {
    'manifest.json': JSON.stringify({ site: { title: '站' }, redirects, versions }),
    'docs/v1/index.md': '# 首页\n\n## 三\n',
    'docs/v1/new.md': '# 新页\n\n## 二\n',
  });
  const { buildSmallSite } = await import('../support/smallSites.ts');
  await buildSmallSite({ siteDir, outDir, basePath: '/a/' });
  const server = await serve(createPlainHandler({ folder: outDir, base: '/a/' }), '/a/');
  const heading = page.getByRole('heading', { level: 1 });
  const reach = async (address: string, title: string, reached: string) => {
    const answer = await page.goto(server.url + address);
    expect(answer?.status()).toBe(200);
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL((url) => decodeURI(url.href) === server.url + reached);
  };
  await reach('docs/new#gone', '首页', 'docs/#三');
  await reach('docs/old', '新页', 'docs/new#二');
  await reach('docs/old/?q=1#a', '首页', 'docs/?q=1');
  await reach('docs/old.html#constructor', '新页', 'docs/new#二');
  await server.close();
});
