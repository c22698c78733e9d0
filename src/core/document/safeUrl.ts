const LINK_PROTOCOLS = new Set(['http', 'https', 'mailto', 'tel']);
const FILE_PROTOCOLS = new Set(['http', 'https']);

/**
 * Whether a link's URL is safe: relative, or of an allowed protocol.
 * @example isSafeLink('java\nscript:alert(1)') // false: 'java\nscript' is no allowed protocol
 */
export function isSafeLink(address: string): boolean {
  const protocol = readProtocol(address);
  return protocol === undefined || LINK_PROTOCOLS.has(protocol);
}

/** Whether the URL of a file is safe: relative, http or https; for images also a data URL. */
export function isSafeFile(address: string, isImage: boolean): boolean {
  const protocol = readProtocol(address);
  if (protocol === undefined || FILE_PROTOCOLS.has(protocol)) return true;
  return isImage && protocol === 'data' && /^\s*data:image\//i.test(address);
}

/**
 * Normalizes a safe URL: trims white space, converts the protocol to lower case, and backslashes of relative URLs to
 * slashes.
 * @example normalizeUrl(' HTTPS://A.com/B') === 'https://A.com/B'
 */
export function normalizeUrl(address: string): string {
  const trimmed = address.trim();
  const protocol = readProtocol(trimmed);
  return protocol === undefined
    ? trimmed.replaceAll('\\', '/')
    : protocol + trimmed.slice(trimmed.indexOf(':'));
}

/** The text before the first colon; undefined for a relative URL, in which `/`, `?` or `#` precedes any colon. */
function readProtocol(address: string): string | undefined {
  const end = address.search(/[:/?#]/);
  return end >= 0 && address[end] === ':' ? address.slice(0, end).trim().toLowerCase() : undefined;
}
