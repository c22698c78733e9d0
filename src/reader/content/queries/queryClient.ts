import { type QueryCache, QueryClient } from '@tanstack/react-query';
import { KEPT_DOCS } from '../../../core/constants.ts';
import { ContentError } from '../../../core/errors.ts';
import { DOCS_KEY } from './contentReader.ts';

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
    for (const query of unseen.slice(KEPT_DOCS)) cache.remove(query);
  });
}
