// The page that stands in the shell already: what surrounds its text is read like any other page's, so that
// the application can take it over; the text is kept.
import type { QueryClient } from '@tanstack/react-query';
import { docQuery, manifestQuery } from '../../content/queries/queries.ts';
import { SNAPSHOT } from '../../core/model/shellAttributes.ts';
import { encodePath } from '../../core/paths/filePath.ts';
import { fileOfRoute, findRoute, settledPath } from '../../core/paths/route.ts';
import type { ContentSource } from '../../core/source.ts';
import { whenQuiet } from '../../platform/whenQuiet.ts';
import { findKeptText } from './keptText.ts';
import { loadVisit, type Visit } from './loadVisit.ts';

/**
 * Reads the page at the address bar's path, and settles its spelling there. Rejects where the manifest
 * cannot be read.
 * @param base path of the site on its host, with a slash at both ends
 * @param root holds the page that the build drew, and says from which manifest
 * @returns the visit to begin with, the path in the address bar, and whether the page in the shell shows just that
 */
export async function readFirstVisit(
  source: ContentSource,
  client: QueryClient,
  base: string,
  root: HTMLElement,
): Promise<{ first: Visit; path: string; isDrawn: boolean }> {
  const { pathname } = window.location;
  const snapshot = root.getAttribute(SNAPSHOT);
  const kept = findKeptText(root);
  const { key, value: manifest } = await client.fetchQuery(manifestQuery(source));
  const { search, hash } = window.location;
  // Back or Forward may have led to another page by now.
  const isHere = window.location.pathname === pathname;
  const asked = window.location.pathname.slice(base.length - 1);
  const route = findRoute(manifest, asked);
  const settled = settledPath(route, asked);
  if (settled !== undefined)
    window.history.replaceState(
      window.history.state,
      '',
      base.slice(0, -1) + encodePath(settled) + search + hash,
    );
  const file = fileOfRoute(route);
  const isDrawn = isHere && key === snapshot && (file === undefined || kept !== undefined);
  if (isDrawn && file !== undefined && kept !== undefined) {
    const { queryKey } = docQuery(source, file);
    client.setQueryData(queryKey, { key: kept.key, value: kept.text });
    // The markdown is the source: the server is asked for it once nobody waits.
    whenQuiet(() => void client.invalidateQueries({ queryKey }));
  }
  const first = await loadVisit(source, client, route);
  // The shell's preload may come from the browser's cache: then the server is asked once the page stands.
  if (isFromCache(source.assetUrl('manifest.json')))
    void client.invalidateQueries({ queryKey: manifestQuery(source).queryKey, refetchType: 'none' });
  return { first, path: window.location.pathname, isDrawn };
}

function isFromCache(address: string): boolean {
  const [entry] = performance.getEntriesByName(new URL(address, document.baseURI).href);
  return !(entry as PerformanceResourceTiming | undefined)?.transferSize;
}
