/**
 * A text in a few characters: what was made from a text (a page drawn ahead, a parsed doc) is known again
 * by its key, without the text being kept. Git changes line endings, and nothing that is made of a text.
 * @example textKey('# 标题') === '4.5a8b07e1'
 */
export function textKey(text: string): string {
  // FNV-1a (RFC 9923): no secret is kept here, and crypto.subtle is missing on plain http.
  const plain = text.replace(/\r\n/g, '\n');
  let sum = 0x811c9dc5;
  for (let at = 0; at < plain.length; at += 1) sum = Math.imul(sum ^ plain.charCodeAt(at), 0x01000193);
  return `${plain.length}.${(sum >>> 0).toString(16)}`;
}
