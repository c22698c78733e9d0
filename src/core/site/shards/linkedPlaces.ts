import type { Manifest } from '../manifest/manifest.ts';
import { type LinkOrigin, resolveLink } from '../urls/resolveLink.ts';
import { fileOfRoute, findPlace } from '../urls/route.ts';
import { fileInVersion, type Place } from '../urls/siteIndex.ts';

/**
 * What a piece of the manifest has to know for a link to lead where it leads: the page itself, and, where that stands
 * for an inherited one under another file's name, the one that the link names.
 */
export function listLinkedPlaces(manifest: Manifest, from: LinkOrigin, href: string): Place[] {
  const find = (origin: LinkOrigin) => {
    const target = resolveLink(manifest, origin, href);
    return target.kind === 'page' ? findPlace(manifest, target.path) : undefined;
  };
  const [place, named] = [find(from), find({ file: from.file })];
  if (place === undefined) return [];
  const nameOf = (of: Place) => fileInVersion(manifest, fileOfRoute(of) ?? '');
  return named === undefined || nameOf(named) === nameOf(place) ? [place] : [place, named];
}
