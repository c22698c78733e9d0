const START = 0x811c9dc5;

// FNV-1a (RFC 9923): no cryptographic hash is needed, and crypto.subtle is undefined on pages served over plain HTTP.
function extend(sum: number, text: string, from = 0, to = text.length): number {
  let next = sum;
  for (let at = from; at < to; at += 1) next = Math.imul(next ^ text.charCodeAt(at), 0x01000193);
  return next;
}

/** Parsed results do not depend on line ends, which Git may convert: both kinds get the same key. */
const normalize = (text: string) => text.replace(/\r\n/g, '\n');

/**
 * Hashes a text to a short key, under which caches and prerendered pages store parsed or rendered results.
 * @example textKey('# 标题') === '4.5a8b07e1'
 */
export function textKey(text: string): string {
  const plain = normalize(text);
  return `${plain.length}.${(extend(START, plain) >>> 0).toString(16)}`;
}

/** Length of the shortest hashed prefix; each further prefix is twice as long. */
const FIRST_BEGINNING = 16;

/** Hexadecimal digits per prefix: few, since every prerendered page embeds the hashes of several files. */
const HASH_LENGTH = 3;
const shorten = (sum: number) => (sum & 0xfff).toString(16).padStart(HASH_LENGTH, '0');

/**
 * Hashes the prefixes of 16, 32, 64 … characters, so that isCutOff() can distinguish a truncated response from an
 * edited text.
 * @returns an empty string for a text without a final line break, which cannot be distinguished from a truncated one
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
 * Whether a response is the truncated text of a known file: shorter, with the same prefix, and without a final line
 * break.
 * @param key textKey() of the whole file
 * @param starts hashStarts() of the whole file
 */
export function isCutOff(text: string, { key, starts }: { key: string; starts: string }): boolean {
  const plain = normalize(text);
  if (starts === '' || plain.endsWith('\n') || plain.length >= Number.parseInt(key, 10)) return false;
  const last = Math.floor(Math.log2(plain.length / FIRST_BEGINNING));
  if (last < 0) return false;
  const hash = shorten(extend(START, plain, 0, FIRST_BEGINNING * 2 ** last));
  return starts.slice(last * HASH_LENGTH).startsWith(hash);
}
