// Parses `srcset` attributes (HTML, "Srcset attributes").

/** A URL and its descriptor; a comma inside the URL belongs to it. */
const CANDIDATE = /([^\s,]\S*[^\s,]|[^\s,])([^,]*)/g;

/** Lists the URL of each candidate with its index in the text. */
export function findCandidates(srcset: string): { address: string; at: number }[] {
  return [...srcset.matchAll(CANDIDATE)].map(({ 1: address = '', index }) => ({ address, at: index }));
}

/** @example listCandidates('a.png, b.png 2x') gives `a.png` and `b.png` */
export function listCandidates(srcset: string): string[] {
  return findCandidates(srcset).map(({ address }) => address);
}

/**
 * Replaces each URL; candidates mapped to undefined are dropped.
 * @example mapCandidates('a.png, b.png 2x', (address) => `/img/${address}`) === '/img/a.png, /img/b.png 2x'
 */
export function mapCandidates(srcset: string, toAddress: (address: string) => string | undefined): string {
  const mapped = [...srcset.matchAll(CANDIDATE)].flatMap(([, written = '', use = '']) => {
    const address = toAddress(written);
    return address === undefined ? [] : [address + use.trimEnd()];
  });
  return mapped.join(', ');
}
