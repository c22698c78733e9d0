/** Encoding by the byte order mark; UTF-8 without one. */
export function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * Decodes UTF-8 or UTF-16 and preserves the byte order mark; undefined for other bytes. The text of a UTF-8 file encodes to
 * the same bytes again; that of a UTF-16 file to UTF-8 with a mark.
 */
export function decodeExact(buffer: Uint8Array | ArrayBuffer): string | undefined {
  const bytes = new Uint8Array(buffer);
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Line of the first U+FFFD, which a decoder writes for invalid bytes, from 1; undefined without one. */
export function findReplaced(text: string): number | undefined {
  const at = text.indexOf('\uFFFD');
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}
