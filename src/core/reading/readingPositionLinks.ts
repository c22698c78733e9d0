import type { Manifest } from '../site/manifest/manifest.ts';
import { findOtherLocale } from '../site/urls/localePaths.ts';
import { pageHref } from '../site/urls/pageHref.ts';
import { findVersionByPath } from '../site/urls/route.ts';
import { normalizePath, normalizePathname } from '../site/urls/siteIndex.ts';

/** The section of a page that the reader read last. */
export interface ReadingPosition {
  /** Site path. */
  path: string;
  title: string;
  /** Id and text of the section's heading; both empty at the start of the page. */
  anchor: string;
  heading: string;
}

const MAX_LINKS = 5;

/**
 * Converts reading positions to links and omits the current page and pages of other languages. A label has the version unless it is the latest
 * one, the title of the page and the heading.
 * @param pathname path of the current page without the base, raw or percent-encoded
 */
export function readingPositionLinks(
  manifest: Manifest,
  positions: readonly ReadingPosition[],
  pathname: string,
): { href: string; label: string }[] {
  const here = normalizePathname(pathname);
  return positions
    .filter(({ path }) => normalizePath(path) !== here && findOtherLocale(manifest, path) === undefined)
    .slice(0, MAX_LINKS)
    .map(({ path, title, anchor, heading }) => {
      const version = findVersionByPath(manifest, path);
      const names = [version?.isLast === false ? version.label : '', title, heading];
      return {
        href: pageHref(path, anchor),
        label: names.filter((name) => name !== '').join(' › '),
      };
    });
}
