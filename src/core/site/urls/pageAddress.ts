/**
 * The address of a page as a link to it has it: in letters, but for what would begin a query, a hash or an encoded character.
 * @example pageAddress('/docs/100% 覆盖') === '/docs/100%25 覆盖'
 * @example pageAddress('/docs/C#', '安装') === '/docs/C%23#%E5%AE%89%E8%A3%85'
 */
export function pageAddress(path: string, anchor = ''): string {
  const address = path.replace(/[?#%]/g, encodeURIComponent);
  return address + hashOf(anchor);
}

/** @example hashOf('安装') === '#%E5%AE%89%E8%A3%85'; hashOf('') === '' */
export function hashOf(anchor: string): string {
  return anchor === '' ? '' : `#${encodeURIComponent(anchor)}`;
}
