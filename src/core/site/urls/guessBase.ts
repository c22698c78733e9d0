/**
 * The base path that a site probably has, when the one in use leads nowhere: its first folder, or the root.
 * @param tried the base path in use
 * @example guessBase('/repo/docs/deploy', '/') === '/repo/'; guessBase('/repo/docs/deploy', '/repo/') === '/'
 */
export function guessBase(pathname: string, tried?: string): string {
  const first = /^(\/[^/]+\/)./.exec(pathname)?.[1];
  return first === undefined || first === tried ? '/' : first;
}
