/**
 * Decodes the non-ASCII characters of a URL: it stays equivalent, at a third of the length.
 * @example readableUrl('./a#%E5%AE%89%20%25') === './a#安%20%25'
 */
export function readableUrl(address: string): string {
  // Only bytes from 0x80 are decoded: a decoded ASCII character could be a delimiter of the URL.
  return address.replace(/(?:%[89A-F][\dA-F])+/g, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}
