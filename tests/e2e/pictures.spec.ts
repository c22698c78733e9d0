// The pictures of all pages of all versions: nothing in one lies over another, or outside of its frame; a number and its
// entry know each other, also without scripts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Manifest } from '../../src/core/site/manifest/manifest.ts';
import { expect, shellTest, test } from '../support/server.ts';

/** The pages with pictures of a language. */
function listPages(language: string): string[] {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../../public', file), 'utf8');
  // The file in the repository is valid: its own check is a test.
  const { versions } = JSON.parse(read('manifest.json')) as Manifest;
  return versions.flatMap(({ docs }) =>
    docs.filter(({ file }) => read(file).includes(`\`\`\`${language}`)).map(({ path }) => path.slice(1)),
  );
}

/** Measures the boxes of the pictures of a page; returns what is wrong with them. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
    const isWithin = (a: DOMRect, b: DOMRect) =>
      a.left >= b.left - 0.5 &&
      a.right <= b.right + 0.5 &&
      a.top >= b.top - 0.5 &&
      a.bottom <= b.bottom + 0.5;
    /** The edges that an element draws, as boxes. */
    const edgesOf = (element: Element) => {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const [top, right, bottom, left] = [
        style.borderTopWidth,
        style.borderRightWidth,
        style.borderBottomWidth,
        style.borderLeftWidth,
      ].map(Number.parseFloat) as [number, number, number, number];
      return [
        new DOMRect(box.left, box.top, box.width, top),
        new DOMRect(box.right - right, box.top, right, box.height),
        new DOMRect(box.left, box.bottom - bottom, box.width, bottom),
        new DOMRect(box.left, box.top, left, box.height),
      ].filter(({ width, height }) => width > 0 && height > 0);
    };
    /** The line that leads from a part to its number. */
    const leaderOf = (number: Element) => {
      const box = number.getBoundingClientRect();
      return new DOMRect(box.left - 18, box.top + box.height / 2 - 0.5, 14, 1);
    };
    for (const picture of document.querySelectorAll('.wf-ground')) {
      const elements = [...picture.querySelectorAll('*')];
      const walker = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
      const texts: { text: string; holder: Element; boxes: DOMRect[] }[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const holder = walker.currentNode.parentElement as Element;
        texts.push({ text: range.toString(), holder, boxes: [...range.getClientRects()] });
      }
      const numbers = [...picture.querySelectorAll('.wf-n')];
      const edges = elements.flatMap(edgesOf);
      const leaders = numbers.map(leaderOf);
      for (const { text, holder, boxes } of texts)
        for (const box of boxes) {
          const frame = holder.closest('.wf-window, .wf-state, .wf-ground') as Element;
          if (!isWithin(box, frame.getBoundingClientRect())) faults.push(`${text}: outside of its frame`);
          if (!isWithin(box, holder.getBoundingClientRect())) faults.push(`${text}: outside of its part`);
          if (edges.some((edge) => isOver(box, edge))) faults.push(`${text}: an edge runs through it`);
          if (leaders.some((line) => isOver(box, line))) faults.push(`${text}: a line runs through it`);
          if (numbers.some((number) => isOver(box, number.getBoundingClientRect())))
            faults.push(`${text}: a number lies over it`);
        }
      for (const [at, number] of numbers.entries()) {
        const box = number.getBoundingClientRect();
        const name = `number ${number.getAttribute('data-n')}`;
        if (edges.some((edge) => isOver(box, edge))) faults.push(`${name}: over an edge`);
        if (edges.some((edge) => isOver(leaders[at] as DOMRect, edge)))
          faults.push(`${name}: its line touches an edge`);
        if (numbers.some((other) => other !== number && isOver(box, other.getBoundingClientRect())))
          faults.push(`${name}: over another`);
      }
      for (const element of elements) {
        const frame = (element.parentElement as Element).closest('.wf-window, .wf-ground') as Element;
        if (!isWithin(element.getBoundingClientRect(), frame.getBoundingClientRect()))
          faults.push(`${element.className}: outside of its frame`);
      }
    }
    return faults;
  });
}

