// Diagrams, drawn from the text of a mermaid fence.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { ALL, FLOW, fence, OTHERS, open, renderAll, SEQUENCE, STATE } from '../support/diagramPages.ts';
import { PLAIN } from '../support/plainDiagrams.ts';
import { expect, test } from '../support/server.ts';

test('every kind is drawn, with a name and a description, in the site’s colours, without a word from the outside', async ({
  page,
  siteUrl,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(siteUrl)) faults.push(request.url());
  });
  await open(page, [...ALL, ...OTHERS].join('\n中间的话。\n\n'));
  await renderAll(page, ALL.length + OTHERS.length);
  const flow = page.getByRole('img', { name: '消息流转', exact: true });
  await expect(flow).toHaveAccessibleDescription('访客的消息经渠道到达坐席');
  await expect(flow).toContainText('有空闲坐席？');
  await expect(page.locator('figcaption').first()).toContainText('一条消息的路');
  await expect(page.getByRole('img', { name: '另一幅之 4' })).toBeVisible();
  await expect(page.locator('svg.diagram [id], svg.diagram style')).toHaveCount(0);
  const ids = await page
    .locator('article [id]')
    .evaluateAll((elements) => elements.map((element) => element.id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(await findStrangeColours(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('every other kind of the library is drawn too, and can be read in both themes', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.emulateMedia({ colorScheme: 'light' });
  await open(
    page,
    Object.values(PLAIN)
      .map(([text]) => fence(text))
      .join('\n中间的话。\n\n'),
  );
  for (const [name, [, word]] of Object.entries(PLAIN)) {
    const drawing = page.getByRole('img', { name, exact: true });
    await page.locator('article figure').nth(Object.keys(PLAIN).indexOf(name)).scrollIntoViewIfNeeded();
    await expect(drawing).toContainText(word);
    await expect(drawing.locator('svg').first()).not.toHaveCSS('width', '0px');
  }
  await expect(page.getByRole('article').getByRole('alert')).toHaveCount(0);
  await expect(page.locator('svg.diagram [id], svg.diagram style, svg.diagram [class]')).toHaveCount(0);
  expect(await findUnseenWords(page)).toEqual([]);
  await page.getByRole('button', { name: /^切换浅色/ }).click();
  await expect(page.locator('svg.diagram').first()).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('svg.diagram').first()).toHaveCSS('filter', 'none');
  expect(faults).toEqual([]);
});

/** Words of drawings that no fill is seen of. */
function findUnseenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg.diagram text')]
      .filter(
        (text) =>
          text.textContent.trim() !== '' && /^(?:none|transparent)$/.test(getComputedStyle(text).fill),
      )
      .map((text) => text.textContent),
  );
}

/** Colours of drawings that no token of the site has. */
async function findStrangeColours(page: Page): Promise<string[]> {
  const sheet = await readFile(join(import.meta.dirname, '../../src/reader/styles/tokens.css'), 'utf8');
  const tokens = [...new Set(sheet.match(/--[\w-]+(?=:)/g))];
  const colours = await page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const known = new Set(
      names.map((name) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      }),
    );
    probe.remove();
    return [...document.querySelectorAll('svg.diagram :is(rect, path, circle, polygon, line, text, tspan)')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const { fill, stroke } = getComputedStyle(element);
        return [fill, stroke].filter((colour) => /^rgb\(/.test(colour) && !known.has(colour));
      });
  }, tokens);
  return [...new Set(colours)];
}

test('breaks no rule of accessibility: drawn, scrolling, with a mistake', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, FLOW + fence('flowchart TD\n  A[a(b)] --> B'));
  await expect(page.getByRole('group', { name: '消息流转，可左右滚动' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('alert')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('works under a content security policy that forbids inline and evaluated scripts', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.route('**/docs/faq', async (route) => {
    const answer = await route.fetch();
    const hashes = [...(await answer.text()).matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
    const sources = await Promise.all(hashes.map(async ([, text = '']) => `'sha256-${await sha256(text)}'`));
    const policy = `script-src 'self' ${sources.join(' ')}`;
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-security-policy': policy },
    });
  });
  await open(page, ALL.join('\n'));
  await renderAll(page);
  expect(faults).toEqual([]);
});

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('base64');
}

test('the library is loaded for pages with a diagram only, and when it comes near', async ({ page }) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/((?:mermaid|diagram)[\w-]*)\./.exec(request.url())?.[1];
    if (name !== undefined) parts.push(name);
  });
  await open(page, '没有图。');
  await page.waitForLoadState('networkidle');
  expect(parts).toEqual([]);
  await open(page, `${'一段话。\n\n'.repeat(80)}${SEQUENCE}`);
  const waiting = page.locator('article figure').getByText('正在加载…');
  await expect(waiting).toBeAttached();
  // Nothing of it is read to who is elsewhere on the page.
  await expect(page.locator('article figure [role="status"]:not(:empty)')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(parts).toEqual(['diagram']);
  await waiting.scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: '时序图' })).toBeVisible();
  expect([...parts].sort()).toEqual(['diagram', 'diagram-sequence', 'mermaid']);
});

