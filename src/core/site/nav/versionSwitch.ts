import type { Manifest, Version } from '../manifest/manifest.ts';
import {
  entryOfRoute,
  findCounterpart,
  findMainDoc,
  latestVersion,
  type Route,
  versionOfRoute,
} from '../urls/route.ts';

/** The counterpart of a route in a version, by default the version's main doc. */
export function findSamePage(
  manifest: Manifest,
  version: Version,
  route: Route,
): { path: string; isSame: boolean } {
  const from = versionOfRoute(route);
  const { path } = route;
  const same =
    from && findCounterpart(manifest, version, { version: from, id: entryOfRoute(route)?.id, path });
  return same === undefined ? { path: mainPath(version), isSame: false } : { path: same.path, isSame: true };
}

/** Path of a version's main doc. */
function mainPath(version: Version): string {
  return findMainDoc(version)?.path ?? version.path;
}

/** Path of a page's counterpart in the latest version: by id, or for a category's page by path. */
export function findInLatest(
  manifest: Manifest,
  version: Version,
  page: { id?: string; path: string },
): string | undefined {
  return findCounterpart(manifest, latestVersion(manifest), { version, ...page })?.path;
}

/** Banner of an unreleased or unmaintained version. */
export interface VersionBannerModel {
  kind: 'unreleased' | 'unmaintained';
  label: string;
  latest: Version;
  /** Path of the counterpart in the latest version, by default of its main doc. */
  latestPath: string;
}

/** The banner on the pages of a version; undefined for the latest version. */
export function buildVersionBanner(
  manifest: Manifest,
  version: Version,
  page: { id?: string; path: string },
): VersionBannerModel | undefined {
  const latest = latestVersion(manifest);
  if (version.banner === 'none' || version === latest) return undefined;
  const latestPath = findInLatest(manifest, version, page) ?? mainPath(latest);
  return { kind: version.banner, label: version.label, latest, latestPath };
}

/** Label of the version on its pages; by default, pages of the latest version have none. */
export function findVersionLabel(manifest: Manifest, version: Version): string | undefined {
  return (version.badge ?? version !== latestVersion(manifest)) ? version.label : undefined;
}
