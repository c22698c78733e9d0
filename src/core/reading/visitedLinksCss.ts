// Marks visited pages in the sidebar by a stylesheet, so that its components need not render again.

/**
 * Serializes the rules that mark links.
 * @param nav accessible name of the sidebar
 * @param hrefs URLs as in the links' attributes
 * @param words alternative text of the mark
 */
export function visitedLinksCss(nav: string, hrefs: readonly string[], words: string): string {
  if (hrefs.length === 0) return '';
  const links = hrefs.map(
    (href) => `nav[aria-label=${quote(nav)}] a[href=${quote(href)}]:not([role]):not([aria-current])::after`,
  );
  const mark = 'content:"✓"';
  // Browsers without support for alternative text drop the second declaration.
  return `${links.join()}{${mark};${mark} / ${quote(words)};margin-left:auto;padding-left:.5em;color:var(--text-3);font-size:.875em}`;
}

/** @example quote('a"b') === '"a\\22 b"' */
function quote(text: string): string {
  const escaped = text.replace(/["\\<\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
  return `"${escaped}"`;
}
