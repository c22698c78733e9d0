// What readers do, in each language of one site, by the roles and names of its interface.
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { LANGUAGES } from '../support/builtSites.ts';
import { readWords } from '../support/interfaceWords.ts';
import { createPlainHandler, expect, serve, type TestServer, test } from '../support/server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await serve(createPlainHandler({ folder: LANGUAGES }));
});
test.afterAll(() => server.close());

const HOME = { 'zh-Hans': '', en: 'en/', ar: 'ar/' };

/** Words of the pages. Arabic has no table: its interface is English. */
const SITES = [
  {
    lang: 'zh-Hans',
    table: 'zh-Hans',
    query: '梯子',
    next: '灯与透镜',
    titles: { install: '安装', about: '关于', fog: '雾', power: '电源' },
    headings: ['准备', '上塔'],
    category: '值守',
    other: 'en',
    action: '开始',
  },
  {
    lang: 'en',
    table: 'en',
    query: 'ladders',
    next: 'Lamp and lens',
    titles: { install: 'Install', about: 'About', fog: 'Fog', power: 'Power' },
    headings: ['Prepare', 'Climb the tower'],
    category: 'On duty',
    other: 'ar',
    action: 'Start',
  },
  {
    lang: 'ar',
    table: 'en',
    query: 'سلم',
    next: 'المصباح والعدسة',
    titles: { install: 'التركيب', about: 'من نحن', fog: 'الضباب', power: 'الكهرباء' },
    headings: ['التحضير', 'الصعود إلى البرج'],
    category: 'المناوبة',
    other: 'zh-Hans',
    action: 'ابدأ',
  },
] as const;

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => decodeURIComponent(page.url().slice(server.url.length));
const toAnchor = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');

