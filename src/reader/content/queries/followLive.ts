// Development only: refetches files that the dev server reports as changed.
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { LIVE_EVENT } from '../../../core/constants.ts';
import type { LiveEvent } from '../../../core/site/manifest/liveEvent.ts';
import type { ContentSource } from '../../../core/source.ts';
import { DOCS_KEY } from './contentReader.ts';
import { manifestQuery } from './queries.ts';

/** Refetches changed files. The page stays mounted meanwhile, with its scroll position and state. */
export function followLive(client: QueryClient, source: ContentSource): void {
  const { queryKey: manifestKey } = manifestQuery(source);
  window.addEventListener(LIVE_EVENT, async (event) => {
    // reader/entries/live.ts dispatches the event with a LiveEvent as detail.
    const { detail } = event as CustomEvent<LiveEvent>;
    if (detail.type === 'reload') return window.location.reload();
    if (detail.type === 'manifest') {
      await settleFirstFetches(client, { queryKey: manifestKey });
      await client.refetchQueries({ queryKey: manifestKey });
    }
    if (detail.type === 'docs') await refetch(client, { queryKey: DOCS_KEY });
    if (detail.type === 'doc') await refetch(client, { queryKey: DOCS_KEY, ...ofFile(detail.file) });
  });
}

/** Matches every query whose key names the file; the key of a comparison names two files. */
function ofFile(file: string): QueryFilters {
  return { predicate: ({ queryKey }) => queryKey.includes(file) };
}

async function refetch(client: QueryClient, filters: QueryFilters): Promise<void> {
  await settleFirstFetches(client, filters);
  await client.invalidateQueries(filters);
}

/**
 * Waits for first fetches. TanStack Query cancels and restarts a pending refetch, but not the first fetch of a query,
 * whose response may have the old file.
 */
async function settleFirstFetches(client: QueryClient, filters: QueryFilters): Promise<void> {
  const fetching = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const first = fetching.filter(({ state }) => state.data === undefined);
  await Promise.allSettled(first.map((query) => query.fetch()));
}
