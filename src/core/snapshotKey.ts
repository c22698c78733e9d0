/**
 * What a snapshot (a page's text in its shell) was made from, in a few characters: the application takes
 * the text over only where it would draw the same. The manifest is the same for all pages of a build,
 * and much longer than they are: it is gone through once.
 * @param manifest text of manifest.json
 * @returns gives the key for the text of the page's markdown file
 * @example snapshotKeyOf('{}')('# 标题') === '7.541e6a69'
 */
export function snapshotKeyOf(manifest: string): (doc?: string) => string {
  const start = `${manifest}\n`;
  const hash = addToHash(0x811c9dc5, start);
  return (doc = '') => `${start.length + doc.length}.${(addToHash(hash, doc) >>> 0).toString(16)}`;
}

/** FNV-1a (RFC 9923): no secret is kept here, and crypto.subtle is missing on plain http. */
function addToHash(hash: number, text: string): number {
  let sum = hash;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum;
}
