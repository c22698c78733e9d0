/**
 * How an address leads out of the site: to a page of the web, which opens in a tab of its own, or to
 * another program, as mail and telephone do; undefined for the site's own paths.
 * @example findExit('https://a.b') === 'external'; findExit('mailto:a@b.c') === 'program'; findExit('/docs/') === undefined
 */
export function findExit(address: string): 'external' | 'program' | undefined {
  if (/^(?:https?:|\/\/)/i.test(address)) return 'external';
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? 'program' : undefined;
}
