// With every feature open, the English pages of a site show no Chinese, and the Chinese ones no word of the English tables.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../support/builtSites.ts';
import { listPatterns, readWords } from '../support/interfaceWords.ts';
import {
  openEditor,
  openErrors,
  openOffline,
  openPages,
  openTools,
  type Tour,
} from '../support/openFeatures.ts';
import { createPlainHandler, expect, serve, type TestServer, test } from '../support/server.ts';
import { listShownTexts } from '../support/shownTexts.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await serve(createPlainHandler({ folder: LANGUAGES }));
});
test.afterAll(() => server.close());

/** What English pages show of the Chinese ones: pages that are not translated. */
const UNTRANSLATED = ['docs/v2/boats.md', 'docs/v2/only-chinese.md', 'pages/contact.md']
  .map((file) => readFileSync(join('tests/fixtures/languages', file), 'utf8').replace(/[[\]]/g, ''))
  .join('\n');

const [english, chinese] = await Promise.all([readWords('en'), readWords('zh-Hans')]);
const patterns = listPatterns(english, chinese);

const SITES = {
  en: {
    words: english,
    home: 'en/',
    isForeign: (text: string) => {
      const words = text.match(/\p{Script=Han}+/gu);
      return words?.some((word) => !UNTRANSLATED.includes(word)) ?? /[，。：；「」（）]/u.test(text);
    },
  },
  'zh-Hans': {
    words: chinese,
    home: '',
    isForeign: (text: string) => patterns.some(([, pattern]) => pattern.test(text)),
  },
};

const TOURS = { pages: openPages, tools: openTools, errors: openErrors, editor: openEditor };

for (const [lang, { words, home, isForeign }] of Object.entries(SITES))
  test.describe(lang, () => {
    // A reader who saves data has no previews of links.
    test.use({ locale: lang, readsAhead: true });

    const tourOf = (page: Page, found: Record<string, string[]>): Tour => ({
      page,
      words,
      visit: async (path, before = '') => {
        await page.goto(`${server.url}${before}${home}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.locator('#root')).not.toHaveAttribute('data-snapshot');
      },
      look: async (place, window = page) => {
        const texts = (await listShownTexts(window)).filter(isForeign);
        if (texts.length > 0) found[place] = texts;
      },
    });

    const tell = (name: string, open: (tour: Tour) => Promise<void>) =>
      test(`speaks one language: ${name}`, async ({ page }) => {
        const found: Record<string, string[]> = {};
        await open(tourOf(page, found));
        expect(found).toEqual({});
      });
    for (const [name, open] of Object.entries(TOURS)) tell(name, open);
    test.describe(() => {
      test.use({ serviceWorkers: 'allow' });
      tell('offline', openOffline);
    });
  });
