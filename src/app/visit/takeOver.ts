// The page that stands in the shell already: it brings all that surrounds its text, so that the application can
// take it over without asking for anything but its own parts; the text is kept.
import type { QueryClient } from '@tanstack/react-query';
import { locateKnown } from '../../content/queries/locate.ts';
import { docQuery, manifestQuery } from '../../content/queries/queries.ts';
import { encodePath } from '../../core/paths/filePath.ts';
import { fileOfRoute, settledPath } from '../../core/paths/route.ts';
import type { ContentSource } from '../../core/source.ts';
import { whenQuiet } from '../../platform/whenQuiet.ts';
import type { KeptPage } from './keptPage.ts';
import { loadVisit, type Visit } from './loadVisit.ts';

/**
 * Reads the page in the shell for the address in the address bar, and settles its spelling there.
 * @param base path of the site on its host, with a slash at both ends
 * @returns the visit to begin with; undefined where the page in the shell is not the one that is asked for
 */
export async function readFirstVisit(
  source: ContentSource,
  client: QueryClient,
  base: string,
  { manifest, text }: KeptPage,
): Promise<Visit | undefined> {
  const { pathname, search, hash } = window.location;
  const asked = pathname.slice(base.length - 1);
  const located = locateKnown(manifest, asked);
  if (located === undefined) return undefined;
  const { route } = located;
  const file = fileOfRoute(route);
  if (file !== undefined && text === undefined) return undefined;
  const settled = settledPath(route, asked);
  if (settled !== undefined)
    window.history.replaceState(
      window.history.state,
      '',
      base.slice(0, -1) + encodePath(settled) + search + hash,
    );
  const { queryKey } = manifestQuery(source);
  client.setQueryData(queryKey, { key: '', value: manifest });
  if (file !== undefined && text !== undefined) client.setQueryData(docQuery(source, file).queryKey, text);
  whenQuiet(async () => {
    // The links of a text that was edited since may lead to new pages.
    await client.refetchQueries({ queryKey });
    // The markdown is the source: the server is asked for it once nobody waits.
    if (file !== undefined) void client.invalidateQueries({ queryKey: docQuery(source, file).queryKey });
  });
  return loadVisit(source, client, located);
}
