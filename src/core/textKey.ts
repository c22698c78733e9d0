const START = 0x811c9dc5;

// FNV-1a (RFC 9923). A key is no secret, and crypto.subtle is missing on plain HTTP.
function extend(sum: number, text: string, from = 0, to = text.length): number {
  let next = sum;
  for (let at = from; at < to; at += 1) next = Math.imul(next ^ text.charCodeAt(at), 0x01000193);
  return next;
}

/** Git may convert line ends: parsed results do not depend on them. */
const normalize = (text: string) => text.replace(/\r\n/g, '\n');

/**
 * A short key of a text, under which caches and snapshots store parsed or rendered results.
 * @example textKey('# 标题') === '4.5a8b07e1'
 */
export function textKey(text: string): string {
  const plain = normalize(text);
  return `${plain.length}.${(extend(START, plain) >>> 0).toString(16)}`;
}

/** Length of the shortest hashed prefix; each further prefix is twice as long. */
const FIRST_BEGINNING = 16;

/** Short: every prerendered page serializes them. */
const HASH_LENGTH = 3;
const shorten = (sum: number) => (sum & 0xfff).toString(16).padStart(HASH_LENGTH, '0');

/**
 * Hashes the prefixes of 16, 32, 64 … characters, so that isCutOff() can tell a truncated response from an edited
 * text.
 * @returns an empty string for a text that does not end with a line: then its end looks as a cut does
 */
export function hashStarts(text: string): string {
  const plain = normalize(text);
  if (!plain.endsWith('\n')) return '';
  let hashes = '';
  let sum = START;
  let from = 0;
  for (let to = FIRST_BEGINNING; to < plain.length; to *= 2) {
    sum = extend(sum, plain, from, to);
    hashes += shorten(sum);
    from = to;
  }
  return hashes;
}

/**
 * Whether a text is a truncated response: shorter than the other, with the same prefix, and cut within a line.
 * @param starts of the other one, by hashStarts()
 * @param key of the other one
 */
export function isCutOff(text: string, { key, starts }: { key: string; starts: string }): boolean {
  const plain = normalize(text);
  if (starts === '' || plain.endsWith('\n') || plain.length >= Number.parseInt(key, 10)) return false;
  const last = Math.floor(Math.log2(plain.length / FIRST_BEGINNING));
  if (last < 0) return false;
  const hash = shorten(extend(START, plain, 0, FIRST_BEGINNING * 2 ** last));
  return starts.slice(last * HASH_LENGTH).startsWith(hash);
}
