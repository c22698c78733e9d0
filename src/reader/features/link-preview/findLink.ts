/** Internal links of a text, except those of headings and footnotes. */
const LINKS =
  '.prose a[href]:not([target]):not([data-action]):not([data-footnote-ref]):not([data-footnote-backref])';

/**
 * Finds the link around an element if it gets a preview. Links in layouts (cards) describe their page already;
 * those in the toolbar of a comparison are outside the text.
 */
export function findLink(target: Element | null): HTMLAnchorElement | null {
  const link = target?.closest<HTMLAnchorElement>(LINKS);
  if (!link || link.closest('[data-layout]') !== null) return null;
  return link.closest('.prose')?.querySelector('.prose') ? null : link;
}
