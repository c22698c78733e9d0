import type { Manifest, Version } from '../manifest/manifest.ts';
import { normalizePath, type Place, siteIndex } from './siteIndex.ts';

/** A page of a version as another version knows it again; a category's page has an address only. */
interface VersionPage {
  version: Version;
  id?: string | undefined;
  path: string;
}

/** Where a version has the page of another one: under the same id, else at the same address. */
export function findCounterpart(
  manifest: Manifest,
  version: Version,
  page: VersionPage,
): Extract<Place, { version: Version }> | undefined {
  const entry = version.docs.find(({ id }) => id === page.id);
  if (entry !== undefined) return { kind: 'doc', path: entry.path, version, entry };
  const sameAddress = normalizePath(version.path + page.path.slice(page.version.path.length));
  const place = siteIndex(manifest).places.get(sameAddress);
  return place && 'version' in place && place.version === version ? place : undefined;
}
