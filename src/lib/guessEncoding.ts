/**
 * Guesses the encoding of bytes that are not valid UTF-8. Returns its name in iconv; undefined for UTF-8 with a few
 * invalid bytes, and for encodings other than UTF-16, Big5 and GBK.
 */
export function guessEncoding(bytes: Uint8Array): string | undefined {
  const utf16 = guessUtf16(bytes);
  if (utf16 !== undefined) return utf16;
  const text = new TextDecoder().decode(bytes);
  const replaced = count(text, /\uFFFD/g);
  if (replaced <= count(text, /[^\p{ASCII}\uFFFD]/gu)) return undefined;
  return ENCODINGS.find((name) => isValid(bytes, name) && (name !== 'BIG5' || hasTrailsOfBig5(bytes)));
}

/** Tried in this order: nearly all bytes are valid GBK, so Big5 comes first. */
const ENCODINGS = ['BIG5', 'GBK'];

/**
 * Detects UTF-16 without byte order mark: every ASCII character has a zero byte, always at odd or always at even
 * offsets.
 */
function guessUtf16(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 20 < bytes.length || Math.min(even, odd) > 0) return undefined;
  return odd > even ? 'UTF-16LE' : 'UTF-16BE';
}

/**
 * Whether the second bytes look like Big5: below 0x80 in a third of the characters. In common GBK characters the
 * second byte is at least 0xA1.
 */
function hasTrailsOfBig5(bytes: Uint8Array): boolean {
  let pairs = 0;
  let low = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    at += 1;
    pairs += 1;
    if ((bytes[at] ?? 0) < 0x80) low += 1;
  }
  return low * 8 > pairs;
}

function isValid(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
