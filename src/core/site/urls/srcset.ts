// Parses `srcset` attributes (HTML standard, section "Srcset attributes").

/** Matches a URL and its descriptor; commas inside a URL are part of it. */
const CANDIDATE = /([^\s,]\S*[^\s,]|[^\s,])([^,]*)/g;

/** Lists the URL of each image candidate with its index in the text. */
export function findCandidates(srcset: string): { address: string; at: number }[] {
  return [...srcset.matchAll(CANDIDATE)].map(({ 1: address = '', index }) => ({ address, at: index }));
}

/** @example listCandidates('a.png, b.png 2x') gives `a.png` and `b.png` */
export function listCandidates(srcset: string): string[] {
  return findCandidates(srcset).map(({ address }) => address);
}

/**
 * Replaces the URL of each candidate; drops candidates whose URL is mapped to undefined.
 * @example mapCandidates('a.png, b.png 2x', (address) => `/img/${address}`) === '/img/a.png, /img/b.png 2x'
 */
export function mapCandidates(srcset: string, toAddress: (address: string) => string | undefined): string {
  const mapped = [...srcset.matchAll(CANDIDATE)].flatMap(([, written = '', descriptor = '']) => {
    const address = toAddress(written);
    return address === undefined ? [] : [address + descriptor.trimEnd()];
  });
  return mapped.join(', ');
}
