// What becomes of `redirects` when a page gets another address, or goes.
import { placeKey, readPlace } from '../../core/site/urls/redirects.ts';
import { plainPath } from '../../core/site/urls/siteIndex.ts';
import type { Relocation } from './relocation.ts';

type Redirects = Readonly<Record<string, string>>;

/** The redirects as they have to be after a relocation, in the order in which they were written. */
export function moveRedirects(
  redirects: Redirects,
  { changes, keepsAnchors }: Relocation,
): Record<string, string> {
  // A draft has never had readers.
  const moves = changes.filter(
    ({ before, after }) => !before.draft && plainPath(before.path) !== (after && plainPath(after.path)),
  );
  const byPath = new Map(moves.map(({ before, after }) => [plainPath(before.path), after?.path]));
  const standing = new Set(
    changes.flatMap(({ after }) => (after === undefined ? [] : plainPath(after.path))),
  );
  const kept = Object.entries(redirects).flatMap(([from, to]): [string, string][] => {
    const [asked, wanted] = [readPlace(from), readPlace(to)];
    if (asked.anchor === '' && standing.has(plainPath(asked.path))) return [];
    const isMoved = byPath.has(plainPath(wanted.path));
    const path = isMoved ? byPath.get(plainPath(wanted.path)) : undefined;
    if (isMoved && path === undefined) return [];
    const anchor = keepsAnchors && to.includes('#') ? to.slice(to.indexOf('#')) : '';
    const led = path === undefined ? to : path + anchor;
    return placeKey(asked) === placeKey(readPlace(led)) ? [] : [[from, led]];
  });
  const known = new Set(kept.map(([from]) => placeKey(readPlace(from))));
  const added = moves.flatMap(({ before, after }): [string, string][] =>
    after === undefined || known.has(plainPath(before.path)) ? [] : [[before.path, after.path]],
  );
  return Object.fromEntries([...kept, ...added]);
}
