import type { Manifest, Version } from '../manifest/manifest.ts';
import { findCounterpart } from '../urls/counterpart.ts';
import { entryOfRoute, findMainDoc, latestVersion, type Route, versionOfRoute } from '../urls/route.ts';

/** A version's page that stands for what is shown, else that version's main doc (peer-behaviour §9). */
export function findSamePage(
  manifest: Manifest,
  version: Version,
  shown: Route,
): { path: string; isSame: boolean } {
  const from = versionOfRoute(shown);
  const { path } = shown;
  const same =
    from && findCounterpart(manifest, version, { version: from, id: entryOfRoute(shown)?.id, path });
  return same === undefined ? { path: mainPath(version), isSame: false } : { path: same.path, isSame: true };
}

/** Where a version opens. */
function mainPath(version: Version): string {
  return findMainDoc(version)?.path ?? version.path;
}

/**
 * Where the latest version has the page of another one: under the same id, or, where the page is not
 * a doc's but a category's, under the same address.
 */
export function findInLatest(
  manifest: Manifest,
  version: Version,
  page: { id?: string; path: string },
): string | undefined {
  return findCounterpart(manifest, latestVersion(manifest), { version, ...page })?.path;
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
  const latestPath = findInLatest(manifest, version, page) ?? mainPath(latest);
  return { kind: version.banner, label: version.label, latest, latestPath };
}

/** The name of the version that its pages bear: where it is not the latest, unless the manifest decides. */
export function findVersionLabel(manifest: Manifest, version: Version): string | undefined {
  return (version.badge ?? version !== latestVersion(manifest)) ? version.label : undefined;
}
