/** Detects the encoding by the byte order mark; UTF-8 if there is none. */
export function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * Decodes UTF-8 or UTF-16 and preserves the byte order mark; undefined if the bytes are not valid. Encoding the
 * result as UTF-8 restores the bytes of a UTF-8 file, and converts a UTF-16 file to UTF-8 with byte order mark.
 */
export function decodeExact(buffer: Uint8Array | ArrayBuffer): string | undefined {
  const bytes = new Uint8Array(buffer);
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Line (from 1) of the first U+FFFD, by which a decoder replaces invalid bytes; undefined if the text has none. */
export function findReplaced(text: string): number | undefined {
  const at = text.indexOf('\uFFFD');
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}
