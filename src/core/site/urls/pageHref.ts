/**
 * The href of a page. It stays readable: only `?`, `#` and `%` are encoded, which have a meaning in a URL.
 * @example pageHref('/docs/100% 覆盖') === '/docs/100%25 覆盖'
 * @example pageHref('/docs/C#', '安装') === '/docs/C%23#%E5%AE%89%E8%A3%85'
 */
export function pageHref(path: string, anchor = ''): string {
  const address = path.replace(/[?#%]/g, encodeURIComponent);
  return address + toHash(anchor);
}

/** @example toHash('安装') === '#%E5%AE%89%E8%A3%85'; toHash('') === '' */
export function toHash(anchor: string): string {
  return anchor === '' ? '' : `#${encodeURIComponent(anchor)}`;
}

/**
 * Copies the query of the current URL to a link within the same page, so that the link does not close a comparison.
 * @param to href of the link, a site path
 * @param here the current URL as a site path with query and hash
 * @example preserveQuery('/docs/deploy#a', '/docs/deploy?compare=v7#b') === '/docs/deploy?compare=v7#a'
 */
export function preserveQuery(to: string, here: string): string {
  const [, path, hash] = /^([^?#]*)(#.*)$/s.exec(to) ?? [];
  const [, page, query] = /^([^?#]*)(\?[^#]*)/.exec(here) ?? [];
  return path !== undefined && path === page ? path + query + hash : to;
}

/**
 * Kind of a URL outside the site: `external` for web pages, which open in a new tab; `program` for schemes such as
 * `mailto:`, which open another program. Undefined for site paths.
 * @example findExternalKind('https://a.b') === 'external'; findExternalKind('mailto:a@b.c') === 'program'; findExternalKind('/docs/') === undefined
 */
export function findExternalKind(address: string): 'external' | 'program' | undefined {
  if (/^(?:https?:|\/\/)/i.test(address)) return 'external';
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? 'program' : undefined;
}