/** Measures the boxes of all diagrams of pages, both of those that have two drawings; returns what is wrong with them. */
function findDiagramFaults(page: Page, paths: readonly string[]) {
  return page.evaluate(async (urls) => {
    const texts = await Promise.all(urls.map(async (url) => (await fetch(`/${url}`)).text()));
    const stage = document.createElement('main');
    stage.append(
      ...texts.flatMap((text, at) =>
        [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('[data-drawing] svg')].map(
          (svg) => {
            const picture = svg.closest('[data-drawing]')?.cloneNode() as HTMLElement;
            picture.append(svg);
            picture.dataset.name = `${urls[at]}: ${picture.getAttribute('aria-label')}`;
            return picture;
          },
        ),
      ),
    );
    document.body.replaceChildren(stage);
    await document.fonts.ready;
    const faults: string[] = [];
    const shrink = ({ x, y, width, height }: DOMRect, by: number) =>
      new DOMRect(x + by, y + by, width - 2 * by, height - 2 * by);
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const isWithin = (a: DOMRect, b: DOMRect, by: number) =>
      a.left >= b.left - by && a.right <= b.right + by && a.top >= b.top - by && a.bottom <= b.bottom + by;
    const pointsOf = (line: SVGGeometryElement) => {
      const place = line.getScreenCTM() as DOMMatrix;
      const length = line.getTotalLength();
      return Array.from({ length: Math.ceil(length) + 1 }, (_, at) =>
        line.getPointAtLength(Math.min(at, length)).matrixTransform(place),
      );
    };
    const hits = (points: readonly DOMPoint[], box: DOMRect) =>
      points.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    for (const picture of stage.querySelectorAll<HTMLElement>('[data-drawing]')) {
      const find = (selector: string) => [...picture.querySelectorAll<SVGGraphicsElement>(selector)];
      const boxesOf = (selector: string) => find(selector).map((part) => part.getBoundingClientRect());
      const report = (fault: string, part?: Element) =>
        faults.push(`${picture.dataset.name}: ${part?.textContent ?? ''} ${fault}`);
      const frame = (picture.querySelector('svg') as SVGElement).getBoundingClientRect();
      for (const part of find(
        '.node, .actor, .note, .edgeLabel, .cluster, .cluster-label, .messageText, .arrow',
      ))
        if (!isWithin(part.getBoundingClientRect(), frame, 1)) report('is outside of the drawing', part);
      for (const node of find('.node')) {
        const shape = node.querySelector(':scope > :is(rect, polygon, path, circle, g:first-child)');
        const text = node.querySelector('text');
        if (shape && text && !isWithin(text.getBoundingClientRect(), shape.getBoundingClientRect(), 1))
          report('is wider than its node', node);
      }
      const edges = find(
        'path:is(.flowchart-link, .transition, .relation, .relationshipLine), .messageLine0, .messageLine1',
      ).map((line) => pointsOf(line as SVGGeometryElement));
      const heads = boxesOf('.arrow');
      const nodes = boxesOf('.node, rect.actor, .note');
      const labels = find('.edgeLabel:has(.background), .cluster-label, .messageText');
      for (const label of labels) {
        const whole = (label.querySelector('.background') ?? label).getBoundingClientRect();
        const box = shrink(whole, 1);
        const text = (label.querySelector('text') ?? label).getBoundingClientRect();
        if (!isWithin(text, whole, 2)) report('is larger than its ground', label);
        const distances = edges.map((points) =>
          Math.min(
            ...points.map(({ x, y }) =>
              Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2),
            ),
          ),
        );
        // Its own edge runs below its ground.
        const own = label.matches('.edgeLabel') ? distances.indexOf(Math.min(...distances)) : -1;
        if (edges.some((points, at) => at !== own && hits(points, box)))
          report('has an edge below it', label);
        if (heads.some((head) => isOver(shrink(head, 1), box))) report('has an arrowhead below it', label);
        if (nodes.some((node) => isOver(node, box))) report('lies over a node', label);
        if (labels.some((other) => other !== label && isOver(other.getBoundingClientRect(), box)))
          report('lies over another label', label);
      }
    }
    const grounds = [...stage.querySelectorAll('.background')].map((ground) => getComputedStyle(ground).fill);
    return { faults, drawings: stage.childElementCount, grounds: [...new Set(grounds)] };
  }, paths);
}

test('no edge of a diagram runs through a label, and nothing is outside of its frame', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('docs/deploy');
  const surface = await page
    .locator('figure:has(svg.diagram) > div')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  const { faults, drawings, grounds } = await findDiagramFaults(page, listPages('mermaid'));
  expect(drawings).toBeGreaterThan(80);
  expect(faults).toEqual([]);
  expect(grounds).toEqual([surface]);
});

const LIT = /rgb\(228, 244, 238\)/;

test('a number lights its entry, and an entry its number', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('docs/work');
  const picture = page.getByRole('figure', { name: '坐席工作台', exact: true });
  const number = picture.getByRole('link', { name: '5', exact: true });
  const entry = page.getByRole('listitem').filter({ hasText: '交给另一名坐席。' });
  await expect(entry).not.toHaveCSS('background-color', LIT);
  await number.hover();
  await expect(entry).toHaveCSS('background-color', LIT);
  await entry.hover();
  const mark = picture.locator('.wf-mark').filter({ hasText: '转接坐席' });
  await expect(mark).toHaveCSS('outline-style', 'solid');
  await page.mouse.move(0, 0);
  await expect(mark).toHaveCSS('outline-style', 'none');
  await number.focus();
  await expect(entry).toHaveCSS('background-color', LIT);
});

shellTest.describe('without scripts', () => {
  shellTest.use({ javaScriptEnabled: false });

  shellTest('nothing in a picture lies over another part, or outside of its frame', async ({ page }) => {
    shellTest.slow();
    const pages = listPages('wireframe');
    expect(pages.length).toBeGreaterThan(30);
    for (const path of pages) {
      await page.goto(path);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findFaults(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  shellTest('the picture is there, and a number leads to its entry', async ({ page }) => {
    await page.goto('docs/work');
    const picture = page.getByRole('figure', { name: '坐席工作台', exact: true });
    await expect(picture.getByRole('group', { name: /^坐席工作台示意图/ })).toBeVisible();
    await picture.getByRole('link', { name: '5', exact: true }).click();
    await expect(page).toHaveURL(/#w\d+-5$/);
    await expect(page.getByRole('listitem').filter({ hasText: '交给另一名坐席。' })).toBeInViewport();
  });
});

test.describe('for who does not save data', () => {
  test.use({ readsAhead: true });

  test('the conversation of the home page plays once, and not with reduced motion', async ({ page }) => {
    const picture = page.locator('main figure.wireframe');
    await page.goto('');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-playing', '');
    const answer = picture.getByText('签收后七天内可以申请。').locator('..');
    await expect(answer).toHaveCSS('opacity', '0');
    await expect(answer).toHaveCSS('opacity', '1');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.locator('[data-step]').first()).toBeVisible();
    await expect(picture).not.toHaveAttribute('data-playing');
  });
});
