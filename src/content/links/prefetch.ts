// Reading ahead: the page behind a link that the reader is likely to open.
import type { QueryClient } from '@tanstack/react-query';
import { fileOfRoute, findRoute } from '../../core/paths/route.ts';
import type { ContentSource } from '../../core/source.ts';
import { isPrefetchWelcome } from '../../platform/isPrefetchWelcome.ts';
import { docQuery, manifestQuery } from '../queries/queries.ts';
import { wantNow } from '../queries/wanted.ts';

/** Reads the page at a site path into the cache; failures are silent, the visit itself will tell. */
export async function prefetchPage(
  client: QueryClient,
  source: ContentSource,
  path: string,
  priority?: 'low',
): Promise<void> {
  if (!isPrefetchWelcome()) return;
  const manifest = client.getQueryData(manifestQuery(source).queryKey)?.value;
  const file = manifest && fileOfRoute(findRoute(manifest, path));
  if (file === undefined) return;
  if (priority === undefined) wantNow(file);
  const query = docQuery(source, file, priority);
  if (client.getQueryData(query.queryKey) === undefined) await client.prefetchQuery(query);
}
