// Queries of the manifest and of markdown files: their keys, and how raw text becomes a checked value.

import { queryOptions } from '@tanstack/react-query';
import { INCLUDE_PREFIX } from '../../../core/document/dialects/includeSign.ts';
import { ContentError } from '../../../core/errors.ts';
import { contentErrorMessages } from '../../../core/i18n/contentErrorMessages.ts';
import type { PageText } from '../../../core/site/manifest/doc.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { isSealed } from '../../../core/site/manifest/sealedManifest.ts';
import { siteIndex } from '../../../core/site/urls/siteIndex.ts';
import type { ContentSource, ReadOptions, SourceText } from '../../../core/source.ts';
import { isCutOff, textKey } from '../../../core/textKey.ts';
import { fetchPrerenderedPage } from '../../platform/fetchPrerenderedPage.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { nextTask } from '../../platform/nextTask.ts';
import { afterPaint } from '../../platform/paint.ts';
import { type ContentReader, DOCS_KEY, docKey, MANIFEST_KEY } from './contentReader.ts';

/** A value with the key of the text it was made from (core/textKey.ts): the same text gives the same value. */
export interface Read<T> extends Pick<SourceText, 'failure'> {
  key: string;
  value: T;
}

/** In milliseconds: a page that was fetched this recently is not fetched again when it opens. */
const FRESH_DURATION = 1000;

/** In milliseconds: a window focus refetches the manifest at most this often. */
const MANIFEST_FRESH_DURATION = 60_000;

// No query uses `select`: the cache would compare selected values by this function too.
const sameValueSameData = <T>(old: unknown, fresh: unknown): Read<T> => {
  // The cache passes untyped data; both are what the query function returned.
  const [before, after] = [old as Read<T> | undefined, fresh as Read<T>];
  return before?.value === after.value && before.failure === after.failure ? before : after;
};

/** The manifest, as far as its shards have been fetched. */
export function manifestQuery(source: ContentSource) {
  return queryOptions({
    queryKey: MANIFEST_KEY,
    queryFn: async ({ signal, client, queryKey }): Promise<Read<Manifest>> => {
      const { text, failure } = await source.readManifest({ signal });
      const key = textKey(text);
      const known = client.getQueryData<Read<Manifest>>(queryKey);
      if (known?.key === key) return { ...known, failure };
      const value: Manifest = isSealed(text) ? JSON.parse(text) : await checkManifest(text);
      return { key, value, failure };
    },
    structuralSharing: sameValueSameData<Manifest>,
    staleTime: MANIFEST_FRESH_DURATION,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Fetches the manifest, or the root file of a sharded one: the cached one may be outdated, or cover only the prerendered page. */
export async function readManifest({ source, client }: ContentReader): Promise<Manifest> {
  return (await client.fetchQuery({ ...manifestQuery(source), staleTime: 0 })).value;
}

/** Returns the cached manifest; fetches it only if the cache holds just the part that a prerendered page carries. */
export async function ensureManifest(reader: ContentReader): Promise<Manifest> {
  const { value } = await reader.client.ensureQueryData(manifestQuery(reader.source));
  return value.coverage?.of === 'page' ? readManifest(reader) : value;
}

async function checkManifest(text: string): Promise<Manifest> {
  const { parseManifest } = await loadPart(
    () => import(/* webpackChunkName: "manifest" */ '../../../core/site/manifest/parseManifest.ts'),
  );
  try {
    return parseManifest(text);
  } catch (error) {
    const { explainManifest } = await loadPart(
      () => import(/* webpackChunkName: "explain" */ '../../../core/site/manifest/explainManifest.ts'),
    );
    throw explainManifest(error, text);
  }
}

/** One parsed markdown file. `file` must be the manifest's, never from a URL. */
export function docQuery(source: ContentSource, file: string) {
  return queryOptions({
    queryKey: docKey(file),
    queryFn: async ({ signal, client, queryKey }): Promise<Read<PageText>> => {
      const known = client.getQueryData<Read<PageText>>(queryKey);
      // The parser's chunk loads with the text; for a refetch only when the text has changed.
      const parser = known ? undefined : loadParser();
      // If the text fails to load as well, the query fails with that error.
      parser?.catch(() => {});
      // A refetch of the text on the screen waits until it has been painted.
      if (known) await new Promise<void>(afterPaint);
      const prefetched = known ? undefined : await takePrefetched({ source, client }, file);
      const { text, failure } = prefetched ?? (await readPageText({ source, client }, file, { signal }));
      const key = textKey(text);
      if (known?.key === key) return { ...known, failure };
      if (known && 'nodes' in known.value && isCutOff(text, { key: known.key, ...known.value }))
        throw failure ?? incomplete(file);
      const { parseText, valuesOfFile } = await (parser ?? loadParser());
      const { doc: value } = await parseText(text, { values: valuesOfFile(client, file) }, signal);
      // A prefetched text may be outdated: refetch it once this query has settled.
      if (prefetched) void nextTask().then(() => client.invalidateQueries({ queryKey, exact: true }));
      return { key, value, failure };
    },
    structuralSharing: sameValueSameData<PageText>,
    staleTime: FRESH_DURATION,
  });
}

/** A markdown file as it is written. Its key begins with that of the file, so that a changed file refetches it too. */
export function sourceTextQuery(source: ContentSource, file: string) {
  return queryOptions({
    queryKey: [...DOCS_KEY, file, 'source'],
    queryFn: async ({ signal }) => (await source.readText(file, { signal })).text,
    staleTime: 0,
  });
}

/** Fetches the file of a visible link without parsing it: readers open few of these links, and parsing costs more CPU than the page itself. */
export function prefetchQuery(source: ContentSource, file: string) {
  return queryOptions({
    queryKey: [...docKey(file), 'ahead'],
    queryFn: ({ signal, client }) => readPageText({ source, client }, file, { signal, priority: 'low' }),
    staleTime: Number.POSITIVE_INFINITY,
    // The navigation itself retries.
    retry: false,
  });
}

/** Takes the prefetched text of a file out of the cache, or waits for its request; undefined where there is none. */
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

/** Loads the parser lazily: hydrating a prerendered page does not parse. */
export function loadParser() {
  return loadPart(() => import(/* webpackChunkName: "parser" */ './parseText.ts'));
}

/**
 * Fetches a markdown file and the files that it includes. Rejects with a ContentError, also if the response is empty
 * and the file is not.
 */
export async function readPageText(
  reader: ContentReader,
  file: string,
  options: ReadOptions,
): Promise<SourceText> {
  const read = await reader.source.readText(file, options);
  if (!/\S/.test(read.text) && (await isPrerenderedWithText(reader, file, options.signal)))
    throw incomplete(file);
  // Most texts include no file, and need no parser here.
  if (!INCLUDE_PREFIX.test(read.text)) return read;
  return (await loadParser()).readIncludes(read, { ...reader, file });
}

function incomplete(file: string): ContentError {
  return new ContentError('incomplete', file, contentErrorMessages.incomplete);
}

/** Whether the build rendered text from the file. The development server prerenders no text: there an emptied file is shown. */
async function isPrerenderedWithText(
  { source, client }: ContentReader,
  file: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const manifest = client.getQueryData<{ value: Manifest }>(MANIFEST_KEY)?.value;
  const place = manifest && siteIndex(manifest).pagesByFile.get(file);
  const page = place && (await fetchPrerenderedPage(source.assetUrl(place.path), signal));
  return /\S/.test(page?.querySelector('article > .prose')?.textContent ?? '');
}
