const START = 0x811c9dc5;

// FNV-1a (RFC 9923): no secret is kept here, and crypto.subtle is missing on plain http.
function extend(sum: number, text: string, from = 0, to = text.length): number {
  let next = sum;
  for (let at = from; at < to; at += 1) next = Math.imul(next ^ text.charCodeAt(at), 0x01000193);
  return next;
}

/** Git changes line endings, and nothing that is made of a text. */
const normalize = (text: string) => text.replace(/\r\n/g, '\n');

/**
 * A text in a few characters: what was made from a text (a page drawn ahead, a parsed doc) is known again
 * by its key, without the text being kept.
 * @example textKey('# 标题') === '4.5a8b07e1'
 */
export function textKey(text: string): string {
  const plain = normalize(text);
  return `${plain.length}.${(extend(START, plain) >>> 0).toString(16)}`;
}

/** Length of the shortest beginning that is hashed; each further one is twice as long. */
const FIRST_BEGINNING = 16;

/** In a few characters: each page brings them. */
const HASH_LENGTH = 3;
const shorten = (sum: number) => (sum & 0xfff).toString(16).padStart(HASH_LENGTH, '0');

/**
 * Hashes of a text’s beginnings of 16, 32, 64 … characters, by which a copy of it that was cut off on its way is told
 * from a text that was edited.
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
 * Whether a text is another one without its end: it is shorter, begins as that one does and stops within a line.
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
