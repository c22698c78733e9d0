// The query cache and its operations. Its chunk loads after the first page, since adopting a prerendered page needs
// no query.
import { type QueryCache, QueryClient } from '@tanstack/react-query';
import { DOC_CACHE_SIZE } from '../../../core/constants.ts';
import type { PageText } from '../../../core/document/parsedDoc.ts';
import { ContentError } from '../../../core/errors.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { SidebarCut } from '../../../core/site/manifest/sidebarItem.ts';
import { fileOfRoute } from '../../../core/site/urls/route.ts';
import type { ContentSource } from '../../../core/source.ts';
import { isPrefetchAllowed } from '../../platform/isPrefetchAllowed.ts';
import { nextTask } from '../../platform/nextTask.ts';
import { whenIdle, whenQuiet } from '../../platform/whenQuiet.ts';
import { type ContentReader, DOCS_KEY, docKey, MANIFEST_KEY } from './contentReader.ts';
import { loadShards, locate } from './locate.ts';
import { docQuery, ensureManifest, loadParser, manifestQuery, prefetchQuery, type Read } from './queries.ts';

/** Data that a prerendered page embeds. */
export interface EmbeddedPage {
  manifest: Manifest;
  text?: { file: string; read: Read<PageText> } | undefined;
}

export interface Cache {
  client: QueryClient;
  /** Prefetches the page of a site path. Never rejects. */
  prefetch: (path: string, priority?: 'low') => Promise<void>;
  /** Prefetches the pages of a sidebar branch that the reader expands, since one of them is likely to be opened. */
  prefetchBranch: (paths: readonly string[]) => Promise<void>;
  loadMore: (cut?: SidebarCut) => Promise<void>;
  /** Removes failed queries without data, so that their next use fetches again. */
  retry: () => void;
}

/** Creates the cache. Call it once: two caches would fetch every file twice. */
export function openCache(source: ContentSource, embedded?: EmbeddedPage): Cache {
  const client = createQueryClient();
  const reader = { source, client };
  if (embedded !== undefined) seedCache(reader, embedded);
  return {
    client,
    prefetch: (path, priority) => prefetchPage(reader, path, priority),
    prefetchBranch: (paths) => prefetchBranch(reader, paths),
    loadMore: (cut) => loadMore(reader, cut),
    retry: () => {
      if (client.getQueryData(MANIFEST_KEY) === undefined)
        void client.refetchQueries({ queryKey: MANIFEST_KEY });
      client.removeQueries({
        predicate: (query) => query.state.status === 'error' && query.state.data === undefined,
      });
    },
  };
}

function seedCache({ source, client }: ContentReader, { manifest, text }: EmbeddedPage): void {
  const { queryKey } = manifestQuery(source);
  client.setQueryData(queryKey, { key: '', value: manifest });
  if (text !== undefined) client.setQueryData(docQuery(source, text.file).queryKey, text.read);
  whenQuiet(async () => {
    // The manifest first: an edited text may link to pages which the embedded slice does not contain.
    await client.refetchQueries({ queryKey });
    // The markdown file may have changed since the page was prerendered.
    if (text !== undefined) void client.invalidateQueries({ queryKey: docKey(text.file) });
  });
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ContentError | Error;
  }
}

const TRANSIENT_KINDS = new Set<string>(['offline', 'server', 'incomplete']);
const RETRIES = 2;

/**
 * Whether a retry is worthwhile: not for a missing or invalid file, nor after a timeout, since the reader has
 * waited long enough.
 */
function isTransient(error: unknown): boolean {
  return error instanceof ContentError && TRANSIENT_KINDS.has(error.kind);
}

/** Creates the query client. Texts stay in the cache for half an hour after their last use, up to a limit. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // In `online` mode queries never run in browsers that report `navigator.onLine === false` although they are
        // online.
        networkMode: 'always',
        gcTime: 30 * 60_000,
        retry: (failures, error) => failures < RETRIES && isTransient(error),
        retryDelay: (failures) => 400 * 2 ** failures,
        refetchOnReconnect: true,
      },
    },
  });
  limitDocs(client.getQueryCache());
  return client;
}

/**
 * Removes the unused texts that were fetched longest ago: a long session on a large site must not fill the memory.
 */
function limitDocs(cache: QueryCache): void {
  cache.subscribe(({ type }) => {
    if (type !== 'added') return;
    const unused = cache
      .findAll({ queryKey: DOCS_KEY, type: 'inactive', fetchStatus: 'idle' })
      // A query that was just added has no data yet.
      .filter(({ state }) => state.data !== undefined)
      .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
    for (const query of unused.slice(DOC_CACHE_SIZE)) cache.remove(query);
  });
}

/** Loads the complete root file of the manifest and, if `cut` names a shard, that branch of the sidebar. */
export async function loadMore(reader: ContentReader, cut?: SidebarCut): Promise<void> {
  const manifest = await ensureManifest(reader);
  if (cut?.part === undefined || manifest.parts === undefined) return;
  const { readBranch } = await loadShards();
  await readBranch(reader, manifest, cut.part);
}

/** Fetches the page of a site path into the cache. With low priority the text is not parsed. */
export async function prefetchPage(reader: ContentReader, path: string, priority?: 'low'): Promise<void> {
  if (!isPrefetchAllowed()) return;
  try {
    const file = fileOfRoute((await locate(reader, path)).route);
    if (file === undefined) return;
    const { source, client } = reader;
    const query = docQuery(source, file);
    if (client.getQueryData(query.queryKey) !== undefined) return;
    if (priority === undefined) return await client.prefetchQuery(query);
    // Loads the parser's chunk first, since any page needs it, and the text in another task, to avoid a long task.
    await loadParser().then(nextTask);
    await client.prefetchQuery(prefetchQuery(source, file));
  } catch {
    // The error is ignored: the navigation to the page reports it.
  }
}

/** Maximum number of pages of a branch to prefetch. */
const MAX_BRANCH_PAGES = 8;

/** Prefetches the pages of an expanded branch one after another, each when the browser is idle. */
export async function prefetchBranch(reader: ContentReader, paths: readonly string[]): Promise<void> {
  for (const path of paths.slice(0, MAX_BRANCH_PAGES)) {
    await new Promise<void>((resolve) => void whenIdle(resolve));
    await prefetchPage(reader, path);
  }
}
