// The `srcset` of pictures: addresses, each with what it is for (HTML, "Srcset attributes").

/** One address and what follows it: a comma inside an address belongs to it. */
const CANDIDATE = /([^\s,]\S*[^\s,]|[^\s,])([^,]*)/g;

/** The same with where each begins. */
export function findCandidates(srcset: string): { address: string; at: number }[] {
  return [...srcset.matchAll(CANDIDATE)].map(({ 1: address = '', index }) => ({ address, at: index }));
}

/** @example listCandidates('a.png, b.png 2x') gives `a.png` and `b.png` */
export function listCandidates(srcset: string): string[] {
  return findCandidates(srcset).map(({ address }) => address);
}

/**
 * The same with other addresses, without those that have none.
 * @example mapCandidates('a.png, b.png 2x', (address) => `/img/${address}`) === '/img/a.png, /img/b.png 2x'
 */
export function mapCandidates(srcset: string, toAddress: (address: string) => string | undefined): string {
  const mapped = [...srcset.matchAll(CANDIDATE)].flatMap(([, written = '', use = '']) => {
    const address = toAddress(written);
    return address === undefined ? [] : [address + use.trimEnd()];
  });
  return mapped.join(', ');
}
