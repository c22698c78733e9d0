// The page that stands in the shell already: it brings all that surrounds its text, so that the application can
// take it over without asking for anything but its own parts; the text is kept.

import { encodePath } from '../../../core/site/urls/filePath.ts';
import { locateKnown } from '../../../core/site/urls/locateKnown.ts';
import { fileOfRoute, type Located, settledPath } from '../../../core/site/urls/route.ts';
import type { Brought } from '../../content/queries/cache.ts';
import type { KeptPage } from '../visit/keptPage.ts';

/**
 * Finds the page in the shell for the address in the address bar, and settles its spelling there.
 * @param base path of the site on its host, with a slash at both ends
 * @returns where it is, and what it brings; undefined where the page in the shell is not the one that is asked for
 */
export function findBrought(base: string, { manifest, text }: KeptPage): (Located & Brought) | undefined {
  const { pathname, search, hash } = window.location;
  const asked = pathname.slice(base.length - 1);
  const located = locateKnown(manifest, asked);
  if (located === undefined) return undefined;
  const file = fileOfRoute(located.route);
  if (file !== undefined && text === undefined) return undefined;
  const settled = settledPath(located.route, asked);
  if (settled !== undefined)
    window.history.replaceState(
      window.history.state,
      '',
      base.slice(0, -1) + encodePath(settled) + search + hash,
    );
  return { ...located, text: file === undefined || text === undefined ? undefined : { file, read: text } };
}
