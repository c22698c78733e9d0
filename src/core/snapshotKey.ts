/**
 * What a snapshot (a page's text in its shell) was made from, in a few characters: the application takes
 * the text over only where it would draw the same.
 * @param base the site's path on its host, percent-encoded, with a slash at both ends
 * @param manifest text of manifest.json
 * @param doc text of the page's markdown file
 * @example snapshotKey('/', '{}', '# 标题') === '9.637da192'
 */
export function snapshotKey(base: string, manifest: string, doc = ''): string {
  const text = `${base}\n${manifest}\n${doc}`;
  // FNV-1a (RFC 9923): no secret is kept here, and crypto.subtle is missing on plain http.
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}.${(hash >>> 0).toString(16)}`;
}
