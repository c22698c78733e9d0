/**
 * An address as it is written on a page, the shortest way: most links of a page lead to its neighbours.
 * @param address seen from the site's root
 * @param folder that the page's file is in, seen from there as well
 * @example nearAddress('docs/osc/a#b', 'docs/osc') === './a#b'; nearAddress('docs/work', 'docs/osc') === '../work'
 * @example nearAddress('docs/', 'docs') === './'; nearAddress('', 'docs/osc') === '../../'
 */
export function nearAddress(address: string, folder: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const there = path.split('/').slice(0, -1);
  const here = folder.split('/').filter((name) => name !== '');
  let shared = 0;
  while (shared < here.length && here[shared] === there[shared]) shared += 1;
  const way = '../'.repeat(here.length - shared) || './';
  return way + address.slice(there.slice(0, shared).join('/').length).replace(/^\//, '');
}
