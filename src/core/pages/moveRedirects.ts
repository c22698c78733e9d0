// What becomes of `redirects` when a page gets another address, or goes.
import { decodeSafely } from '../paths/filePath.ts';
import { placeKey, readPlace } from '../paths/redirects.ts';
import { normalizePath } from '../paths/siteIndex.ts';
import type { Relocation } from './relocation.ts';

type Redirects = Readonly<Record<string, string>>;

/** The redirects as they have to be after a relocation, in the order in which they were written. */
export function moveRedirects(
  redirects: Redirects,
  { changes, keepsAnchors }: Relocation,
): Record<string, string> {
  const keyOf = (path: string) => normalizePath(decodeSafely(path));
  // A draft has never had readers.
  const moves = changes.filter(
    ({ before, after }) => !before.draft && keyOf(before.path) !== (after && keyOf(after.path)),
  );
  const byPath = new Map(moves.map(({ before, after }) => [keyOf(before.path), after?.path]));
  const standing = new Set(changes.flatMap(({ after }) => (after === undefined ? [] : keyOf(after.path))));
  const kept = Object.entries(redirects).flatMap(([from, to]): [string, string][] => {
    const [asked, wanted] = [readPlace(from), readPlace(to)];
    if (asked.anchor === '' && standing.has(keyOf(asked.path))) return [];
    const isMoved = byPath.has(keyOf(wanted.path));
    const path = isMoved ? byPath.get(keyOf(wanted.path)) : undefined;
    if (isMoved && path === undefined) return [];
    const anchor = keepsAnchors && to.includes('#') ? to.slice(to.indexOf('#')) : '';
    const led = path === undefined ? to : path + anchor;
    return placeKey(asked) === placeKey(readPlace(led)) ? [] : [[from, led]];
  });
  const known = new Set(kept.map(([from]) => placeKey(readPlace(from))));
  const added = moves.flatMap(({ before, after }): [string, string][] =>
    after === undefined || known.has(keyOf(before.path)) ? [] : [[before.path, after.path]],
  );
  return Object.fromEntries([...kept, ...added]);
}