test.describe('for a reader who does not save data', () => {
  test.use({ readsAhead: true });

  test('a diagram far from the window is drawn once the page is at rest, and shown when it comes near', async ({
    page,
  }) => {
    const parts = new Set<string>();
    page.on('response', (answer) => {
      const name = /\/assets\/((?:mermaid|diagram)[\w-]*)\./.exec(answer.url())?.[1];
      if (name !== undefined) parts.add(name);
    });
    await page.clock.install();
    await open(page, `${'一段话。\n\n'.repeat(80)}${SEQUENCE}`);
    const waiting = page.locator('article figure').getByText('正在加载…');
    await expect(page.locator('article figure')).toHaveCount(1);
    expect([...parts]).toEqual(['diagram']);
    await page.clock.fastForward(5000);
    await expect.poll(() => [...parts].sort()).toEqual(['diagram', 'diagram-sequence', 'mermaid']);
    await expect(waiting).toBeAttached();
    await page.route('**/assets/*', (route) => route.abort());
    await waiting.scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: '时序图' })).toBeVisible();
  });
});

test('a drawing follows the theme, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${STATE}\n后面的话。`);
  const label = page.getByRole('img', { name: '坐席状态' }).getByText('就绪').first();
  const colour = (token: string) =>
    page.evaluate((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${name})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, token);
  const shape = page.getByRole('img', { name: '坐席状态' }).locator('.node rect').first();
  await expect(shape).toHaveCSS('fill', await colour('--surface-0'));
  const after = page.getByText('后面的话');
  const before = await after.boundingBox();
  const light = await colour('--text-1');
  await expect(label).toHaveCSS('fill', light);
  await page.getByRole('button', { name: /^切换浅色/ }).click();
  const dark = await colour('--text-1');
  expect(dark).not.toBe(light);
  await expect(label).toHaveCSS('fill', dark);
  await expect(shape).toHaveCSS('fill', await colour('--surface-2'));
  expect(await after.boundingBox()).toEqual(before);
  // Paper is white.
  await page.emulateMedia({ media: 'print' });
  await expect(shape).toHaveCSS('fill', 'rgb(255, 255, 255)');
});

test('on a phone the text stays readable, and what is wider scrolls and opens large', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, ALL.join('\n'));
  await renderAll(page);
  const sizes = await page.locator('[role="img"] svg').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      if (!(drawing instanceof SVGSVGElement)) return [];
      const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
      return [...drawing.querySelectorAll('text, tspan')]
        .filter((text) => text.textContent.trim() !== '')
        .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale);
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10.99);
  const frame = page.getByRole('group', { name: '消息流转，可左右滚动' });
  await frame.focus();
  await expect(frame).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a diagram with a mistake shows its text and the line', async ({ page }) => {
  await open(page, `${fence('%% 注释\nflowchart TD\n  A[a(b)] --> B')}\n${fence('zenuml\n  a')}`);
  const alerts = page.getByRole('article').getByRole('alert');
  await expect(alerts).toHaveText([
    '图的第 3 行有误，无法绘制，以下是原文。',
    '这段文字不是可以绘制的图，以下是原文。',
  ]);
  await expect(page.locator('article pre')).toContainText(['A[a(b)] --> B', 'zenuml']);
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0);
});

for (const part of ['diagram', 'mermaid', 'diagram-state'])
  test(`without the part ${part} the text is shown, and a retry heals it`, async ({ page }) => {
    const pattern = new RegExp(`/assets/${part}\\.`);
    await page.route(pattern, (route) => route.abort());
    await open(page, STATE);
    await expect(page.getByRole('article').getByRole('alert')).toContainText('没有加载成功');
    await expect(page.locator('article pre')).toContainText('就绪 --> 置忙');
    await page.unroute(pattern);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('img', { name: '坐席状态' })).toBeVisible();
    await expect(page.locator('article pre')).toHaveCount(0);
  });

test('a printed diagram fits the paper', async ({ page }) => {
  await open(page, FLOW);
  const diagram = page.getByRole('img', { name: '消息流转' });
  await expect(diagram).toBeVisible();
  await page.setViewportSize({ width: 400, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const box = await diagram.locator('svg').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(400);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('the text of a diagram cannot bring scripts or links of its own', async ({ page }) => {
  const evil = `flowchart TD
  A["<img src=x onerror=alert(1)>文字"] --> B
  click A "javascript:alert(1)"
  click B call alert(1)`;
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await open(page, fence(evil, 'title="图"'));
  const diagram = page.getByRole('img', { name: '图', exact: true });
  await expect(diagram).toBeVisible();
  await expect(diagram.locator('img, script, [href^="javascript"], [onclick], [onerror]')).toHaveCount(0);
  await diagram.locator('.node').first().click();
  expect(dialogs).toEqual([]);
});
