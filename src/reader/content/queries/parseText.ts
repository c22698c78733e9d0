// A file's text becomes a doc, in slices. Loaded with the pages that show docs.

import type { QueryClient } from '@tanstack/react-query';
import type { Root } from 'mdast';
import type { WatchNode } from '../../../core/document/buildDoc.ts';
import { parseDocInSteps, parseTreeInSteps } from '../../../core/document/parseDocInSteps.ts';
import type { KnownPieces } from '../../../core/document/syntax/rememberPieces.ts';
import type { Doc } from '../../../core/site/manifest/doc.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../../core/site/manifest/siteEntries.ts';
import { valuesOfPage } from '../../../core/variables/pageValues.ts';
import type { ReaderValue } from '../../../core/variables/readerValue.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { runInSlices } from '../../platform/nextTask.ts';
import { MANIFEST_KEY } from './keys.ts';
import { type IncludingPage, readIncludes } from './readIncludes.ts';

export { readIncludes };

/**
 * Parses a markdown file; the page answers to the reader meanwhile.
 * @param page whose values the reader may put in: the manifest in the cache knows them; none where the text is
 * wanted as it is written
 */
export function parseText(
  text: string,
  signal: AbortSignal,
  page?: { file: string; client: QueryClient },
): Promise<Doc> {
  const values = page && valuesOfFile(page.client, page.file);
  return runInSlices(parseDocInSteps(text, loadHtmlParser, values), signal);
}

/** The same, as it is written and with its tree: for who takes the text along. */
export function parseTree(text: string): Promise<{ doc: Doc; tree: Root }> {
  return runInSlices(parseTreeInSteps(text, loadHtmlParser));
}

/** The values of a file's page, as far as the manifest in the cache knows them. */
export function valuesOfFile(client: QueryClient, file: string): readonly ReaderValue[] {
  const read = client.getQueryData<{ value: Manifest }>(MANIFEST_KEY);
  if (read === undefined) return [];
  const entry = listSiteEntries(read.value).find((each) => each.file === file && each.values);
  return valuesOfPage(read.value.site.values, entry?.values);
}

/** Of texts that are being written. */
const writtenPieces: KnownPieces = new Map();

/** The same, for the writer's desk: as its readers will see it, and with where each node comes from. */
export async function parseWithTree(
  text: string,
  signal: AbortSignal,
  watch: WatchNode,
  values: readonly ReaderValue[],
  page?: IncludingPage,
) {
  const { text: whole } = page ? await readIncludes({ text }, page).catch(() => ({ text })) : { text };
  return runInSlices(parseTreeInSteps(whole, loadHtmlParser, values, watch, writtenPieces), signal);
}

/** Few pages hold HTML. */
async function loadHtmlParser() {
  const { parseHtml } = await loadPart(() => import(/* webpackChunkName: "html" */ './domHtmlParser.ts'));
  return parseHtml;
}
