import type { Manifest, PageEntry } from '../manifest/manifest.ts';
import { normalizePath, siteIndex } from './siteIndex.ts';

/**
 * Whether a page stands at the address that it claims. Where it does not readers find the page that has claimed it
 * before, so that no list should name the one under its title.
 */
export function keepsAddress(manifest: Manifest, { path, file }: Pick<PageEntry, 'path' | 'file'>): boolean {
  const place = siteIndex(manifest).places.get(normalizePath(path));
  // By its file: what has been read of a large manifest may be put together anew.
  return place !== undefined && 'entry' in place && place.entry.file === file;
}
