// biome-ignore-all lint/performance/useDomNodeTextContent: what is seen counts, not what is there
// More than a page on paper: laid out in the browser, handed to it, and read again from the file that it makes.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { parseDoc } from '../../src/core/markdown/parseDoc.ts';
import { parseManifest } from '../../src/core/model/parseManifest.ts';
import { listChapters } from '../../src/core/print/chapters.ts';
import { buildPrintTree, findChapter, type PrintNode } from '../../src/core/print/printTree.ts';
import { literalOf } from '../../src/core/values/readerValue.ts';
import { listTexts } from '../support/listTexts.ts';
import { layOut, watchPrint } from '../support/printing.ts';
import { fold, readPdf } from '../support/readPdf.ts';
import { DIST, expect, test } from '../support/server.ts';

const PUBLIC = new URL('../../public/', import.meta.url);

const toFile = async (page: Page) =>
  readPdf(
    new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true, tagged: true, outline: true })),
  );

/** What is printed of v8, chapter by chapter, as the site's own files have it. */
async function readChapters(find: (nodes: readonly PrintNode[]) => readonly PrintNode[]) {
  const manifest = parseManifest(await readFile(new URL('manifest.json', PUBLIC), 'utf8'));
  const version = manifest.versions.find(({ name }) => name === 'v8');
  if (version === undefined) throw new Error('the site has no v8');
  const chapters = listChapters(find(buildPrintTree(version, '')), () => true);
  return Promise.all(
    chapters.map(async ({ id, number, label, entry }) => {
      const doc = entry && parseDoc(await readFile(new URL(entry.file, PUBLIC), 'utf8'));
      // What stands there for who has put in no value of their own.
      const fill = (text: string) =>
        [...(manifest.site.values ?? []), ...(entry?.values ?? [])].reduce(
          (filled, value) => filled.replaceAll(literalOf(value), value.default ?? value.name),
          text,
        );
      return {
        id,
        number,
        title: fold(number + (doc?.title ?? label)),
        headings: (doc?.headings ?? []).filter(({ level }) => level > 1).map(({ text }) => fold(text)),
        texts: doc ? listTexts(doc).map((text) => fold(fill(text))) : [],
      };
    }),
  );
}

/** The addresses of outer links, which stand in the middle of sentences. */
const withoutAddresses = (text: string) => text.replace(/\(https?:[^()]*\)/g, '');

/** Whether a text stands on sheets that follow each other; a piece of it may end one and go on on the next. */
function holds(sheets: readonly string[], text: string): boolean {
  if (sheets.join('').includes(text)) return true;
  return sheets.some((sheet, at) =>
    [...text].some(
      (_, end) => sheet.includes(text.slice(0, end)) && sheets[at + 1]?.includes(text.slice(end)),
    ),
  );
}

test('printing weighs less than a tool may', async () => {
  const parts = (await readdir(join(DIST, 'assets'))).filter((name) => /^print\..*js$/.test(name));
  expect(parts).toHaveLength(1);
  expect(gzipSync(await readFile(join(DIST, 'assets', parts[0] ?? ''))).length).toBeLessThan(25_000);
});

