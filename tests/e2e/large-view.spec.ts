// A drawing fills the window, is zoomed and moved.
import { findViolations } from '../support/axe.ts';
import { FLOW, open } from '../support/diagramPages.ts';
import { expect, test } from '../support/server.ts';

test('the large view fits the window, is zoomed and moved by keys, wheel, mouse and fingers, and closed by Back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, FLOW);
  const button = page.getByRole('button', { name: '查看大图：消息流转' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: '消息流转' });
  const drawing = dialog.getByRole('img', { name: '消息流转' });
  const widthOf = async () => Math.round((await drawing.boundingBox())?.width ?? 0);
  await expect(dialog.getByText('一条消息的路')).toBeVisible();
  const fitting = await widthOf();
  expect(fitting).toBeLessThanOrEqual(390);
  expect(fitting).toBeGreaterThan(340);
  await page.keyboard.press('1');
  await expect(dialog.getByText('100%', { exact: true })).toBeVisible();
  expect(await widthOf()).toBeGreaterThan(500);
  const left = (await drawing.boundingBox())?.x ?? 0;
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await drawing.boundingBox())?.x).toBeGreaterThan(left);
  await page.keyboard.press('0');
  await expect.poll(widthOf).toBe(fitting);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, -100);
  await expect.poll(widthOf).toBeGreaterThan(fitting);
  // Dragged by 30 pixels, it follows as far: it is wider than the window now.
  await page.keyboard.press('1');
  const from = (await drawing.boundingBox())?.x ?? 0;
  await page.mouse.down();
  await page.mouse.move(190, 400);
  await page.mouse.move(170, 400);
  await page.mouse.up();
  await expect.poll(async () => (await drawing.boundingBox())?.x).toBeCloseTo(from - 30, 0);
  await page.mouse.move(100, 400);
  expect((await drawing.boundingBox())?.x).toBeCloseTo(from - 30, 0);
  // Two fingers twice as far apart: twice as large, and what lies under the one that stays put stays there.
  const wide = await widthOf();
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly [number, number][]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  await touch('touchStart', [[100, 400]]);
  await touch('touchStart', [
    [100, 400],
    [200, 400],
  ]);
  await touch('touchMove', [
    [100, 400],
    [300, 400],
  ]);
  await touch('touchEnd', []);
  await expect.poll(widthOf).toBe(2 * wide);
  // Two taps where the picture is closer than it fits show the whole, two more come closer.
  const tapTwice = async (x: number) => {
    for (let tap = 0; tap < 2; tap += 1) {
      await touch('touchStart', [[x, 400]]);
      await touch('touchEnd', []);
    }
  };
  await tapTwice(100);
  await expect.poll(widthOf).toBe(fitting);
  await tapTwice(300);
  await expect.poll(widthOf).toBeGreaterThan(500);
  for (const name of ['放大', '缩小', '1:1 原始大小', '适合窗口', '关闭大图'])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/docs\/faq$/);
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog).toBeVisible();
  // Keys of the page are not heard below it: what is closed next is the picture.
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a reload, or a step forward, leads from the entry of a picture to its page: the next Back leaves it', async ({
  page,
}) => {
  await page.goto('docs/');
  await open(page, FLOW);
  const dialog = page.getByRole('dialog');
  // A page that is just left cannot be asked.
  const isAtPage = () => page.evaluate(() => history.state?.usr?.overlay === undefined).catch(() => false);
  // The browser has the entry before it can paint the dialog: a reload or Back in between would count without it.
  const stateOnOpening = page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('body > dialog[open]') === null) return;
          observer.disconnect();
          resolve(history.state?.usr);
        });
        observer.observe(document.body, { childList: true });
      }),
  );
  await page.getByRole('button', { name: '查看大图：消息流转' }).click();
  expect(await stateOnOpening).toEqual({ overlay: 'picture' });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect.poll(isAtPage).toBe(true);
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect.poll(isAtPage).toBe(true);
  await expect(page).toHaveURL(/docs\/faq$/);
  await page.goBack();
  await expect(page).toHaveURL(/docs\/$/);
});
