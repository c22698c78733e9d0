// Which other version has the page that one lacks.
import type { Manifest, Version } from '../model/manifest.ts';
import { findCounterpart } from '../paths/counterpart.ts';
import { latestVersion } from '../paths/route.ts';

/** An address at which a version has no page. */
export interface Lacked {
  version: Version;
  path: string;
}

type Elsewhere = ReturnType<typeof findCounterpart>;

/** The page at the same address inside another version, the latest first. */
export function findElsewhere(manifest: Manifest, lacked: Lacked): Elsewhere {
  for (const other of listOthers(manifest, lacked)) {
    const place = findIn(other, manifest, lacked);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** The versions in which a page that one lacks is looked for, in this order. */
export function listOthers(manifest: Manifest, { version }: Lacked): Version[] {
  const latest = latestVersion(manifest);
  const others = [latest, ...manifest.versions.filter((other) => other !== latest)];
  return others.filter(({ name }) => name !== version.name);
}

/** A page of one of these versions, unless it is for those who were told its address. */
export function findIn(other: Version, manifest: Manifest, lacked: Lacked): Elsewhere {
  const place = findCounterpart(manifest, other, lacked);
  return place?.kind === 'doc' && place.entry.unlisted ? undefined : place;
}
