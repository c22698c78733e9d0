import type { Manifest } from '../site/manifest/manifest.ts';
import { pageHref } from '../site/urls/pageHref.ts';
import { findVersionByPath } from '../site/urls/route.ts';
import { normalizePath, normalizePathname } from '../site/urls/siteIndex.ts';

/** The last position of a reader on a page. */
export interface ReadingPosition {
  /** Site path. */
  path: string;
  title: string;
  /** Id and text of the section's heading; both empty at the start of the page. */
  anchor: string;
  heading: string;
}

const OFFERED = 5;

/**
 * Converts positions to links, without the current page. The label names the section, and the version unless it is the
 * latest.
 * @param pathname path without the base, raw or percent-encoded
 */
export function readPlaceLinks(
  manifest: Manifest,
  places: readonly ReadingPosition[],
  pathname: string,
): { href: string; label: string }[] {
  const here = normalizePathname(pathname);
  return places
    .filter(({ path }) => normalizePath(path) !== here)
    .slice(0, OFFERED)
    .map(({ path, title, anchor, heading }) => {
      const version = findVersionByPath(manifest, path);
      const names = [version?.isLast === false ? version.label : '', title, heading];
      return {
        href: pageHref(path, anchor),
        label: names.filter((name) => name !== '').join(' › '),
      };
    });
}
