/** The links of a text that lead to a page of the site; those of headings and footnotes are none. */
const LINKS =
  '.prose a[href]:not([target]):not([data-action]):not([data-footnote-ref]):not([data-footnote-backref])';

/**
 * The link around an element of which can be shown where it leads. A card is a link as a whole, and tells it; what
 * stands around the texts of a comparison leads about this page.
 */
export function findLink(target: Element | null): HTMLAnchorElement | null {
  const link = target?.closest<HTMLAnchorElement>(LINKS);
  if (!link || link.closest('[data-layout]') !== null) return null;
  return link.closest('.prose')?.querySelector('.prose') ? null : link;
}
