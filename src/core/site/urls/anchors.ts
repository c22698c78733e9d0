import { decodeSafely } from './filePath.ts';

/** Engines slugify headings differently: `build.target` is `build-target` in VitePress, `buildtarget` on GitHub. */
const fold = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * The id to which another engine's anchor refers; undefined if none is similar.
 * @example matchAnchor(['buildtarget'], 'build-target') === 'buildtarget'
 */
export function matchAnchor(ids: Iterable<string>, anchor: string): string | undefined {
  const meant = fold(anchor);
  return meant === '' ? undefined : [...ids].find((id) => fold(id) === meant);
}

/**
 * Splits a URL into page and anchor. In the offline kit the hash holds the route.
 * @example splitAnchor('https://x.example/docs/a?b=c#d') gives { page: 'https://x.example/docs/a', anchor: 'd' }
 * @example splitAnchor('file:///kit/index.html#/docs/a#d') gives { page: 'file:///kit/index.html#/docs/a', anchor: 'd' }
 */
export function splitAnchor(address: string): { page: string; anchor: string } {
  const [, page = '', anchor = ''] = /^([^#?]*(?:#\/[^#?]*)?)[^#]*(?:#(.*))?$/s.exec(address) ?? [];
  return { page, anchor: decodeSafely(anchor) };
}
