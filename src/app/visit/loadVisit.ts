// A visit: what an address shows, read whole. The take-over of a page in the shell, a click, the drawing
// ahead and the offline kit all go this way.
import type { QueryClient } from '@tanstack/react-query';
import { findLocated } from '../../content/queries/locate.ts';
import { docQuery } from '../../content/queries/queries.ts';
import { wantNow } from '../../content/queries/wanted.ts';
import type { PageText } from '../../core/model/doc.ts';
import { fileOfRoute, type Located, settledPath } from '../../core/paths/route.ts';
import type { ContentSource } from '../../core/source.ts';
import { findPageModule, loadPageModule, type Page } from './pageModules.ts';

/** Its route is known whatever went wrong, and with it the page's version and its file. */
export interface Visit extends Located {
  /** The component that draws the page, whose text has been read; or what went wrong on the way to it. */
  content: { Page: Page } | { error: unknown };
}

/** Reads all that a page needs; a newer navigation aborts the request for its text. Never rejects. */
export async function loadVisit(
  source: ContentSource,
  client: QueryClient,
  { manifest, route }: Located,
  signal?: AbortSignal,
): Promise<Visit> {
  try {
    const [{ Page, prepare }, text] = await Promise.all([
      loadPageModule(route.kind),
      loadText(source, client, fileOfRoute(route), signal),
    ]);
    if (text !== undefined && !('nodes' in text)) await prepare();
    return { manifest, route, content: { Page } };
  } catch (error) {
    return { manifest, route, content: { error } };
  }
}

/** The visit of an address for which all has been read ahead; undefined where something has to be waited for. */
export function findReadyVisit(
  source: ContentSource,
  client: QueryClient,
  pathname: string,
): Visit | undefined {
  const located = findLocated(source, client, pathname);
  if (located === undefined || settledPath(located.route, pathname) !== undefined) return undefined;
  const page = findPageModule(located.route.kind);
  const file = fileOfRoute(located.route);
  const text = file === undefined ? undefined : client.getQueryData(docQuery(source, file).queryKey)?.value;
  const isTextReady = text === undefined ? file === undefined : 'nodes' in text || page?.isPrepared;
  return page && isTextReady ? { ...located, content: { Page: page.Page } } : undefined;
}

async function loadText(
  source: ContentSource,
  client: QueryClient,
  file: string | undefined,
  signal: AbortSignal | undefined,
): Promise<PageText | undefined> {
  if (file === undefined) return undefined;
  wantNow(file);
  const query = docQuery(source, file);
  const cancel = () => void client.cancelQueries({ queryKey: query.queryKey, exact: true });
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return (await client.ensureQueryData(query)).value;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
