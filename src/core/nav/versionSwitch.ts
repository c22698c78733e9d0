import type { Manifest, Version } from '../model/manifest.ts';
import { findCounterpart } from '../paths/counterpart.ts';
import { findMainDoc, latestVersion } from '../paths/route.ts';

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
  const latestPath = findInLatest(manifest, version, page) ?? findSamePage(latest, undefined).path;
  return { kind: version.banner, label: version.label, latest, latestPath };
}

/** The name of the version that its pages bear: where it is not the latest, unless the manifest decides. */
export function findVersionLabel(manifest: Manifest, version: Version): string | undefined {
  return (version.badge ?? version !== latestVersion(manifest)) ? version.label : undefined;
}
