// The policy in each shell stops what got in, and nothing that the site does.
import { renderAttachment } from '../../src/node/build/attachmentPage.ts';
import {
  createPlainHandler,
  DIST,
  expect,
  serve,
  shellTest,
  type TestServer,
  test,
} from '../support/server.ts';

// Below a path: the other browser tests are all at the root, under the same policy.
const BASE = '/a/b/';

let server: TestServer;
test.beforeAll(async () => {
  server = await serve(createPlainHandler({ folder: DIST, base: BASE }), BASE);
});
test.afterAll(() => server.close());

test('no page of any kind asks for more than its policy allows', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|EvalError/i.test(message.text())) refused.push(message.text());
  });
  page.on('pageerror', (error) => refused.push(error.message));
  const title = page.getByRole('heading', { level: 1 });

  await page.goto(server.url);
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: /^切换浅色/ }).click();
  // Diagrams: drawn when they come near.
  await page.goto(`${server.url}docs/`);
  await page.getByRole('figure').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('figure').first().locator('svg, img').first()).toBeVisible();
  for (const version of ['v7', 'next']) {
    await page.goto(`${server.url}docs/${version}/sla`);
    await expect(title).toBeVisible();
  }
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await page.getByRole('combobox').fill('容器');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.goto(`${server.url}search?q=部署`);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  for (const path of ['markdown-page', 'docs/osc/', 'none']) {
    await page.goto(server.url + path);
    await expect(title).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(refused).toEqual([]);
});

test('what is put into the page does not run, and other hosts are not asked', async ({ page }) => {
  // Another origin, by a name that the browser knows as this machine's.
  const asked: string[] = [];
  const elsewhere = await serve((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  const origin = elsewhere.url.replace('127.0.0.1', 'intranet.test');
  for (const path of ['', 'docs/sla', 'none']) {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { ran, refused } = await page.evaluate(async (other) => {
      const marks = Object.assign(window, { ran: [] as string[] }).ran;
      const violations = new Set<string>();
      document.addEventListener('securitypolicyviolation', (event) =>
        violations.add(event.effectiveDirective),
      );
      const add = (tag: string, fields: object) =>
        document.body.append(Object.assign(document.createElement(tag), fields));
      add('script', { text: 'ran.push("inline")' });
      add('script', { src: 'data:text/javascript,ran.push("data")' });
      add('script', { src: `${other}x.js` });
      add('link', { rel: 'stylesheet', href: `${other}x.css` });
      add('img', { src: `${other}x.png` });
      add('iframe', { src: other });
      await new Promise((onload) =>
        add('iframe', { srcdoc: '<script>parent.ran.push("frame")</script>', onload }),
      );
      add('object', { data: `${other}x` });
      add('base', { href: other });
      const image = document.createElement('img');
      image.setAttribute('onerror', 'ran.push("handler")');
      image.src = 'data:,';
      document.body.append(image);
      await fetch(other).catch(() => undefined);
      try {
        // biome-ignore lint/security/noGlobalEval: that it does not run is what is asked.
        window.eval('ran.push("eval")');
      } catch {}
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const moved = document.baseURI.startsWith(other) ? ['base'] : [];
      return { ran: [...marks, ...moved], refused: [...violations].sort() };
    }, origin);
    expect(ran, path).toEqual([]);
    // A refused object is told of at a time of its own.
    expect(
      refused.filter((directive) => directive !== 'object-src'),
      path,
    ).toEqual([
      'base-uri',
      'connect-src',
      'frame-src',
      'img-src',
      'script-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-elem',
    ]);
  }
  await elsewhere.close();
  expect(asked).toEqual([]);
});

shellTest(
  'an attached HTML file runs its scripts, cannot read the storage of the site or its pages, and follows its anchors',
  async ({ page }) => {
    const html = `<!doctype html><title>附件</title><p id="result"></p><a href="#end">末尾</a>
    <div style="height: 5000px"></div><h2 id="end">末尾一节</h2>
    <script>
      const attempt = (read) => { try { return read() === null ? '空' : '读到' } catch (error) { return error.name } };
      document.getElementById('result').textContent = [
        attempt(() => localStorage.getItem('secret')),
        attempt(() => document.cookie),
        attempt(() => parent.document.title),
      ].join('、');
    </script>`;
    await page.route('**/attached.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: renderAttachment('attached.html', new TextEncoder().encode(html)),
      }),
    );
    await page.goto('');
    await page.evaluate(() => localStorage.setItem('secret', '1'));
    await page.goto('attached.html');
    await expect(page).toHaveTitle('附件');
    const frame = page.frameLocator('iframe[title="附件"]');
    await expect(frame.locator('#result')).toHaveText('SecurityError、SecurityError、SecurityError');
    await frame.getByRole('link', { name: '末尾' }).click();
    await expect(frame.getByRole('heading', { name: '末尾一节' })).toBeInViewport();
  },
);
