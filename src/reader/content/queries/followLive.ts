// Development only: what the server says has changed is read again.
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { LIVE_EVENT } from '../../../core/constants.ts';
import type { LiveEvent } from '../../../core/site/manifest/liveEvent.ts';
import type { ContentSource } from '../../../core/source.ts';
import { DOCS_KEY } from './contentReader.ts';
import { manifestQuery } from './queries.ts';

/** Reads changed files again while the page stays where it is. */
export function followLive(client: QueryClient, source: ContentSource): void {
  const { queryKey: manifestKey } = manifestQuery(source);
  window.addEventListener(LIVE_EVENT, async (event) => {
    // The development entry dispatches this event with this detail.
    const { detail } = event as CustomEvent<LiveEvent>;
    if (detail.type === 'reload') return window.location.reload();
    if (detail.type === 'manifest') {
      await endFirstReading(client, { queryKey: manifestKey });
      await client.refetchQueries({ queryKey: manifestKey });
    }
    if (detail.type === 'docs') await readAgain(client, { queryKey: DOCS_KEY });
    if (detail.type === 'doc') await readAgain(client, { queryKey: DOCS_KEY, ...naming(detail.file) });
  });
}

/** What comes of a file: of two that are compared either one. */
function naming(file: string): QueryFilters {
  return { predicate: ({ queryKey }) => queryKey.includes(file) };
}

async function readAgain(client: QueryClient, filters: QueryFilters): Promise<void> {
  await endFirstReading(client, filters);
  await client.invalidateQueries(filters);
}

/** The cache breaks off a reading for a newer one, but none of the first: what that one brings may be of before. */
async function endFirstReading(client: QueryClient, filters: QueryFilters): Promise<void> {
  const reading = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const first = reading.filter(({ state }) => state.data === undefined);
  await Promise.allSettled(first.map((query) => query.fetch()));
}
