// The small pages at an address's other spellings, where a host or a reader is not the usual one.
import { createSiteHandler, type Handler } from '../../src/node/server/siteHandler.ts';
import { DIST, expect, serve, shellTest, test } from '../support/server.ts';

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
  const server = await serve(folderFirst(createSiteHandler({ folder: DIST })));
  await page.goto(`${server.url}docs/deploy?x=1#启动与验证`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await expect(page).toHaveURL(`${server.url}docs/deploy?x=1#启动与验证`);
  await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await server.close();
});
