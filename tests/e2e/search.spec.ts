// Finding pages and sections in the dialog.
import { findViolations } from '../support/axe.ts';
import { HANDLERS, SCRIPTS } from '../support/hostileTexts.ts';
import {
  dialogOf,
  FULL_TEXT,
  fieldOf,
  hitsOf,
  markedTexts,
  openerOf,
  openSearch,
  recentsOf,
} from '../support/searchDialog.ts';
import { expect, test } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

test('nothing of it is loaded before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('docs/deploy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const [panel, index] = ['assets/search', 'search/v8'].map(
    (part) => () => asked.filter((path) => path.includes(part)).length,
  ) as [() => number, () => number];
  expect(panel() + index()).toBe(0);
  // Whoever turns to it will open it; the index is larger, and waits.
  await openerOf(page).focus();
  await expect.poll(panel).toBe(1);
  expect(index()).toBe(0);
  await openSearch(page);
  await expect.poll(index).toBe(1);
  expect(panel()).toBe(1);
});

test('the index does not wait for what searches in it', async ({ page }) => {
  await page.goto('docs/deploy');
  await takenOver(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/search*.js', async (route) => {
    await held;
    await route.continue();
  });
  const index = page.waitForRequest(FULL_TEXT);
  await openerOf(page).click();
  await index;
  await expect(fieldOf(page)).toHaveCount(0);
  release();
  await expect(fieldOf(page)).toBeFocused();
});

test('finds a page and a section of the shown version, and Enter opens the chosen one', async ({ page }) => {
  await page.goto('docs/v7/faq');
  await openSearch(page);
  await page.keyboard.type('部署');
  await expect(hitsOf(page).first()).toContainText('应用部署');
  await fieldOf(page).fill('日常命令');
  await expect(hitsOf(page).first()).toContainText('日常命令');
  await expect(hitsOf(page).first()).toContainText('应用部署');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await expect(page).toHaveURL(/\/docs\/v7\/deploy#/);
  await expect(page.getByRole('heading', { name: '日常命令' })).toBeInViewport();
  await expect(dialogOf(page)).toHaveCount(0);
});

test('arrow keys move the choice around, a click opens it, and the number of hits is told', async ({
  page,
}) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('渠道');
  await expect(dialogOf(page).getByRole('status')).toHaveText(/找到 \d+ 条结果/);
  // On a slow machine titles answer first, and the full text takes their place.
  await page.waitForLoadState('networkidle');
  await expect(hitsOf(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(hitsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const chosen = await hitsOf(page).nth(1).getAttribute('id');
  await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', chosen ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(hitsOf(page).last()).toHaveAttribute('aria-selected', 'true');
  await dialogOf(page)
    .getByRole('option', { name: /^网页渠道/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('网页渠道');
});

test('says what was searched when nothing is found', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('鼋鼍');
  await expect(dialogOf(page).getByRole('status')).toContainText('「鼋鼍」');
  await expect(dialogOf(page).getByRole('status')).toContainText('v8');
  await expect(hitsOf(page)).toHaveCount(0);
});

for (const shortcut of ['Control+k', 'Meta+k', '/'])
  test(`${shortcut} opens it`, async ({ page }) => {
    await page.goto('docs/faq');
    await expect(openerOf(page)).toBeVisible();
    await page.keyboard.press(shortcut);
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('');
  });

test('Esc closes it and gives the focus back; so does Back', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(openerOf(page)).toBeFocused();
  await openSearch(page);
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/docs\/faq$/);
});

test('keeps the focus inside', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  for (let count = 0; count < 4; count += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(isOutside).toBe(false);
  }
});

test('a part that does not load offers a retry', async ({ page }) => {
  let isLost = true;
  await page.route('**/assets/search.*.js', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('docs/faq');
  await openerOf(page).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('没有加载成功');
  isLost = false;
  await dialogOf(page).getByRole('button', { name: '重试' }).click();
  await expect(fieldOf(page)).toBeFocused();
});

test('fills a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/faq');
  await openSearch(page);
  expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});

