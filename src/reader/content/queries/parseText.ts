// A file's text becomes a doc, in slices. Loaded with the pages that show docs.
import type { QueryClient } from '@tanstack/react-query';
import { INCLUDE_SIGN } from '../../../core/document/dialects/includeSign.ts';
import { splitFrontMatter } from '../../../core/document/frontMatterBlock.ts';
import { fillIncludes } from '../../../core/document/includes/fillIncludes.ts';
import { listIncludedFiles, listIncludes } from '../../../core/document/includes/includes.ts';
import {
  type ParsedDocument,
  type ParseOptions,
  parseDocumentInSteps,
} from '../../../core/document/parseDocumentInSteps.ts';
import { parseMarkdownInSteps } from '../../../core/document/parseMarkdown.ts';
import { ContentError } from '../../../core/errors.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../../core/site/manifest/siteEntries.ts';
import type { SourceText } from '../../../core/source.ts';
import { type ReaderValue, valuesOfPage } from '../../../core/variables/readerVariable.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { runInSlices } from '../../platform/nextTask.ts';
import { DOCS_KEY, MANIFEST_KEY, type Reader } from './contentReader.ts';

/** Parses a markdown file; the main thread handles events between the slices. */
export function parseText(
  text: string,
  options?: ParseOptions,
  signal?: AbortSignal,
): Promise<ParsedDocument> {
  return runInSlices(parseDocumentInSteps(text, loadHtmlParser, options), signal);
}

/** The reader variables of a file's page, by the manifest in the query cache. */
export function valuesOfFile(client: QueryClient, file: string): readonly ReaderValue[] {
  const read = client.getQueryData<{ value: Manifest }>(MANIFEST_KEY);
  if (read === undefined) return [];
  const entry = listSiteEntries(read.value).find((each) => each.file === file && each.values);
  return valuesOfPage(read.value.site.values, entry?.values);
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
  const { body, bodyLine } = splitFrontMatter(read.text);
  const { root } = await runInSlices(parseMarkdownInSteps(body, { firstLine: bodyLine }));
  const includes = listIncludes(root);
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

/** Read anew with each page, as the page is; asked for once by pages that are read together. */
function readIncluded({ source, client }: IncludingPage, name: string): Promise<string> {
  return client.fetchQuery({
    queryKey: ['included', name],
    queryFn: async ({ signal }) => (await source.readText(name, { signal })).text,
    staleTime: 0,
  });
}