for (const site of SITES) {
  const home = HOME[site.lang];
  test.describe(site.lang, () => {
    test.use({ locale: site.lang, viewport: { width: 1280, height: 900 } });

    const visit = async (page: Page, path: string) => {
      await page.goto(`${server.url}${home}${path}`);
      await expect(titleOf(page)).toBeVisible();
      await expect(page.locator('#root')).not.toHaveAttribute('data-snapshot');
    };
    const [, second] = site.headings;

    test('from page to page: home, sidebar, link, pager, contents', async ({ page }) => {
      const { messages: words } = await readWords(site.table);
      await visit(page, '');
      await page.getByRole('main').getByRole('link', { name: site.action, exact: true }).click();
      await expect.poll(() => pathOf(page)).toBe(`${home}docs/`);
      const sidebar = page.getByRole('navigation', { name: words.sidebar.label });
      const category = sidebar.getByRole('button', {
        name: new RegExp(`(?:${words.sidebar.expand(site.category)}|${site.category})$`),
      });
      await expect(category.first()).toBeVisible();
      const fog = sidebar.getByRole('link', { name: site.titles.fog, exact: true });
      if (!(await fog.isVisible())) await category.first().click();
      await fog.click();
      await expect(titleOf(page)).toHaveText(site.titles.fog);
      await expect(fog).toHaveAttribute('aria-current', 'page');
      await sidebar.getByRole('link', { name: site.titles.install, exact: true }).click();
      const contents = page.getByRole('navigation', { name: words.toc.label });
      await contents.getByRole('link', { name: second }).click();
      await expect.poll(() => pathOf(page)).toBe(`${home}docs/install#${toAnchor(second)}`);
      await expect(page.getByRole('heading', { name: second, level: 2 })).toBeInViewport();
      await page.getByRole('article').getByRole('link', { name: site.titles.about }).click();
      await expect(titleOf(page)).toHaveText(site.titles.about);
      await page.goBack();
      const pager = page.getByRole('navigation', { name: words.pager.label });
      await pager.getByRole('link', { name: site.next }).click();
      await expect(titleOf(page)).toHaveText(site.next);
      await pager.getByRole('link', { name: site.titles.install }).click();
      await expect(titleOf(page)).toHaveText(site.titles.install);
    });

    test('search opens a hit of the language', async ({ page }) => {
      const { messages, searchMessages } = await readWords(site.table);
      await visit(page, 'docs/');
      await page.getByRole('button', { name: messages.search.open, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: messages.search.open });
      await dialog.getByRole('combobox').fill(site.query);
      const hit = dialog.getByRole('option', { name: site.titles.install }).first();
      await expect(hit).toBeVisible();
      await hit.click();
      await expect(titleOf(page)).toHaveText(site.titles.install);
      expect(pathOf(page)).toMatch(new RegExp(`^${home}docs/install`));
      await visit(page, 'search');
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill(site.query);
      await field.press('Enter');
      await expect(page.getByText(searchMessages.count(1, 1)).first()).toBeVisible();
      await field.fill('xyzzy');
      await field.press('Enter');
      await expect(page.getByText(searchMessages.tips(true)[0] ?? '')).toBeVisible();
    });

    test('versions: another one, a page that it lacks, a comparison', async ({ page }) => {
      const {
        messages: words,
        compareToolMessages,
        toolMessages,
        compareMessages,
      } = await readWords(site.table);
      const choose = async (from: string, to: string) => {
        const chooser = page.getByRole('button', { name: words.version.choose(from) });
        await expect(chooser.locator('bdi')).toHaveCSS('direction', 'ltr');
        await chooser.click();
        await page.getByRole('link', { name: to }).first().click();
      };
      await visit(page, 'docs/install');
      await choose('2.x', '1.x');
      await expect.poll(() => pathOf(page)).toBe(`${home}docs/v1/install`);
      await expect(page.getByText(words.version.unmaintained('1.x'))).toBeVisible();
      await choose('1.x', '2.x');
      await expect.poll(() => pathOf(page)).toBe(`${home}docs/install`);
      const actions = page.getByRole('complementary', { name: toolMessages.page });
      await actions.getByRole('button', { name: compareToolMessages.others }).click();
      await page.getByRole('link', { name: compareToolMessages.page('1.x') }).click();
      const comparison = page.getByRole('region', { name: compareMessages.label });
      await expect(comparison.locator('ins').first()).toBeVisible();
      await comparison.getByRole('link', { name: compareMessages.back }).click();
      await expect(comparison).toHaveCount(0);
      await visit(page, 'docs/power');
      await choose('2.x', '1.x');
      await expect(page.getByText(words.version.missing(site.titles.power, '1.x'))).toBeVisible();
    });

    const toggleTheme = async (page: Page) => {
      const { messages: words } = await readWords(site.table);
      const [name = ''] = words.theme.toggle('|').split(/[，،,|]/);
      await page.getByRole('button', { name }).click();
    };

    test('another language keeps page and heading', async ({ page }) => {
      const { messages: words } = await readWords(site.table);
      const other = SITES.find(({ lang }) => lang === site.other);
      const label = { 'zh-Hans': '简体中文', en: 'English', ar: 'العربية' };
      await visit(page, `docs/install#${toAnchor(second)}`);
      await toggleTheme(page);
      await page.getByRole('button', { name: words.locale.choose(label[site.lang]) }).click();
      await page.getByRole('link', { name: label[site.other], exact: true }).click();
      await expect(titleOf(page)).toHaveText(other?.titles.install ?? '');
      const anchor = toAnchor(other?.headings[1] ?? '');
      await expect.poll(() => pathOf(page)).toBe(`${HOME[site.other]}docs/install#${anchor}`);
      await expect(page.locator('html')).toHaveAttribute('lang', site.other);
      await expect(page.locator('html')).toHaveCSS('direction', site.other === 'ar' ? 'rtl' : 'ltr');
      // Choices of the reader hold in all languages.
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    test('theme, reading settings, printing, copying of code', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const words = await readWords(site.table);
      await visit(page, 'docs/install');
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'light');
      await toggleTheme(page);
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', { name: words.toolMessages.open, exact: true }).click();
      await page.getByRole('button', { name: words.readingMessages.comfort, exact: true }).click();
      const settings = page.getByRole('dialog', { name: words.readingMessages.comfort });
      await settings
        .getByText(words.readingSettingsMessages.look.size.choices.larger, { exact: true })
        .click();
      // All choices are on the screen of the smallest phone.
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await settings.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      const size = () =>
        page
          .locator('.prose p')
          .first()
          .evaluate((text) => getComputedStyle(text).fontSize);
      const larger = await size();
      await settings.getByRole('button', { name: words.readingSettingsMessages.reset }).click();
      await expect.poll(size).not.toBe(larger);
      await settings.getByRole('button', { name: words.readingSettingsMessages.close }).click();
      await page.evaluate(() => Object.assign(window, { print: () => {} }));
      await page
        .getByRole('complementary', { name: words.toolMessages.page })
        .getByRole('button', { name: words.printMessages.name, exact: true })
        .click();
      const print = page.getByRole('dialog', { name: words.printMessages.name });
      await print.getByText(words.printMessages.version('2.x')).click();
      await print.getByRole('button', { name: words.printMessages.start }).click();
      await expect(print.getByRole('button', { name: words.printMessages.print })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: words.printMessages.paper.contents })).toBeVisible();
      await page.emulateMedia({ media: null });
      await page.keyboard.press('Escape');
      await page.locator('[data-code]').first().hover();
      await page.getByRole('button', { name: words.elementMessages.code.copyLabel }).first().click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('beacon check --voltage 24\nbeacon status');
    });

    test('a URL without a page', async ({ page }) => {
      const { messages: words, notFoundMessages } = await readWords(site.table);
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
      });
      await visit(page, 'nowhere');
      await expect(titleOf(page)).toHaveText(words.notFound.title);
      await visit(page, 'docs/v1/power');
      await expect(
        page.getByRole('link', { name: notFoundMessages.pageOf(site.titles.power, '2.x') }),
      ).toHaveAttribute('href', `/${home}docs/power`);
      await page.getByRole('main').getByRole('link', { name: notFoundMessages.goHome }).click();
      await expect.poll(() => pathOf(page)).toBe(home);
      expect(errors).toEqual([]);
    });

    for (const width of [320, 1280])
      test(`no page breaks a rule of accessibility or is wider than ${width} px`, async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: 900 });
        for (const path of ['', 'docs/install', `search?q=${site.query}`, 'nowhere']) {
          await visit(page, path);
          expect.soft(await findViolations(page), path).toEqual([]);
          const widest = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(widest, path).toBeLessThanOrEqual(width);
        }
        await page.goto(`${server.url}edit/${home}docs/install`);
        await expect(page.getByRole('textbox').first()).toBeVisible();
        await expect(page.locator('main .prose > *').first()).toBeAttached();
        expect.soft(await findViolations(page), 'editor').toEqual([]);
      });
  });
}
