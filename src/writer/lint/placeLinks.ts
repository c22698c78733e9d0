// Where the address of each link is written: there it is mended.
import type { WrittenAddress } from '../../core/document/writtenAddresses.ts';
import type { WrittenLink } from './pageLinks.ts';

/**
 * Gives links the places of their addresses; one that many links share stands in a definition, and counts once.
 * A link whose address is not found keeps its line.
 */
export function placeLinks(
  links: readonly WrittenLink[],
  addresses: readonly WrittenAddress[],
): WrittenLink[] {
  const defined = new Map<string, WrittenAddress>();
  const here = new Map<string, WrittenAddress[]>();
  for (const address of addresses) {
    const known = here.get(keyOf(address));
    if (address.isDefinition) defined.set(address.href, defined.get(address.href) ?? address);
    else if (known === undefined) here.set(keyOf(address), [address]);
    else known.push(address);
  }
  const placed = new Map<string, WrittenLink>();
  for (const [at, link] of links.entries()) {
    const { line, column } = here.get(keyOf(link))?.shift() ?? defined.get(link.href) ?? { line: link.line };
    const key = column === undefined ? String(at) : `${link.kind} ${line}:${column}`;
    placed.set(key, { ...link, line, column });
  }
  return [...placed.values()];
}

function keyOf({ line, href }: Pick<WrittenAddress, 'line' | 'href'>): string {
  return `${line} ${href}`;
}
