// A file's text becomes a doc, in slices. Loaded with the pages that show docs.
import type { QueryClient } from '@tanstack/react-query';
import type { Root } from 'mdast';
import { INCLUDE_SIGN } from '../../../core/constants.ts';
import type { WatchNode } from '../../../core/document/buildDoc.ts';
import { splitFrontMatter } from '../../../core/document/frontMatterBlock.ts';
import { fillIncludes } from '../../../core/document/includes/fillIncludes.ts';
import { listIncludedFiles, listIncludes } from '../../../core/document/includes/includes.ts';
import { parseDocInSteps, parseTreeInSteps } from '../../../core/document/parseDocInSteps.ts';
import { parseMarkdown } from '../../../core/document/parseMarkdown.ts';
import type { KnownPieces } from '../../../core/document/syntax/rememberPieces.ts';
import { ContentError } from '../../../core/errors.ts';
import type { Doc } from '../../../core/site/manifest/doc.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../../core/site/manifest/siteEntries.ts';
import type { SourceText } from '../../../core/source.ts';
import { valuesOfPage } from '../../../core/variables/pageValues.ts';
import type { ReaderValue } from '../../../core/variables/readerValue.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { runInSlices } from '../../platform/nextTask.ts';
import { DOCS_KEY, MANIFEST_KEY, type Reader } from './contentReader.ts';

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

// The code that a page shows of other files, read and put into its text before that is parsed.

export interface IncludingPage extends Reader {
  file: string;
  /** Whether what is made of the text is not made again. */
  isKept?: boolean;
}

/**
 * A page's text with its includes. What cannot be had is said in the text; where that may heal, what is kept is not
 * made, and a page that stands on the screen stays as it is: then this rejects with the ContentError.
 */
export async function readIncludes(read: SourceText, page: IncludingPage): Promise<SourceText> {
  if (!INCLUDE_SIGN.test(read.text)) return read;
  const includes = listIncludes(await runInSlices(parseIncluding(read.text)));
  const texts = new Map<string, string>();
  const isShown = page.client.getQueryData([...DOCS_KEY, page.file]) !== undefined;
  const readOne = async (name: string) => {
    try {
      texts.set(name, await readIncluded(page, name));
    } catch (error) {
      const mayHeal = error instanceof ContentError && error.kind !== 'notFound';
      if ((page.isKept || isShown) && mayHeal) throw error;
    }
  };
  await Promise.all(listIncludedFiles(page.file, includes).map(readOne));
  return { ...read, text: fillIncludes(read.text, page.file, includes, texts) };
}

async function* parseIncluding(text: string): AsyncGenerator<void, Root> {
  const { body, bodyLine } = splitFrontMatter(text);
  return (yield* parseMarkdown(body, { firstLine: bodyLine })).root;
}

/** Read anew with each page, as the page is; asked for once by pages that are read together. */
function readIncluded({ source, client }: IncludingPage, name: string): Promise<string> {
  return client.fetchQuery({
    queryKey: ['included', name],
    queryFn: async ({ signal }) => (await source.readText(name, { signal })).text,
    staleTime: 0,
  });
}
