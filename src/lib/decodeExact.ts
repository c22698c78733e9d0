/** The encoding that a byte order mark names; a file without one is UTF-8. */
export function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * The text of a file with its byte order mark, of UTF-8 or UTF-16; undefined for bytes that are neither. Written as
 * UTF-8 it gives a UTF-8 file the same bytes again, and makes UTF-8 with a mark of UTF-16.
 */
export function decodeExact(buffer: Uint8Array | ArrayBuffer): string | undefined {
  const bytes = new Uint8Array(buffer);
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Line of the first character that stands in the place of bytes that are no UTF-8, from 1; undefined where none does. */
export function findReplaced(text: string): number | undefined {
  const at = text.indexOf('\uFFFD');
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}
