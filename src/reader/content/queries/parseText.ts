// Parses markdown in slices, and fetches the files that it includes. A chunk of its own.
import type { QueryClient } from '@tanstack/react-query';
import { INCLUDE_PREFIX } from '../../../core/document/dialects/includeSign.ts';
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
import { type ReaderVariable, variablesOfPage } from '../../../core/variables/readerVariable.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { runInSlices } from '../../platform/nextTask.ts';
import { type ContentReader, DOCS_KEY, MANIFEST_KEY } from './contentReader.ts';

/** Parses a markdown file; the main thread handles events between the slices. */
export function parseText(
  text: string,
  options?: ParseOptions,
  signal?: AbortSignal,
): Promise<ParsedDocument> {
  return runInSlices(parseDocumentInSteps(text, loadHtmlParser, options), signal);
}

/** The reader variables of a file's page, by the manifest in the query cache. */
export function valuesOfFile(client: QueryClient, file: string): readonly ReaderVariable[] {
  const read = client.getQueryData<{ value: Manifest }>(MANIFEST_KEY);
  if (read === undefined) return [];
  const entry = listSiteEntries(read.value).find((each) => each.file === file && each.values);
  return variablesOfPage(read.value.site.values, entry?.values);
}

/** Few pages contain HTML. */
async function loadHtmlParser() {
  const { parseHtml } = await loadPart(() => import(/* webpackChunkName: "html" */ './domHtmlParser.ts'));
  return parseHtml;
}

export interface IncludingPage extends ContentReader {
  file: string;
  /** Whether the result is cached without a refetch. */
  isCached?: boolean;
}

/**
 * Replaces the includes of a text with the files' code. One that is not found becomes a message in the text. After any
 * other failure a cached result would stay wrong, and the text on the screen is better: then this rejects with the
 * ContentError.
 */
export async function readIncludes(read: SourceText, page: IncludingPage): Promise<SourceText> {
  if (!INCLUDE_PREFIX.test(read.text)) return read;
  const { body, bodyLine } = splitFrontMatter(read.text);
  const { root } = await runInSlices(parseMarkdownInSteps(body, { firstLine: bodyLine }));
  const includes = listIncludes(root);
  const texts = new Map<string, string>();
  const isOnScreen = page.client.getQueryData([...DOCS_KEY, page.file]) !== undefined;
  const readOne = async (name: string) => {
    try {
      texts.set(name, await readIncluded(page, name));
    } catch (error) {
      const mayHeal = error instanceof ContentError && error.kind !== 'notFound';
      if ((page.isCached || isOnScreen) && mayHeal) throw error;
    }
  };
  await Promise.all(listIncludedFiles(page.file, includes).map(readOne));
  return { ...read, text: fillIncludes(read.text, page.file, includes, texts) };
}

/** Fetches an included file again for each page, since it may have changed; pages that load together share the request. */
function readIncluded({ source, client }: IncludingPage, name: string): Promise<string> {
  return client.fetchQuery({
    queryKey: ['included', name],
    queryFn: async ({ signal }) => (await source.readText(name, { signal })).text,
    staleTime: 0,
  });
}
