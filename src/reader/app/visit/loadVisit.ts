// Visits of pages that are read through the query cache.

import type { PageText } from '../../../core/site/manifest/doc.ts';
import { fileOfRoute, type Located, settledPath } from '../../../core/site/urls/route.ts';
import { findLocated } from '../../content/queries/locate.ts';
import { docQuery, type Read } from '../../content/queries/queries.ts';
import type { Reader } from '../../content/queries/reader.ts';
import { findPageModule } from '../navigation/loadPage.ts';
import { completeVisit, type Visit } from './visit.ts';

/** Reads all that a page needs; a newer navigation aborts the request for its text. Never rejects. */
export function loadVisit(reader: Reader, located: Located, signal: AbortSignal): Promise<Visit> {
  return completeVisit(located, readText(reader, fileOfRoute(located.route), signal));
}

/** The visit of an address for which all has been read ahead; undefined where something has to be waited for. */
export function findReadyVisit(reader: Reader, pathname: string): Visit | undefined {
  const { source, client } = reader;
  const located = findLocated(reader, pathname);
  if (located === undefined || settledPath(located.route, pathname) !== undefined) return undefined;
  const page = findPageModule(located.route.kind);
  const file = fileOfRoute(located.route);
  const text = file === undefined ? undefined : client.getQueryData(docQuery(source, file).queryKey);
  const isTextReady = text === undefined ? file === undefined : 'nodes' in text.value || page?.isPrepared;
  return page && isTextReady ? { ...located, text, content: { Page: page.Page } } : undefined;
}

async function readText(
  { source, client }: Reader,
  file: string | undefined,
  signal: AbortSignal,
): Promise<Read<PageText> | undefined> {
  if (file === undefined) return undefined;
  const query = docQuery(source, file);
  const cancel = () => void client.cancelQueries({ queryKey: query.queryKey, exact: true });
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await client.ensureQueryData(query);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
