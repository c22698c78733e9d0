// More than a page on paper: laid out in the browser, handed to it, and read again from the file that it makes.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { parseDocument } from '../../src/core/document/parseDocument.ts';
import { buildPrintTree, listChapters } from '../../src/core/print/printChapters.ts';
import { parseManifest } from '../../src/core/site/manifest/parseManifest.ts';
import { literalOf } from '../../src/core/variables/readerVariable.ts';
import { readStandaloneText } from '../../src/node/pageIndex/pageMetadata.ts';
import { listTexts } from '../support/listTexts.ts';
import { layOut, watchPrint } from '../support/printing.ts';
import { fold, readPdf } from '../support/readPdf.ts';
import { expect, test } from '../support/server.ts';

const PUBLIC = new URL('../../public/', import.meta.url);

async function toFile(page: Page) {
  return readPdf(
    new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true, tagged: true, outline: true })),
  );
}

/** The chapters of v8, as the site's own files have them. */
async function readChapters() {
  const manifest = parseManifest(await readFile(new URL('manifest.json', PUBLIC), 'utf8'));
  const version = manifest.versions.find(({ name }) => name === 'v8');
  if (version === undefined) throw new Error('the site has no v8');
  const readText = async (file: string) =>
    (await readStandaloneText(fileURLToPath(PUBLIC), file, manifest)).text;
  return Promise.all(
    listChapters(buildPrintTree(version, ''), () => true).map(async (chapter) => ({
      ...chapter,
      doc: chapter.entry && parseDocument(await readText(chapter.entry.file)).doc,
      // What stands there for who has put in no value of their own.
      fill: (text: string) =>
        [...(manifest.site.values ?? []), ...(chapter.entry?.values ?? [])].reduce(
          (filled, value) => filled.replaceAll(literalOf(value), value.default ?? value.name),
          text,
        ),
    })),
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

test('v8 on paper: all its pages and nothing lost, links and bookmarks at their places', async ({ page }) => {
  test.setTimeout(300_000);
  await watchPrint(page);
  await page.goto('docs/deploy');
  await layOut(page, /^整个版本/);
  expect(await page.title()).toContain('应用部署');
  await expect(page.locator('[data-paper] [data-drawing] svg')).not.toHaveCount(0);
  await expect(page.locator('[data-paper] [data-fence]')).toHaveCount(0);
  const [file, chapters] = await Promise.all([toFile(page), readChapters()]);

  // Bookmarks: the contents, every chapter with its number, every heading below it.
  const titles = file.bookmarks.map(({ title }) => title);
  expect(titles).toEqual([
    '目录',
    ...chapters.flatMap(({ number, label, doc }) => [
      fold(number + (doc?.title ?? label)),
      ...(doc?.headings ?? []).filter(({ level }) => level > 1).map(({ text }) => fold(text)),
    ]),
  ]);
  const astray = file.bookmarks.filter(({ title, place }) => !place || !title.startsWith(file.textAt(place)));
  expect(astray).toEqual([]);

  // The text, chapter by chapter.
  const starts = chapters.map(({ number, label, doc }) => {
    const title = fold(number + (doc?.title ?? label));
    return file.bookmarks.find((bookmark) => bookmark.title === title)?.place?.sheet ?? 0;
  });
  const sheets = file.sheets.map(withoutAddresses);
  const lost = chapters.flatMap(({ doc, number, fill }, at) => {
    const own = sheets.slice(starts[at], (starts[at + 1] ?? sheets.length) + 1);
    const texts = doc ? listTexts(doc) : [];
    return texts
      .map((text) => withoutAddresses(fold(fill(text))))
      .flatMap((text) => (holds(own, text) ? [] : `${number} ${text}`));
  });
  expect(lost).toEqual([]);

  // Links: each leads to a place, and the contents to the chapters that they name.
  expect(file.links.length).toBeGreaterThan(500);
  expect(file.links.filter(({ place }) => place === undefined)).toEqual([]);
  for (const [at, { id }] of chapters.entries())
    expect(file.links.find(({ name }) => name === id)?.place?.sheet, id).toBe(starts[at]);
  expect(file.addresses.every((address) => /^(?:https?|mailto):/.test(address))).toBe(true);

  // Numbers of the sheets; nothing reaches over their edges.
  expect(file.feet.slice(0, 2)).toEqual(['', `2/${file.sheets.length}`]);
  expect(file.rightMargin).toBeGreaterThan(48);
});
