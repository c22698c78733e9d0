/**
 * Spells an address in letters where it has them as the numbers of their bytes: a third of the length, and the
 * same address. What would mean something else stays.
 * @example readableAddress('./a#%E5%AE%89%20%25') === './a#安%20%25'
 */
export function readableAddress(address: string): string {
  // Beyond ASCII only: bytes from 80 on.
  return address.replace(/(?:%[89A-F][\dA-F])+/g, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}