test('v8 is laid out for the paper as a whole: nothing lost or cut, every link at its place', async ({
  page,
}) => {
  await watchPrint(page);
  await page.goto('docs/deploy');
  await layOut(page, /^整个版本/);
  expect(await page.title()).toContain('应用部署');
  const paper = page.locator('[data-paper]');
  await expect(paper.locator('[data-drawing] svg')).not.toHaveCount(0);
  await expect(paper.locator('[data-fence]')).toHaveCount(0);
  // A4 within its margins.
  await page.setViewportSize({ width: 657, height: 986 });
  await page.emulateMedia({ media: 'print' });
  const chapters = await readChapters((nodes) => nodes);
  const laidOut = await paper.locator('section').evaluateAll((sections: HTMLElement[]) =>
    sections.map((section) => {
      const [title, ...headings] = [...section.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')];
      return {
        title: title?.innerText ?? '',
        headings: headings.map(({ innerText }) => innerText),
        text: section.innerText,
      };
    }),
  );
  expect(laidOut.map(({ title, headings }) => [title, ...headings].map(fold))).toEqual(
    chapters.map(({ title, headings }) => [title, ...headings]),
  );
  const lost = chapters.flatMap(({ number, texts }, at) => {
    const shown = fold(laidOut[at]?.text ?? '');
    return texts.flatMap((text) => (shown.includes(text) ? [] : `${number} ${text}`));
  });
  expect(lost).toEqual([]);

  const links = await paper.locator('a[href^="#"]').evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ hash }) => {
      const id = decodeURIComponent(hash.slice(1));
      return { id, leads: document.getElementById(id)?.checkVisibility() === true };
    }),
  );
  expect(links.length).toBeGreaterThan(500);
  expect(links.filter(({ leads }) => !leads)).toEqual([]);
  const ids = new Set(links.map(({ id }) => id));
  expect(chapters.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(await paper.evaluate(findCut)).toEqual([]);
});

/** What reaches over the edge of the paper: words, and what holds none; or is cut by what it stands in. */
function findCut(paper: Element): string[] {
  const { right } = paper.getBoundingClientRect();
  const range = document.createRange();
  const cut = [...paper.querySelectorAll('*')].filter((element) => {
    const isFrame =
      element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible';
    if (isFrame) return true;
    const parts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return (parts.length > 0 ? parts : [element]).some((part) => {
      range.selectNodeContents(part);
      const box = part === element ? element.getBoundingClientRect() : range.getBoundingClientRect();
      return box.right > right + 4;
    });
  });
  return cut.map(({ outerHTML }) => outerHTML.slice(0, 200));
}

test('a chapter on paper: all its pages and nothing lost, links and bookmarks at their places', async ({
  page,
}) => {
  await watchPrint(page);
  // Code, tables, diagrams, pictures and admonitions stand in it.
  await page.goto('docs/work-chatbot');
  await layOut(page, /^本章/);
  const [file, chapters] = await Promise.all([
    toFile(page),
    readChapters((nodes) =>
      [findChapter(nodes, '/docs/work-chatbot/')].filter((chapter) => chapter !== undefined),
    ),
  ]);
  expect(chapters.length).toBeGreaterThan(3);

  // Bookmarks: the contents, every chapter with its number, every heading below it.
  const titles = file.bookmarks.map(({ title }) => title);
  expect(titles).toEqual(['目录', ...chapters.flatMap(({ title, headings }) => [title, ...headings])]);
  const astray = file.bookmarks.filter(({ title, place }) => !place || !title.startsWith(file.textAt(place)));
  expect(astray).toEqual([]);

  // The text, chapter by chapter.
  const starts = chapters.map(
    ({ title }) => file.bookmarks.find((bookmark) => bookmark.title === title)?.place?.sheet ?? 0,
  );
  const sheets = file.sheets.map(withoutAddresses);
  const lost = chapters.flatMap(({ number, texts }, at) => {
    const own = sheets.slice(starts[at], (starts[at + 1] ?? sheets.length) + 1);
    return texts.map(withoutAddresses).flatMap((text) => (holds(own, text) ? [] : `${number} ${text}`));
  });
  expect(lost).toEqual([]);

  // Links: each leads to a place, and the contents to the chapters that they name.
  expect(file.links.length).toBeGreaterThan(60);
  expect(file.links.filter(({ place }) => place === undefined)).toEqual([]);
  for (const [at, { id }] of chapters.entries())
    expect(file.links.find(({ name }) => name === id)?.place?.sheet, id).toBe(starts[at]);
  expect(file.addresses.every((address) => /^(?:https?|mailto):/.test(address))).toBe(true);

  // Numbers of the sheets; nothing reaches over their edges.
  expect(file.feet.slice(0, 2)).toEqual(['', `2/${file.sheets.length}`]);
  expect(file.rightMargin).toBeGreaterThan(48);
});