test('text in names never becomes markup', async ({ page }) => {
  // The names of the manifest answer.
  await page.route(FULL_TEXT, (route) => route.abort());
  await page.route('**/manifest.json', async (route) => {
    const answer = await route.fetch();
    const manifest = await answer.json();
    manifest.versions[0].docs[0].title = '<img src=x onerror="window.hacked=1">坏';
    await route.fulfill({ response: answer, json: manifest });
  });
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('坏');
  await expect(hitsOf(page).first()).toContainText('<img src=x');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('Home and End go to the first and the last hit', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('渠道');
  await expect(hitsOf(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(hitsOf(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(hitsOf(page).last()).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(hitsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(hitsOf(page).first()).toBeInViewport();
});

test('Enter that is quicker than the answer opens its first hit', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.insertText('应用部署');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
});

test('hits stand under their page, with its place in the sidebar and the words marked', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('Messenger');
  const group = dialogOf(page).getByRole('group', { name: /^渠道管理 › .*Messenger 渠道配置/ });
  await expect(group.getByRole('option').first()).toContainText('Messenger 渠道配置');
  // The answers to what was typed before the last letter come first.
  const marked = async () =>
    new Set((await group.locator('mark').allTextContents()).map((text) => text.toLowerCase()));
  await expect.poll(marked).toEqual(new Set(['messenger']));
});

test('Esc closes it with words in the field as well', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('渠道');
  await expect(hitsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('letters that an input method still composes are not searched', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'bu’shu', selectionStart: 6, selectionEnd: 6 });
  await expect(fieldOf(page)).toHaveValue('bu’shu');
  await expect(dialogOf(page).getByRole('group', { name: '主要页面' })).toBeVisible();
  // Longer than the pause after which an answer comes.
  await page.waitForTimeout(300);
  await expect(dialogOf(page).getByRole('group', { name: '主要页面' })).toBeVisible();
  await session.send('Input.insertText', { text: '部署' });
  await expect(fieldOf(page)).toHaveValue('部署');
  await expect(hitsOf(page).first()).toContainText('部署');
});

test('before anything is typed it offers the main pages', async ({ page }) => {
  await page.goto('docs/v7/faq');
  await openSearch(page);
  const pages = dialogOf(page).getByRole('group', { name: '主要页面' }).getByRole('option');
  await expect(pages.filter({ hasText: '应用部署' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(pages.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await expect(page).toHaveURL(/docs\/v7\/deploy$/);
});

test('searches that led somewhere are kept in this browser, and can be cleared', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await expect(recentsOf(page)).toHaveCount(0);
  for (const query of ['坐席', '部署']) {
    await fieldOf(page).fill(query);
    await hitsOf(page).filter({ hasText: query }).first().click();
    await expect(dialogOf(page)).toHaveCount(0);
    await openSearch(page);
  }
  await expect(recentsOf(page)).toHaveText(['部署', '坐席']);
  await page.reload();
  await expect(recentsOf(page)).toHaveText(['部署', '坐席']);
  await recentsOf(page).nth(1).click();
  await expect(fieldOf(page)).toHaveValue('坐席');
  await expect(fieldOf(page)).toBeFocused();
  await expect(hitsOf(page).first()).toContainText('坐席');
  await fieldOf(page).fill('');
  await dialogOf(page).getByRole('button', { name: '清除记录' }).click();
  await expect(recentsOf(page)).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':searches'))),
  ).toEqual([]);
});

test('all versions are searched on request, and each hit says which one is its own', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('日常命令');
  await expect(hitsOf(page).first()).toBeVisible();
  const groupOf = (version: string) =>
    dialogOf(page).getByRole('group', { name: new RegExp(`^${version} ?应用部署`) });
  await expect(groupOf('v7')).toHaveCount(0);
  await dialogOf(page).getByRole('checkbox', { name: '全部版本' }).check();
  await expect(groupOf('v8')).toBeVisible();
  await groupOf('v7').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/docs\/v7\/deploy/);
});

test('what the shown version lacks can be looked for in all of them', async ({ page }) => {
  // v7 never had this page.
  await page.goto('docs/v7/faq');
  await page.route(FULL_TEXT, (route) => route.abort());
  await openSearch(page);
  await page.keyboard.type('产品形式及授权');
  await expect(dialogOf(page).getByRole('status')).toContainText('v7');
  await dialogOf(page).getByRole('button', { name: '在全部版本中搜索' }).click();
  await expect(fieldOf(page)).toBeFocused();
  await expect(hitsOf(page).filter({ hasText: '产品形式及授权' }).first()).toBeVisible();
});

test('where the full text does not load, titles answer, and a retry brings it', async ({ page }) => {
  let isLost = true;
  await page.route(FULL_TEXT, (route) => (isLost ? route.abort() : route.fallback()));
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('日常命令');
  await expect(hitsOf(page).first()).toContainText('日常命令');
  await expect(dialogOf(page).getByRole('alert')).toContainText('只能按标题查找');
  isLost = false;
  await dialogOf(page).getByRole('button', { name: '重试' }).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveCount(0);
  await expect(hitsOf(page).first()).toContainText('日常命令');
  await expect(fieldOf(page)).toBeFocused();
});

