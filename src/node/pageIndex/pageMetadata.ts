// Metadata of pages: each text is parsed once and cached on disk. The "expanded" text of a page has the code of
// included files in its fences.
import { join } from 'node:path';
import { parse } from 'yaml';
import type { DialectName } from '../../core/document/dialects/dialectNames.ts';
import { dialectsOf } from '../../core/document/dialects/dialectsOf.ts';
import { fillIncludes } from '../../core/document/includes/fillIncludes.ts';
import { listIncludedFiles } from '../../core/document/includes/includeSyntax.ts';
import { unfoldTexts } from '../../core/document/includes/unfoldIncludes.ts';
import { createOperationWriter } from '../../core/document/openapi/writeOperations.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { renderFolderContents } from '../../core/site/nav/folderContents.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { fileOfRoute, type Route } from '../../core/site/urls/route.ts';
import { memoByFile } from '../lib/memoByFile.ts';
import { dialectsOfPath } from '../lib/namedDialects.ts';
import { hashText, readSiteText, readTextFile, type TextFile, toPublished } from '../lib/readText.ts';
import { yieldInSlices } from '../lib/scheduling.ts';
import { findRecordedMetadata, recordMetadata } from './metadataRecord.ts';
import { findFileHash, metadataStore } from './pageCache.ts';
import type { PageMetadata, ParsedPage } from './parsePage.ts';

/** The sections are not memoized: they are three quarters of a parsed page, and the search reads each once. */
const readMemoized = memoByFile(
  async (path) => findRecordedMetadata(path) ?? (await readPage(path)).metadata,
);

async function readPage(path: string): Promise<ParsedPage> {
  // The hash of a text with LF only is that of its file, so that an unchanged one need not be read.
  const hash = findFileHash(path);
  const known =
    hash === undefined ? undefined : await metadataStore.get<ParsedPage>(keyOf(hash, dialectsOfPath(path)));
  return known ?? pageOf(await readTextFile(path));
}

/** The last texts: a build reads the text of a page several times in a row, for each version that shows it. */
const readRecentText = memoByFile(readTextFile, 16);

/** Metadata of a file, memoized until the file changes. */
export async function readPageMetadata(path: string): Promise<PageMetadata> {
  await yieldInSlices();
  const metadata = await readMemoized(path);
  recordMetadata(path, metadata);
  return metadata;
}

/** The same text is another page in other dialects. */
const keyOf = (hash: string, dialects: readonly DialectName[] | undefined) =>
  dialects === undefined ? hash : `${hash}-${dialects.join()}`;

/** A parsed text, cached on disk by its hash and dialects. */
function pageOf(file: TextFile): Promise<ParsedPage> {
  return metadataStore.getOrMake(keyOf(file.hash, file.dialects), async () => {
    // A lazy import: the parsers take a second to load.
    const { parsePage } = await import('./parsePage.ts');
    return parsePage(file);
  });
}

const metadataOf = async (file: TextFile) => (await pageOf(file)).metadata;

/**
 * The expanded text of a page. Rejects where the file does not exist.
 * @param manifest lists the contents of folders; without it their markers stay as they are
 */
export async function readExpandedText(
  siteDir: string,
  file: string,
  manifest?: Manifest,
): Promise<TextFile> {
  return expandText(siteDir, file, await readPageMetadata(join(siteDir, file)), manifest);
}

/** Metadata of the expanded text of a page. */
export async function readExpandedMetadata(
  siteDir: string,
  file: string,
  manifest?: Manifest,
): Promise<PageMetadata> {
  const metadata = await readPageMetadata(join(siteDir, file));
  if (metadata.includes.length === 0) return metadata;
  return metadataOf(await expandText(siteDir, file, metadata, manifest));
}

/** Sections of the expanded text of a page, read from the disk. */
export async function readSections(siteDir: string, file: string): Promise<ParsedPage['sections']> {
  const path = join(siteDir, file);
  const metadata = await readPageMetadata(path);
  const isWhole = metadata.includes.length === 0;
  return (await (isWhole ? readPage(path) : pageOf(await expandText(siteDir, file, metadata)))).sections;
}

/** Expanded metadata of a route's page; undefined for a route without a file. */
export async function readRouteMetadata(
  siteDir: string,
  route: Route,
  manifest: Manifest,
): Promise<PageMetadata | undefined> {
  const file = fileOfRoute(route);
  return file === undefined ? undefined : readExpandedMetadata(siteDir, file, manifest);
}

/** A page as plain markdown for feeds: included files are in the text, and the lines of the metadata count them. */
export async function readStandaloneText(
  siteDir: string,
  file: string,
  manifest: Manifest,
): Promise<{ text: string; metadata: PageMetadata }> {
  const expanded = await readExpandedText(siteDir, file, manifest);
  const text = unfoldTexts(expanded.text);
  const written = await readRecentText(join(siteDir, file));
  if (text === written.text) return { text, metadata: await readPageMetadata(join(siteDir, file)) };
  return { text, metadata: await metadataOf({ ...expanded, text, hash: hashText(text) }) };
}

const operations = createOperationWriter(parse);

type Including = Pick<PageMetadata, 'hash' | 'includes'>;

/** Hash of the expanded text: it changes when an included file does. */
export async function hashExpandedText(siteDir: string, file: string, metadata: Including): Promise<string> {
  return metadata.includes.length === 0 ? metadata.hash : (await expandText(siteDir, file, metadata)).hash;
}

async function expandText(
  siteDir: string,
  file: string,
  { includes }: Including,
  manifest?: Manifest,
): Promise<TextFile> {
  const page = toPublished(await readRecentText(join(siteDir, file)));
  if (includes.length === 0) return page;
  const texts = new Map<string, string>();
  for (const name of listIncludedFiles(file, includes)) {
    const read = await readSiteText(siteDir, name);
    if (read !== undefined) texts.set(name, (isMarkdownFile(name) ? toPublished(read) : read).text);
  }
  const contents = manifest && renderFolderContents.bind(undefined, manifest);
  const dialects = dialectsOf(page.text, page.dialects);
  const text = fillIncludes(page.text, file, includes, texts, { contents, operations }, dialects);
  return { ...page, text, hash: hashText(text) };
}
