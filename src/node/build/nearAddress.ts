/**
 * An address as it is written on a page, the shortest way: most links of a page lead to its neighbours.
 * @param address seen from the site's root
 * @param folder that the page's file is in, seen from there as well, without slashes at its ends
 * @example nearAddress('docs/osc/a#b', 'docs/osc') === './a#b'; nearAddress('docs/work', 'docs/osc') === '../work'
 * @example nearAddress('docs/', 'docs') === './'; nearAddress('', 'docs/osc') === '../../'
 */
export function nearAddress(address: string, folder: string): string {
  const here = folder === '' ? '' : `${folder}/`;
  const end = address.search(/[?#]/);
  const most = Math.min(here.length, end < 0 ? address.length : end);
  let shared = 0;
  for (let at = 0; at < most && here[at] === address[at]; at += 1) if (here[at] === '/') shared = at + 1;
  const way = '../'.repeat(here.slice(shared).split('/').length - 1) || './';
  return way + address.slice(shared);
}
