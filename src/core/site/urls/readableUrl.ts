/**
 * Decodes the non-ASCII characters of a URL: the result is equivalent, readable and shorter.
 * @example readableUrl('./a#%E5%AE%89%20%25') === './a#安%20%25'
 */
export function readableUrl(address: string): string {
  // Decodes no bytes below 0x80: a decoded ASCII character could be a delimiter of the URL.
  return address.replace(/(?:%[89A-F][\dA-F])+/g, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}
