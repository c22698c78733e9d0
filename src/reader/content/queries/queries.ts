// Queries of the manifest and of markdown files: keys, fetching, validation and parsing.

import { queryOptions } from '@tanstack/react-query';
import { contentErrorMessages } from '#i18n/contentErrorMessages';
import { INCLUDE_PREFIX } from '../../../core/document/dialects/includePrefix.ts';
import type { PageText } from '../../../core/document/parsedDoc.ts';
import { ContentError } from '../../../core/errors.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { isSealed } from '../../../core/site/manifest/sealedManifest.ts';
import { siteIndex } from '../../../core/site/urls/siteIndex.ts';
import type { ContentSource, ReadOptions, SourceText } from '../../../core/source.ts';
import { isCutOff, textKey } from '../../../core/textKey.ts';
import { fetchPrerenderedPage } from '../../platform/fetchPrerenderedPage.ts';
import { loadChunk } from '../../platform/loadChunk.ts';
import { nextTask } from '../../platform/nextTask.ts';
import { afterPaint } from '../../platform/paint.ts';
import { type ContentReader, DOCS_KEY, docKey, MANIFEST_KEY } from './contentReader.ts';

/**
 * A parsed value with the key of its text (core/textKey.ts): if a refetch returns the same text, the value is reused.
 */
export interface Read<T> extends Pick<SourceText, 'failure'> {
  key: string;
  value: T;
}

/** In milliseconds: a page that was fetched less than this ago is not fetched again when it opens. */
const FRESH_DURATION = 1000;

/** In milliseconds: minimum interval between refetches of the manifest on window focus. */
const MANIFEST_FRESH_DURATION = 60_000;

// Structural sharing. TanStack Query would also pass values of `select` to this function, which no query has.
const sameValueSameData = <T>(old: unknown, fresh: unknown): Read<T> => {
  // The types are of the query library; both values are results of the query function.
  const [before, after] = [old as Read<T> | undefined, fresh as Read<T>];
  return before?.value === after.value && before.failure === after.failure ? before : after;
};

