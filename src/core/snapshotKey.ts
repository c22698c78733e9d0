/**
 * What a snapshot (a page's text in its shell) was made from, in a few characters: the application takes
 * the text over only where it would draw the same.
 * @param manifest text of manifest.json
 * @param doc text of the page's markdown file
 * @example snapshotKey('{}', '# 标题') === '7.541e6a69'
 */
export function snapshotKey(manifest: string, doc = ''): string {
  const text = `${manifest}\n${doc}`;
  // FNV-1a (RFC 9923): no secret is kept here, and crypto.subtle is missing on plain http.
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}.${(hash >>> 0).toString(16)}`;
}
