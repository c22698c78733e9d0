/**
 * Guesses the encoding of bytes that are not valid UTF-8, by iconv's name; undefined for UTF-8 with a few invalid bytes,
 * and for encodings that are not Chinese.
 */
export function guessEncoding(bytes: Uint8Array): string | undefined {
  const wide = guessWide(bytes);
  if (wide !== undefined) return wide;
  const text = new TextDecoder().decode(bytes);
  const replaced = count(text, /\uFFFD/g);
  if (replaced <= count(text, /[^\p{ASCII}\uFFFD]/gu)) return undefined;
  return ENCODINGS.find((name) => isValid(bytes, name) && (name !== 'BIG5' || hasTrailsOfBig5(bytes)));
}

/** Big5 first: nearly every sequence of bytes is valid GBK. */
const ENCODINGS = ['BIG5', 'GBK'];

/** UTF-16 without a byte order mark: every second byte of its ASCII characters is zero. */
function guessWide(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 20 < bytes.length || Math.min(even, odd) > 0) return undefined;
  return odd > even ? 'UTF-16LE' : 'UTF-16BE';
}

/** The second byte of common GBK characters is at least 0xA1, that of a third of the Big5 characters below 0x80. */
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
