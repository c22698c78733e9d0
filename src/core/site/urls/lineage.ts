import type { Manifest, Version } from '../manifest/manifest.ts';

/** A version, and those whose pages it shows where it has none of its own, nearest first. */
export function lineageOf({ versions }: Pick<Manifest, 'versions'>, version: Version): ReadonlySet<Version> {
  const lineage = new Set([version]);
  // A set that grows is gone through to its end, and versions that inherit from each other are in it once.
  for (const { inherits } of lineage)
    for (const other of versions) if (other.name === inherits) lineage.add(other);
  return lineage;
}
