// The query cache and its operations. Its chunk loads after the first page: adopting a prerendered page needs none of
// it.
import { type QueryCache, QueryClient } from '@tanstack/react-query';
import { DOC_CACHE_SIZE } from '../../../core/constants.ts';
import { ContentError } from '../../../core/errors.ts';
import type { PageText } from '../../../core/site/manifest/doc.ts';
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

/** The embedded data of a prerendered page. */
export interface EmbeddedPage {
  manifest: Manifest;
  text?: { file: string; read: Read<PageText> } | undefined;
}

export interface Cache {
  client: QueryClient;
  /** Prefetches the page of a site path. Never rejects. */
  prefetch: (path: string, priority?: 'low') => Promise<void>;
  /** Prefetches pages of a sidebar branch, one of which is likely to be opened. */
  prefetchBranch: (paths: readonly string[]) => Promise<void>;
  loadMore: (cut?: SidebarCut) => Promise<void>;
  /** Removes failed queries, so that the next use fetches again. */
  retry: () => void;
}

/** Opens the cache. Call it once: two caches would fetch everything twice. */
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
    // An edited text may link to pages that the embedded slice does not have.
    await client.refetchQueries({ queryKey });
    // The markdown is the source of truth: refetch it when the network is idle.
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

/** Whether a retry may succeed: a missing or invalid file stays so, and a timeout was long enough. */
function isTransient(error: unknown): boolean {
  return error instanceof ContentError && TRANSIENT_KINDS.has(error.kind);
}

/** Creates the client. Texts stay in memory for half an hour after their last use, up to a limit. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // `online` mode would wait for ever on machines that wrongly report to be offline.
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

/** Removes the texts that were used least recently: a session on a large site must not fill the memory. */
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

/** Loads the rest of the manifest's first file, and a branch of the sidebar from its shard. */
export async function loadMore(reader: ContentReader, cut?: SidebarCut): Promise<void> {
  const manifest = await ensureManifest(reader);
  if (cut?.part === undefined || manifest.parts === undefined) return;
  const { readBranch } = await loadShards();
  await readBranch(reader, manifest, cut.part);
}

/** Fetches the page of a site path into the cache: parsed, or with low priority unparsed. */
export async function prefetchPage(reader: ContentReader, path: string, priority?: 'low'): Promise<void> {
  if (!isPrefetchAllowed()) return;
  try {
    const file = fileOfRoute((await locate(reader, path)).route);
    if (file === undefined) return;
    const { source, client } = reader;
    const query = docQuery(source, file);
    if (client.getQueryData(query.queryKey) !== undefined) return;
    if (priority === undefined) return await client.prefetchQuery(query);
    // Low priority: the parser's chunk, which any page needs, before the text, each in a task of its own.
    await loadParser().then(nextTask);
    await client.prefetchQuery(prefetchQuery(source, file));
  } catch {
    // The navigation itself reports the error.
  }
}

/** Largest number of pages of a branch to prefetch. */
const MOST = 8;

/** Prefetches the pages of an expanded branch one after another, each when the browser is idle. */
export async function prefetchBranch(reader: ContentReader, paths: readonly string[]): Promise<void> {
  for (const path of paths.slice(0, MOST)) {
    await new Promise<void>((resolve) => void whenIdle(resolve));
    await prefetchPage(reader, path);
  }
}
