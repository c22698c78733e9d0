// Reading ahead: the page behind a link that the reader is likely to open.
import type { QueryClient } from '@tanstack/react-query';
import { fileOfRoute } from '../../core/paths/route.ts';
import type { ContentSource } from '../../core/source.ts';
import { isPrefetchWelcome } from '../../platform/isPrefetchWelcome.ts';
import { locate } from './locate.ts';
import { docQuery } from './queries.ts';
import { wantNow } from './wanted.ts';

/** Reads the page at a site path into the cache. */
export async function prefetchPage(
  client: QueryClient,
  source: ContentSource,
  path: string,
  priority?: 'low',
): Promise<void> {
  if (!isPrefetchWelcome()) return;
  try {
    const file = fileOfRoute((await locate(source, client, path)).route);
    if (file === undefined) return;
    if (priority === undefined) wantNow(file);
    const query = docQuery(source, file, priority);
    if (client.getQueryData(query.queryKey) === undefined) await client.prefetchQuery(query);
  } catch {
    // The visit itself will tell.
  }
}
