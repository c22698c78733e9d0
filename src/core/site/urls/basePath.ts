import { normalizePath } from './siteIndex.ts';

/**
 * Guesses the base path of a site when the configured one fails: the first folder of the URL, else the root.
 * @param tried the base path in use
 * @example guessBase('/repo/docs/deploy', '/') === '/repo/'; guessBase('/repo/docs/deploy', '/repo/') === '/'
 */
export function guessBase(pathname: string, tried?: string): string {
  const first = /^(\/[^/]+\/)./.exec(pathname)?.[1];
  return first === undefined || first === tried ? '/' : first;
}

/**
 * The base path of a URL which is this many segments below it.
 * @example baseAbove('/repo/docs/deploy/index.html', 2) === '/repo/'
 */
export function baseAbove(pathname: string, depth: number): string {
  return `${normalizePath(pathname).split('/').slice(0, -depth).join('/')}/`;
}