test('while the full text is slow, titles answer first', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FULL_TEXT, async (route) => {
    await gate;
    await route.fallback();
  });
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('日常命令');
  await expect(dialogOf(page)).toContainText('正文还在加载');
  await expect(hitsOf(page).first()).toContainText('日常命令');
  release();
  await expect(dialogOf(page)).not.toContainText('正文还在加载');
  await expect(hitsOf(page).first()).toContainText('日常命令');
});

test('the page that a hit opens has its words marked until Esc', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('日常命令');
  await expect(hitsOf(page).first()).toContainText('日常命令');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '日常命令' })).toBeInViewport();
  await expect.poll(() => markedTexts(page)).toContain('日常命令');
  await expect(page).toHaveURL(/\/docs\/deploy#[^?]*$/);
  await page.keyboard.press('Escape');
  expect(await markedTexts(page)).toEqual([]);
});

test('marks go when the reader moves on, and come back with him', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('日常命令');
  await expect(hitsOf(page).first()).toContainText('日常命令');
  await page.keyboard.press('Enter');
  await expect.poll(() => markedTexts(page)).toContain('日常命令');
  await page.getByRole('navigation', { name: '文档分页导航' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('应用部署');
  await expect.poll(() => markedTexts(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => markedTexts(page)).toContain('日常命令');
});

test('browsers without the layer get mark elements, and the text back on Esc', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  // Diagrams draw themselves when they come near: the text is compared without them.
  await page.route('**/docs/v8/deploy.md', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/^ *```mermaid[\s\S]*?^ *```$/gm, '');
    await route.fulfill({ response: answer, body });
  });
  // The first page of a visit comes with its text: this one is to be read.
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('日常命令');
  await expect(hitsOf(page).first()).toContainText('日常命令');
  await page.keyboard.press('Enter');
  const article = page.getByRole('article');
  const marks = article.locator('mark[data-search]');
  await expect(marks.filter({ hasText: '日常命令' }).first()).toBeVisible();
  const marked = await article.textContent();
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(0);
  expect(await article.textContent()).toBe(marked);
});

test('keeps clear of a phone’s keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('渠道');
  await expect(hitsOf(page).first()).toBeVisible();
  await page.evaluate(() => {
    const { visualViewport } = window;
    if (visualViewport === null) throw new Error('no visual viewport');
    Object.defineProperty(visualViewport, 'height', { value: 500 });
    Object.defineProperty(visualViewport, 'offsetTop', { value: 20 });
    visualViewport.dispatchEvent(new Event('resize'));
  });
  expect(await dialogOf(page).boundingBox()).toMatchObject({ y: 20, height: 500 });
  await page.keyboard.press('End');
  const box = await hitsOf(page).last().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(520);
});

test('hostile text in titles, descriptions and queries stays text', async ({ page }) => {
  const texts = [...SCRIPTS, ...HANDLERS].map((text) => `坏 ${text}`);
  await page.route('**/manifest.json', async (route) => {
    const answer = await route.fetch();
    const manifest = await answer.json();
    for (const [at, text] of texts.entries()) {
      const doc = manifest.versions[0].docs[at % manifest.versions[0].docs.length];
      doc.title = text;
      doc.description = text;
      doc.headings = texts.slice(at, at + 5);
    }
    await route.fulfill({ response: answer, json: manifest });
  });
  await page.route(FULL_TEXT, (route) => route.abort());
  await page.goto('docs/faq');
  await page.evaluate(() => {
    window.alert = () => document.body.setAttribute('data-hacked', '');
  });
  await openSearch(page);
  await page.keyboard.type('坏');
  await expect(hitsOf(page).first()).toContainText('坏');
  const strange = dialogOf(page).locator(':is(script, iframe, object, embed, img, style, link, [onerror])');
  await expect(strange).toHaveCount(0);
  for (const query of [
    '<img src=x onerror=alert(1)>',
    '</mark><script>alert(1)</script>',
    '.*(',
    '\\',
    '%',
  ]) {
    await fieldOf(page).fill(query);
    await expect(dialogOf(page).getByRole('status')).not.toHaveText('正在搜索…');
    await expect(strange).toHaveCount(0);
    await page.goto(`search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`搜索：${query}`);
    await page.goto('docs/faq');
    await openSearch(page);
  }
  await expect(page.locator('[data-hacked]')).toHaveCount(0);
});

for (const scheme of ['light', 'dark'] as const)
  test(`breaks no rule of accessibility, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('docs/faq');
    await openSearch(page);
    await page.keyboard.type('渠道');
    await dialogOf(page).getByRole('checkbox', { name: '全部版本' }).check();
    await expect(hitsOf(page).first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.goto('search?q=渠道&version=all');
    await expect(page.getByRole('main').getByRole('link', { name: /渠道/ }).first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
