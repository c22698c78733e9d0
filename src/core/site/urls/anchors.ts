import { decodeSafely } from './filePath.ts';

/**
 * Normalizes an anchor for comparison, since engines slugify headings differently: `build.target` becomes
 * `build-target` in VitePress and `buildtarget` on GitHub.
 */
const fold = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Finds the id to which an anchor of another engine refers; undefined if no id is similar.
 * @example matchAnchor(['buildtarget'], 'build-target') === 'buildtarget'
 */
export function matchAnchor(ids: Iterable<string>, anchor: string): string | undefined {
  const meant = fold(anchor);
  return meant === '' ? undefined : [...ids].find((id) => fold(id) === meant);
}

/**
 * Splits a URL into page and anchor, and drops the query. In the offline kit (node/kit), which is opened
 * from `file:` URLs, the hash contains the route.
 * @example splitAnchor('https://x.example/docs/a?b=c#d') gives { page: 'https://x.example/docs/a', anchor: 'd' }
 * @example splitAnchor('file:///kit/index.html#/docs/a#d') gives { page: 'file:///kit/index.html#/docs/a', anchor: 'd' }
 */
export function splitAnchor(address: string): { page: string; anchor: string } {
  const [, page = '', anchor = ''] = /^([^#?]*(?:#\/[^#?]*)?)[^#]*(?:#(.*))?$/s.exec(address) ?? [];
  return { page, anchor: decodeSafely(anchor) };
}
