/**
 * Where a link leads, with the query of what is shown where it leads to another place on the very page: a comparison
 * of it goes on there.
 * @param here what is shown; both are paths of the site, with query and hash
 * @example keepQuery('/docs/deploy#a', '/docs/deploy?compare=v7#b') === '/docs/deploy?compare=v7#a'
 */
export function keepQuery(to: string, here: string): string {
  const [, path, hash] = /^([^?#]*)(#.*)$/s.exec(to) ?? [];
  const [, page, query] = /^([^?#]*)(\?[^#]*)/.exec(here) ?? [];
  return path !== undefined && path === page ? path + query + hash : to;
}
