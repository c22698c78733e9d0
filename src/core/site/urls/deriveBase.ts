import { normalizePath } from './siteIndex.ts';

/**
 * Guesses the base path of a site when the configured base path fails: the first folder of the URL, or the root if
 * that folder was tried already.
 * @param tried the base path that failed
 * @example guessBase('/repo/docs/deploy', '/') === '/repo/'; guessBase('/repo/docs/deploy', '/repo/') === '/'
 */
export function guessBase(pathname: string, tried?: string): string {
  const first = /^(\/[^/]+\/)./.exec(pathname)?.[1];
  return first === undefined || first === tried ? '/' : first;
}

/**
 * Base path of the site, derived from a URL path and the depth of that path below the base.
 * @example baseAbove('/repo/docs/deploy/index.html', 2) === '/repo/'
 */
export function baseAbove(pathname: string, depth: number): string {
  return `${normalizePath(pathname).split('/').slice(0, -depth).join('/')}/`;
}
