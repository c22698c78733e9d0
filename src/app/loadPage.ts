import type { QueryClient } from '@tanstack/react-query';
import { fileOfRoute } from '../content/prefetch.ts';
import { docQuery } from '../content/queries.ts';
import type { ContentSource } from '../core/source.ts';
import { loadPageModule, type Page, type ShownRoute } from './pageModules.ts';

/** A page whose module and text have been read: it can be drawn at once. */
export interface LoadedPage {
  route: ShownRoute;
  Page: Page;
}

/** Reads all that a page needs; a newer navigation aborts the request for its text. */
export async function loadPage(
  source: ContentSource,
  client: QueryClient,
  route: ShownRoute,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const [Page] = await Promise.all([
    loadPageModule(route.kind),
    loadText(source, client, fileOfRoute(route), signal),
  ]);
  return { route, Page };
}

async function loadText(
  source: ContentSource,
  client: QueryClient,
  file: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (file === undefined) return;
  const query = docQuery(source, file);
  const cancel = () => void client.cancelQueries({ queryKey: query.queryKey, exact: true });
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await client.ensureQueryData(query);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
