/** A text of UTF-8 that gives the same bytes again, byte order mark and all; undefined for what is none. */
export function decodeExact(bytes: Uint8Array | ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
