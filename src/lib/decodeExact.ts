/** A text of UTF-8 that gives the same bytes again, byte order mark and all; undefined for what is none. */
export function decodeExact(bytes: Uint8Array | ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Line of the first character that stands in the place of bytes that are no UTF-8, from 1; undefined where none does. */
export function findReplaced(text: string): number | undefined {
  const at = text.indexOf('\uFFFD');
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}