/** Query of the manifest. Fetched shards are added to its data (locateInShards.ts). */
export function manifestQuery(source: ContentSource) {
  return queryOptions({
    queryKey: MANIFEST_KEY,
    queryFn: async ({ signal, client, queryKey }): Promise<Read<Manifest>> => {
      const { text, failure } = await source.readManifest({ signal });
      const key = textKey(text);
      const known = client.getQueryData<Read<Manifest>>(queryKey);
      if (known?.key === key) return { ...known, failure };
      return { key, value: await readManifestText(text), failure };
    },
    structuralSharing: sameValueSameData<Manifest>,
    staleTime: MANIFEST_FRESH_DURATION,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Fetches the manifest, for a sharded manifest its root file. For callers to which the cached manifest may be
 * outdated, or cover the prerendered page only.
 */
export async function readManifest({ source, client }: ContentReader): Promise<Manifest> {
  return (await client.fetchQuery({ ...manifestQuery(source), staleTime: 0 })).value;
}

/** Returns the cached manifest; fetches it if the cache is empty or has only the slice of a prerendered page. */
export async function ensureManifest(reader: ContentReader): Promise<Manifest> {
  const { value } = await reader.client.ensureQueryData(manifestQuery(reader.source));
  return value.coverage?.of === 'page' ? readManifest(reader) : value;
}

/** Parses a manifest; one that a build has sealed needs no validation. Rejects with a ContentError. */
export async function readManifestText(text: string): Promise<Manifest> {
  if (isSealed(text)) return JSON.parse(text);
  const { parseManifest } = await loadChunk(
    () => import(/* webpackChunkName: "manifest" */ '../../../core/site/manifest/parseManifest.ts'),
  );
  try {
    return parseManifest(text);
  } catch (error) {
    const { explainManifest } = await loadChunk(
      () => import(/* webpackChunkName: "explain" */ '../../../core/site/manifest/explainManifest.ts'),
    );
    throw explainManifest(error, text);
  }
}

/**
 * Query of a parsed markdown file.
 * @param file file name from the manifest, not from the URL, which must not select other files
 */
export function docQuery(source: ContentSource, file: string) {
  return queryOptions({
    queryKey: docKey(file),
    queryFn: async ({ signal, client, queryKey }): Promise<Read<PageText>> => {
      const known = client.getQueryData<Read<PageText>>(queryKey);
      // Loads the parser's chunk in parallel with the text; for a refetch only after the text has changed.
      const parser = known ? undefined : loadParser();
      // Avoids an unhandled rejection if the text fails to load too; then the query rejects with the error of the
      // text.
      parser?.catch(() => {});
      // A refetch must not delay the paint of the cached text.
      if (known) await new Promise<void>(afterPaint);
      const prefetched = known ? undefined : await takePrefetched({ source, client }, file);
      const { text, failure } = prefetched ?? (await readPageText({ source, client }, file, { signal }));
      const key = textKey(text);
      if (known?.key === key) return { ...known, failure };
      if (known && 'nodes' in known.value && isCutOff(text, { key: known.key, ...known.value }))
        throw failure ?? incomplete(file);
      const { parseText, marksOfFile } = await (parser ?? loadParser());
      const { doc: value } = await parseText(text, marksOfFile(client, file), signal);
      // The prefetched text may be outdated: refetch it after this query has settled.
      if (prefetched) void nextTask().then(() => client.invalidateQueries({ queryKey, exact: true }));
      return { key, value, failure };
    },
    structuralSharing: sameValueSameData<PageText>,
    staleTime: FRESH_DURATION,
  });
}

/**
 * Query of a markdown file without parsing. Its key starts with `docKey(file)`, so that invalidating that refetches
 * both.
 */
export function sourceTextQuery(source: ContentSource, file: string) {
  return queryOptions({
    queryKey: [...DOCS_KEY, file, 'source'],
    queryFn: async ({ signal }) => (await source.readText(file, { signal })).text,
    staleTime: 0,
  });
}

/**
 * Query that prefetches the file of a visible link. The file is not parsed, since readers open few of these links.
 */
export function prefetchQuery(source: ContentSource, file: string) {
  return queryOptions({
    queryKey: [...docKey(file), 'ahead'],
    queryFn: ({ signal, client }) => readPageText({ source, client }, file, { signal, priority: 'low' }),
    staleTime: Number.POSITIVE_INFINITY,
    // The query of the navigation retries.
    retry: false,
  });
}

/**
 * Removes the prefetched text of a file from the cache and returns it, after a pending request; undefined if there is
 * none.
 */
async function takePrefetched(
  { source, client }: ContentReader,
  file: string,
): Promise<SourceText | undefined> {
  const query = prefetchQuery(source, file);
  if (client.getQueryState(query.queryKey) === undefined) return undefined;
  try {
    return await client.fetchQuery(query);
  } catch {
    return undefined;
  } finally {
    client.removeQueries({ queryKey: query.queryKey, exact: true });
  }
}

/** Loads the parser lazily: a prerendered page needs no parsing. */
export function loadParser() {
  return loadChunk(() => import(/* webpackChunkName: "parser" */ './parseText.ts'));
}

/**
 * Fetches a markdown file and the files that it includes. Rejects with a ContentError; also if the response is empty,
 * unless the prerendered page has no text either.
 */
export async function readPageText(
  reader: ContentReader,
  file: string,
  options: ReadOptions,
): Promise<SourceText> {
  const read = await reader.source.readText(file, options);
  if (!/\S/.test(read.text) && (await isPrerenderedWithText(reader, file, options.signal)))
    throw incomplete(file);
  // Without includes the parser's chunk is not needed yet.
  if (!INCLUDE_PREFIX.test(read.text)) return read;
  return (await loadParser()).readIncludes(read, { ...reader, file, readManifest: ensureManifest });
}

function incomplete(file: string): ContentError {
  return new ContentError('incomplete', file, contentErrorMessages.incomplete);
}

/**
 * Whether the prerendered page of a file has text. Without a build there is none, and the development server prerenders
 * none, so that files may be emptied.
 */
async function isPrerenderedWithText(
  { source, client }: ContentReader,
  file: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const manifest = client.getQueryData<{ value: Manifest }>(MANIFEST_KEY)?.value;
  const entry = manifest && siteIndex(manifest).pagesByFile.get(file);
  if (source.searchIndex !== undefined) return false;
  const page = entry && (await fetchPrerenderedPage(source.assetUrl(entry.path), signal));
  return /\S/.test(page?.querySelector('article > .prose')?.textContent ?? '');
}
