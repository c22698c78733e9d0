import { decodeSafely } from './filePath.ts';

/**
 * The page that an address leads to, and its anchor there. In the offline kit the page itself stands in the hash.
 * @example splitAddress('https://x.example/docs/a?b=c#d') gives { page: 'https://x.example/docs/a', anchor: 'd' }
 * @example splitAddress('file:///kit/index.html#/docs/a#d') gives { page: 'file:///kit/index.html#/docs/a', anchor: 'd' }
 */
export function splitAddress(address: string): { page: string; anchor: string } {
  const [, page = '', anchor = ''] = /^([^#?]*(?:#\/[^#?]*)?)[^#]*(?:#(.*))?$/s.exec(address) ?? [];
  return { page, anchor: decodeSafely(anchor) };
}
