const LINK_PROTOCOLS = new Set(['http', 'https', 'mailto', 'tel']);
const FILE_PROTOCOLS = new Set(['http', 'https']);

/**
 * Whether a link may lead to an address: relative, or of a protocol on the list.
 * @example isSafeLink('java\nscript:alert(1)') // false: what stands before the colon is not on the list
 */
export function isSafeLink(address: string): boolean {
  const protocol = readProtocol(address);
  return protocol === undefined || LINK_PROTOCOLS.has(protocol);
}

/** Whether a file may be shown from an address; pictures may also be written out in the text. */
export function isSafeFile(address: string, isImage: boolean): boolean {
  const protocol = readProtocol(address);
  if (protocol === undefined || FILE_PROTOCOLS.has(protocol)) return true;
  return isImage && protocol === 'data' && /^\s*data:image\//i.test(address);
}

/**
 * A safe address as the later steps know it: no space around it, slashes between folders, the protocol in small letters.
 * @example tidyAddress(' HTTPS://A.com/B') === 'https://A.com/B'
 */
export function tidyAddress(address: string): string {
  const trimmed = address.trim();
  const protocol = readProtocol(trimmed);
  return protocol === undefined
    ? trimmed.replaceAll('\\', '/')
    : protocol + trimmed.slice(trimmed.indexOf(':'));
}

/** What stands before a colon, unless the colon comes later than the path begins. */
function readProtocol(address: string): string | undefined {
  const end = address.search(/[:/?#]/);
  return end >= 0 && address[end] === ':' ? address.slice(0, end).trim().toLowerCase() : undefined;
}
