// Which other version has the page that one lacks.
import type { Manifest, Version } from '../manifest/manifest.ts';
import { findCounterpart } from '../urls/counterpart.ts';
import { latestVersion } from '../urls/route.ts';

/** An address at which a version has no page. */
interface Lacked {
  version: Version;
  path: string;
}

/**
 * The page at the same address inside another version, the latest first, unless it is for those who were told its
 * address. Of a manifest in parts as far as it has been read: an unknown address costs one request.
 */
export function findElsewhere(
  manifest: Manifest,
  { version, path }: Lacked,
): ReturnType<typeof findCounterpart> {
  const latest = latestVersion(manifest);
  const others = [latest, ...manifest.versions.filter((other) => other !== latest)];
  return others
    .filter(({ name }) => name !== version.name)
    .map((other) => findCounterpart(manifest, other, { version, path }))
    .find((place) => place !== undefined && !(place.kind === 'doc' && place.entry.unlisted));
}
