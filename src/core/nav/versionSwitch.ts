import type { Manifest, Version } from '../model/manifest.ts';
import { findMainDoc, latestVersion } from '../paths/route.ts';
import { normalizePath, siteIndex } from '../paths/siteIndex.ts';

/**
 * The page of another version that stands for a doc: the doc of the same id,
 * else that version's main doc (peer-behaviour §9).
 */
export function findSamePage(version: Version, docId: string | undefined): { path: string; isSame: boolean } {
  const same = version.docs.find((doc) => doc.id === docId);
  return same === undefined
    ? { path: findMainDoc(version)?.path ?? version.path, isSame: false }
    : { path: same.path, isSame: true };
}

/** What a version that is not to be read by default says above its pages. */
export interface VersionBannerModel {
  kind: 'unreleased' | 'unmaintained';
  label: string;
  latest: Version;
  /** The same page of the latest version, else its main page. */
  latestPath: string;
}

/** The banner of a version's page; none on the latest. */
export function buildVersionBanner(
  manifest: Manifest,
  version: Version,
  page: { id?: string; path: string },
): VersionBannerModel | undefined {
  const latest = latestVersion(manifest);
  if (version.banner === 'none' || version === latest) return undefined;
  const same = findSamePage(latest, page.id);
  // A page that is not a doc's (a category's) is the same where its address is.
  const sameAddress = normalizePath(latest.path + page.path.slice(version.path.length));
  const place = same.isSame ? undefined : siteIndex(manifest).places.get(sameAddress);
  return { kind: version.banner, label: version.label, latest, latestPath: place?.path ?? same.path };
}

/** Whether pages bear the name of their version: where there are several, unless the manifest decides. */
export function hasVersionBadge(manifest: Manifest, version: Version): boolean {
  return version.badge ?? manifest.versions.length > 1;
}
