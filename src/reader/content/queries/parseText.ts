// Parses markdown in slices, and fetches the files that it includes. This module is in the lazy `parser` chunk.
import type { QueryClient } from '@tanstack/react-query';
import { type Dialect, findDialects } from '../../../core/document/dialects/dialect.ts';
import type { DialectName } from '../../../core/document/dialects/dialectNames.ts';
import { INCLUDE_PREFIX } from '../../../core/document/dialects/includePrefix.ts';
import { splitFrontMatter } from '../../../core/document/frontMatterBlock.ts';
import { type FindContents, fillIncludes } from '../../../core/document/includes/fillIncludes.ts';
import {
  type Include,
  isFolder,
  listIncludedFiles,
  listIncludes,
} from '../../../core/document/includes/includeSyntax.ts';
import type { WriteOperations } from '../../../core/document/openapi/writeOperations.ts';
import {
  type ParsedDocument,
  type ParseOptions,
  parseDocumentInSteps,
} from '../../../core/document/parseDocumentInSteps.ts';
import { parseMarkdownInSteps } from '../../../core/document/parseMarkdown.ts';
import type { Transform, TransformName } from '../../../core/document/transform.ts';
import { ContentError } from '../../../core/errors.ts';
import { dialectsOfFile } from '../../../core/site/manifest/dialectsOfFile.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../../core/site/manifest/siteEntries.ts';
import type { SourceText } from '../../../core/source.ts';
import { variablesOfPage } from '../../../core/variables/readerVariable.ts';
import { loadChunk, loadOptionalChunk } from '../../platform/loadChunk.ts';
import { runInSlices } from '../../platform/nextTask.ts';
import { type ContentReader, DOCS_KEY, MANIFEST_KEY } from './contentReader.ts';
import { readWholeManifest } from './readWholeManifest.ts';

/** Parses a markdown file in slices, between which the main thread can handle events. */
export function parseText(
  text: string,
  options?: ParseOptions,
  signal?: AbortSignal,
): Promise<ParsedDocument> {
  return runInSlices(
    parseDocumentInSteps(text, { dialect: loadDialect, transform: (name) => LOADERS[name]() }, options),
    signal,
  );
}

/** Returns the dialects of a file, the reader variables of its page and the custom elements of the site, as in the cached
manifest. */
export function marksOfFile(client: QueryClient, file: string) {
  const manifest = client.getQueryData<{ value: Manifest }>(MANIFEST_KEY)?.value;
  const entry = manifest && listSiteEntries(manifest).find((each) => each.file === file && each.values);
  return {
    dialects: dialectsOfFile(file, manifest?.versions),
    values: variablesOfPage(manifest?.site.values, entry?.values),
    elements: manifest?.site.elements ?? {},
  };
}

// One chunk for all dialects: each name of a chunk takes bytes of the first route, which the dialects would not be worth.
const loadDialect = async (name: DialectName): Promise<Dialect> =>
  (
    await loadChunk(
      () => import(/* webpackChunkName: "dialects" */ '../../../core/document/dialects/dialectsOf.ts'),
    )
  ).DIALECTS[name];

/** Without the parser of HTML, a text would lack content; formulas, wireframes and names of emoji are readable as they are. */
const LOADERS: Readonly<Record<TransformName, () => Promise<Transform | undefined>>> = {
  html: async () =>
    (await loadChunk(() => import(/* webpackChunkName: "html" */ './domHtmlParser.ts'))).parseHtml,
  formulas: async () =>
    (await loadOptionalChunk(() => import(/* webpackChunkName: "formulas" */ './domFormulas.ts')))
      ?.renderFormulas,
  wireframes: async () =>
    (await loadOptionalChunk(() => import(/* webpackChunkName: "wireframes" */ './wireframes.ts')))
      ?.renderWireframes,
  emoji: async () =>
    (
      await loadOptionalChunk(
        () => import(/* webpackChunkName: "emoji" */ '../../../core/document/tree/replaceEmoji.ts'),
      )
    )?.replaceEmoji,
};

export interface IncludingPage extends ContentReader {
  file: string;
  /** Reads the manifest, which lists the contents of folders. */
  readManifest: (reader: ContentReader) => Promise<Manifest>;
  /** Whether the caller caches the result and does not refetch it. */
  isCached?: boolean;
}

/**
 * Replaces the includes of a text with the content of the files. A file that is not found is replaced by a message.
 * Another ContentError rejects the promise, since a retry may succeed, but only if the result would be cached or
 * would replace a rendered text.
 */
export async function readIncludes(read: SourceText, page: IncludingPage): Promise<SourceText> {
  if (!INCLUDE_PREFIX.test(read.text)) return read;
  const { body, bodyLine } = splitFrontMatter(read.text);
  const dialects = await Promise.all(
    findDialects(body, marksOfFile(page.client, page.file).dialects).map(loadDialect),
  );
  const { root } = await runInSlices(parseMarkdownInSteps(body, { firstLine: bodyLine, dialects }));
  const includes = listIncludes(root);
  const texts = new Map<string, string>();
  const isRendered = page.client.getQueryData([...DOCS_KEY, page.file]) !== undefined;
  const readOne = async (name: string) => {
    try {
      texts.set(name, await readIncluded(page, name));
    } catch (error) {
      const isTemporary = error instanceof ContentError && error.kind !== 'notFound';
      if ((page.isCached || isRendered) && isTemporary) throw error;
    }
  };
  await Promise.all(listIncludedFiles(page.file, includes).map(readOne));
  const contents = includes.some(isFolder) ? await loadContents(page) : undefined;
  const operations = await loadOperations(includes);
  const writers = { contents, operations };
  return { ...read, text: fillIncludes(read.text, page.file, includes, texts, writers, dialects) };
}

/** Loads the function that lists the contents of folders. */
async function loadContents(page: IncludingPage): Promise<FindContents> {
  const [manifest, { renderFolderContents }] = await Promise.all([
    page.readManifest(page).then((known) => readWholeManifest(page, known)),
    loadChunk(() => import(/* webpackChunkName: "optional" */ '../../../core/site/nav/folderContents.ts')),
  ]);
  return renderFolderContents.bind(undefined, manifest);
}

/** Loads the function that writes operations, and the parser of YAML if a file is not JSON. */
async function loadOperations(includes: readonly Include[]): Promise<WriteOperations | undefined> {
  const files = includes.filter(({ operations }) => operations !== undefined);
  if (files.length === 0) return undefined;
  const [{ createOperationWriter }, yaml] = await Promise.all([
    loadChunk(
      () => import(/* webpackChunkName: "openapi" */ '../../../core/document/openapi/writeOperations.ts'),
    ),
    files.some(({ href }) => !/\.json$/i.test(href))
      ? loadChunk(() => import(/* webpackChunkName: "yaml", webpackExports: ["parse"] */ 'yaml'))
      : undefined,
  ]);
  return createOperationWriter(yaml?.parse);
}

/** Fetches an included file. It may have changed, so it is never fresh; simultaneous calls share one request. */
function readIncluded({ source, client }: IncludingPage, name: string): Promise<string> {
  return client.fetchQuery({
    queryKey: ['included', name],
    queryFn: async ({ signal }) => (await source.readText(name, { signal })).text,
    staleTime: 0,
  });
}
