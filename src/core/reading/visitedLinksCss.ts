/**
 * Serializes a stylesheet which adds a check mark to the sidebar links of visited pages. With a stylesheet, the
 * sidebar's components need not render again.
 * @param nav value of the sidebar's `aria-label`
 * @param hrefs values of the links' `href` attributes
 * @param alt alternative text of the check mark
 */
export function visitedLinksCss(nav: string, hrefs: readonly string[], alt: string): string {
  if (hrefs.length === 0) return '';
  const links = hrefs.map(
    (href) => `nav[aria-label=${quote(nav)}] a[href=${quote(href)}]:not([role]):not([aria-current])::after`,
  );
  const content = 'content:"✓"';
  // Browsers that cannot parse alternative text (`/ "…"`) ignore the second declaration.
  return `${links.join()}{${content};${content} / ${quote(alt)};margin-inline-start:auto;padding-inline-start:.5em;color:var(--text-3);font-size:.875em}`;
}

/** Escapes a CSS string. @example quote('a"b') === '"a\\22 b"' */
function quote(text: string): string {
  const escaped = text.replace(/["\\<\p{Cc}]/gu, (char) => `\\${char.codePointAt(0)?.toString(16)} `);
  return `"${escaped}"`;
}
