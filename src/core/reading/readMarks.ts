// Pages that were read, told apart in the sidebar: as rules of a style sheet, so that its links stay as they are.

/**
 * The rules that mark links.
 * @param nav what the sidebar is called
 * @param hrefs the links' addresses, as they are spelled there
 * @param words what who cannot see the mark hears
 */
export function writeReadMarks(nav: string, hrefs: readonly string[], words: string): string {
  if (hrefs.length === 0) return '';
  const links = hrefs.map(
    (href) => `nav[aria-label=${quote(nav)}] a[href=${quote(href)}]:not([role]):not([aria-current])::after`,
  );
  const mark = 'content:"✓"';
  // Browsers that know no words beside a drawn text drop the second one.
  return `${links.join()}{${mark};${mark} / ${quote(words)};margin-left:auto;padding-left:.5em;color:var(--text-3);font-size:.875em}`;
}

/** @example quote('a"b') === '"a\\22 b"' */
function quote(text: string): string {
  const escaped = text.replace(/["\\<\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
  return `"${escaped}"`;
}
