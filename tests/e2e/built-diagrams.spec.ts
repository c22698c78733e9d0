// Diagrams that the build has drawn: what readers get without the library, and that it is what the library draws.
import type { Page } from '@playwright/test';
import { expect, lookingTest, test } from '../support/server.ts';
import { compareWithSnapshot, drawAnew, rememberSnapshot, takenOver } from '../support/snapshot.ts';

/** The parts of the drawing library that a page asks for. */
function watchLibrary(page: Page): readonly string[] {
  const parts: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(mermaid|diagram-[\w-]+)\./.exec(request.url())?.[1];
    if (name !== undefined) parts.push(name);
  });
  return parts;
}

test('a page that the build drew needs no library, and nothing moves while it is read', async ({ page }) => {
  const parts = watchLibrary(page);
  await rememberSnapshot(page);
  await page.goto('docs/deploy');
  await takenOver(page);
  const drawings = page.locator('article figure [role="img"]');
  await expect(drawings).toHaveCount(2);
  for (const drawing of await drawings.all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing.locator('svg').filter({ visible: true })).toHaveCount(1);
  }
  expect((await compareWithSnapshot(page)).shift).toBeLessThan(0.01);
  expect(parts).toEqual([]);
  await page.getByRole('button', { name: '查看大图：部署拓扑' }).click();
  await expect(page.getByRole('dialog', { name: '部署拓扑' }).locator('svg.diagram')).toBeVisible();
});

test('nor does one that is reached inside the site', async ({ page }) => {
  const parts = watchLibrary(page);
  await page.goto('docs/');
  await takenOver(page);
  await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: '应用部署' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  const drawings = page.locator('article figure [role="img"] svg').filter({ visible: true });
  await page.locator('article figure:not(.wireframe)').last().scrollIntoViewIfNeeded();
  await expect(drawings.last()).toBeVisible();
  expect(parts).toEqual([]);
});

test('the build draws what the browser draws', async ({ page, context }) => {
  const sizesOf = async (on: Page, isReady = async () => {}) => {
    await on.goto('docs/channels/webim');
    await takenOver(on);
    await isReady();
    const figures = on.locator('article figure:not(.wireframe)');
    for (const figure of await figures.all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('[role="img"]')).toBeVisible();
    }
    return on
      .locator('[data-drawing] > :last-child > svg')
      .evaluateAll((drawings) =>
        drawings.map((drawing) =>
          [drawing.getAttribute('width'), drawing.getAttribute('height')].map(Number),
        ),
      );
  };
  const ahead = await sizesOf(page);
  const other = await context.newPage();
  await drawAnew(other);
  // Until the text is drawn there stands what the build drew.
  const here = await sizesOf(other, () => other.locator('article [data-fence]').first().waitFor());
  expect(ahead.length).toBe(2);
  // Fonts differ, and so do their heights.
  for (const [at, size] of ahead.entries())
    for (const [side, length] of size.entries())
      expect(Math.abs(length / (here[at]?.[side] ?? 0) - 1)).toBeLessThan(0.1);
});

lookingTest(
  'no line crosses out words: they stand on the surface beneath; all arrows have one head',
  async ({ page }) => {
    const heads = new Set<string>();
    for (const path of [
      'docs/channels/webim',
      'docs/osc/restapi',
      'docs/channels/messenger/messenger-chatbot',
    ]) {
      await page.goto(path);
      await expect(page.locator('svg.diagram').filter({ visible: true }).first()).toBeVisible();
      const found = await page.evaluate(() => {
        const surface = getComputedStyle(document.querySelector('figure:has(.diagram) > div') as Element);
        const words = [...document.querySelectorAll('.diagram :is(.edgeLabel text, .messageText)')].map(
          (word) => getComputedStyle(word),
        );
        return {
          count: words.length,
          crossed: words.filter(
            ({ paintOrder, stroke, strokeWidth }) =>
              !paintOrder.startsWith('stroke') ||
              stroke !== surface.backgroundColor ||
              Number.parseFloat(strokeWidth) < 4,
          ).length,
          heads: [...document.querySelectorAll('.diagram .arrow path')].map(
            (head) => head.getAttribute('d') ?? '',
          ),
          isCut: [...document.querySelectorAll('.diagram')].some((drawing) => {
            const frame = drawing.getBoundingClientRect();
            return [...drawing.querySelectorAll('.actor, .node')].some((part) => {
              const { left, right } = part.getBoundingClientRect();
              return left < frame.left - 1 || right > frame.right + 1;
            });
          }),
        };
      });
      expect(found.count).toBeGreaterThan(3);
      expect([found.crossed, found.isCut]).toEqual([0, false]);
      for (const head of found.heads) heads.add(head);
    }
    expect(heads.size).toBe(1);
  },
);
