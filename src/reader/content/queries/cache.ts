// The query cache, and what is read through it. It comes once the first page stands: a page that the build drew is
// taken over without it.
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
  /** Reads the page at a site path, which the reader is likely to open. Never rejects. */
  readAhead: (path: string, priority?: 'low') => Promise<void>;
  /** The same for those of a branch, of which one is likely to be opened. */
  readBranch: (paths: readonly string[]) => Promise<void>;
  readMore: (cut?: SidebarCut) => Promise<void>;
  /** Forgets what could not be read: who wants it asks again. */
  retry: () => void;
}

/** Opens a cache; it is called once, for what it holds would be read twice. */
export function openCache(source: ContentSource, embedded?: EmbeddedPage): Cache {
  const client = createQueryClient();
  const reader = { source, client };
  if (embedded !== undefined) seedCache(reader, embedded);
  return {
    client,
    readAhead: (path, priority) => prefetchPage(reader, path, priority),
    readBranch: (paths) => prefetchBranch(reader, paths),
    readMore: (cut) => readMore(reader, cut),
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
    // The links of a text that was edited since may lead to new pages.
    await client.refetchQueries({ queryKey });
    // The markdown is the source: the server is asked for it once nobody waits.
    if (text !== undefined) void client.invalidateQueries({ queryKey: docKey(text.file) });
  });
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ContentError | Error;
  }
}

const HEALING_KINDS = new Set<string>(['offline', 'server', 'incomplete']);
const RETRIES = 2;

/** Whether asking again at once may help: a missing or malformed file stays so, and who has waited in vain is told. */
function mayHeal(error: unknown): boolean {
  return error instanceof ContentError && HEALING_KINDS.has(error.kind);
}

/** The query cache. Pages stay in memory for half an hour after they were last shown, the last ones of them. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // `online` mode would wait for ever on machines that wrongly believe to be offline.
        networkMode: 'always',
        gcTime: 30 * 60_000,
        retry: (failures, error) => failures < RETRIES && mayHeal(error),
        retryDelay: (failures) => 400 * 2 ** failures,
        refetchOnReconnect: true,
      },
    },
  });
  forgetOldDocs(client.getQueryCache());
  return client;
}

/** Keeps the texts that were read last: a reader's way through a large site must not fill the memory. */
function forgetOldDocs(cache: QueryCache): void {
  cache.subscribe(({ type }) => {
    if (type !== 'added') return;
    const unseen = cache
      .findAll({ queryKey: DOCS_KEY, type: 'inactive', fetchStatus: 'idle' })
      // A new one is about to be read.
      .filter(({ state }) => state.data !== undefined)
      .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
    for (const query of unseen.slice(DOC_CACHE_SIZE)) cache.remove(query);
  });
}

/** Reads more of the manifest than the page has brought: all that is read as a whole, and a branch of the sidebar. */
export async function readMore(reader: ContentReader, cut?: SidebarCut): Promise<void> {
  const manifest = await ensureManifest(reader);
  if (cut?.part === undefined || manifest.parts === undefined) return;
  const { readBranch } = await loadShards();
  await readBranch(reader, manifest, cut.part);
}

// Reading ahead: the page behind a link that the reader is likely to open.

/** Reads the page at a site path into the cache: parsed, or with low priority as it came. */
export async function prefetchPage(reader: ContentReader, path: string, priority?: 'low'): Promise<void> {
  if (!isPrefetchAllowed()) return;
  try {
    const file = fileOfRoute((await locate(reader, path)).route);
    if (file === undefined) return;
    const { source, client } = reader;
    const query = docQuery(source, file);
    if (client.getQueryData(query.queryKey) !== undefined) return;
    if (priority === undefined) return await client.prefetchQuery(query);
    // A page that is only likely to be opened: what any page needs comes first, and each in a task of its own.
    await loadParser().then(nextTask);
    await client.prefetchQuery(prefetchQuery(source, file));
  } catch {
    // The visit itself will tell.
  }
}

/** The most pages of a branch that are parsed before the reader chooses one. */
const MOST = 8;

/** Reads the pages of a branch that the reader has opened: one after another, whenever there is nothing else to do. */
export async function prefetchBranch(reader: ContentReader, paths: readonly string[]): Promise<void> {
  for (const path of paths.slice(0, MOST)) {
    await new Promise<void>((resolve) => void whenIdle(resolve));
    await prefetchPage(reader, path);
  }
}
