/** Engines make ids of headings by rules of their own: `build.target` is `build-target` to VitePress, `buildtarget` to GitHub. */
const fold = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * The id that an anchor means, written by another engine's rule; undefined where none is like it.
 * @example findMeantAnchor(['buildtarget'], 'build-target') === 'buildtarget'
 */
export function findMeantAnchor(ids: Iterable<string>, anchor: string): string | undefined {
  const meant = fold(anchor);
  return meant === '' ? undefined : [...ids].find((id) => fold(id) === meant);
}
