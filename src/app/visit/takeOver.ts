// The page that stands in the shell already, as plain text: read and parsed like any other,
// so that the application can take it over.
import type { QueryClient } from '@tanstack/react-query';
import { docQuery, manifestQuery } from '../../content/queries/queries.ts';
import { encodePath } from '../../core/paths/filePath.ts';
import { fileOfRoute, findRoute, settledPath } from '../../core/paths/route.ts';
import { snapshotKeyOf } from '../../core/snapshotKey.ts';
import type { ContentSource } from '../../core/source.ts';
import { loadVisit, type Visit } from './loadVisit.ts';

/**
 * Reads the page at the address bar's path, and settles its spelling there. Rejects where the manifest
 * cannot be read.
 * @param base path of the site on its host, with a slash at both ends
 * @returns the visit to begin with, the path in the address bar, and the key that a snapshot of the page bears
 */
export async function readFirstVisit(
  source: ContentSource,
  client: QueryClient,
  base: string,
): Promise<{ first: Visit; path: string; key?: string }> {
  const { text, value: manifest } = await client.fetchQuery(manifestQuery(source));
  const { search, hash } = window.location;
  const asked = window.location.pathname.slice(base.length - 1);
  const route = findRoute(manifest, asked);
  const settled = settledPath(route, asked);
  if (settled !== undefined)
    window.history.replaceState(
      window.history.state,
      '',
      base.slice(0, -1) + encodePath(settled) + search + hash,
    );
  const path = window.location.pathname;
  const first = await loadVisit(source, client, route);
  if ('error' in first.content) return { first, path };
  const file = fileOfRoute(route);
  // The shell's preloads may come from the browser's cache: then the server is asked once the page stands.
  if (['manifest.json', file ?? []].flat().some((name) => isFromCache(source.assetUrl(name))))
    void client.invalidateQueries({ refetchType: 'none' });
  const doc = file && client.getQueryData(docQuery(source, file).queryKey)?.text;
  return { first, path, key: snapshotKeyOf(text)(doc) };
}

function isFromCache(address: string): boolean {
  const [entry] = performance.getEntriesByName(new URL(address, document.baseURI).href);
  return !(entry as PerformanceResourceTiming | undefined)?.transferSize;
}
