// Suggestions for a URL without a page.
import type { DocEntry, Manifest, Version } from '../manifest/manifest.ts';
import { decodeSafely, parentFolder } from '../urls/filePath.ts';
import { findCounterpart, latestVersion } from '../urls/route.ts';
import { normalizePath } from '../urls/siteIndex.ts';
import { isIndexFile } from '../urls/slug.ts';

const LIMIT = 3;

/** Minimum similarity, 0 to 1. */
const MIN_LIKENESS = 0.3;

/** The docs of a version with the most similar paths, best first. */
export function findSimilarPages(version: Version, pathname: string): readonly DocEntry[] {
  const namesOf = (path: string) => lastNames(pathInside(version, normalizePath(path)));
  const path = decodeSafely(pathname);
  // A URL may name the index file of a folder: `/docs/osc/README`.
  const wanted = namesOf(isIndexFile(path) ? parentFolder(path) : path);
  return version.docs
    .filter((doc) => !doc.unlisted)
    .map((doc) => ({ doc, score: likeness(wanted, namesOf(doc.path)) }))
    .filter(({ score }) => score >= MIN_LIKENESS)
    .sort((a, b) => b.score - a.score)
    .slice(0, LIMIT)
    .map(({ doc }) => doc);
}

/** Strips the prefix that all pages of a version share. */
function pathInside({ path: root, name }: Version, path: string): string {
  // Paths of the latest version lack its name, but a reader of another version may type it.
  for (const shared of [`${root}/${name}`, root])
    if (path === shared || path.startsWith(`${shared}/`)) return path.slice(shared.length + 1) || root;
  return path;
}

/** The last segments identify a page: `/docs/v7/osc/engineering` gives `osc/engineering`. */
function lastNames(path: string): string {
  return path.toLowerCase().split('/').slice(-2).join('/');
}

/** Sørensen–Dice coefficient of letter pairs. */
function likeness(a: string, b: string): number {
  const [pairsOfA, pairsOfB] = [pairsOf(a), pairsOf(b)];
  if (pairsOfA.size + pairsOfB.size === 0) return 0;
  let common = 0;
  for (const pair of pairsOfA) if (pairsOfB.has(pair)) common += 1;
  return (2 * common) / (pairsOfA.size + pairsOfB.size);
}

function pairsOf(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < text.length; at += 1) pairs.add(text.slice(at, at + 2));
  return pairs;
}

/** A path at which a version has no page. */
interface Lacked {
  version: Version;
  path: string;
}

/**
 * The page with the same path in another version, the latest first; unlisted pages are skipped. Of a sharded
 * manifest it searches the loaded shards, so that an unknown URL costs one request.
 */
export function findInOtherVersion(
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
