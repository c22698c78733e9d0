import { normalizePath } from './siteIndex.ts';

/**
 * The root of the site, seen from an address so many names below it, with a slash at both ends.
 * @example rootAbove('/repo/docs/deploy/index.html', 2) === '/repo/'
 */
export function rootAbove(pathname: string, depth: number): string {
  return `${normalizePath(pathname).split('/').slice(0, -depth).join('/')}/`;
}
