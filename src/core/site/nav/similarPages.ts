// Finds pages to suggest for a URL without a page.
import type { DocEntry, Manifest, Version } from '../manifest/manifest.ts';
import { decodeSafely, parentFolder } from '../urls/filePath.ts';
import { findCounterpart, latestVersion } from '../urls/route.ts';
import { normalizePath } from '../urls/siteIndex.ts';
import { isIndexFile } from '../urls/slug.ts';

const LIMIT = 3;

/** Minimum similarity of a suggestion, 0 to 1. */
const MIN_SIMILARITY = 0.3;

/** The docs of a version with the most similar paths, best first. */
export function findSimilarPages(version: Version, pathname: string): readonly DocEntry[] {
  const namesOf = (path: string) => lastNames(pathInside(version, normalizePath(path)));
  const path = decodeSafely(pathname);
  // For the index file of a folder, as in `/docs/osc/README`, compares the folder.
  const wanted = namesOf(isIndexFile(path) ? parentFolder(path) : path);
  return version.docs
    .filter((doc) => !doc.unlisted)
    .map((doc) => ({ doc, score: similarity(wanted, namesOf(doc.path)) }))
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .slice(0, LIMIT)
    .map(({ doc }) => doc);
}

/** Strips the path prefix that all pages of a version share. */
function pathInside({ path: root, name }: Version, path: string): string {
  // Paths of the latest version do not contain its name, but readers of another version may type the name.
  for (const shared of [`${root}/${name}`, root])
    if (path === shared || path.startsWith(`${shared}/`)) return path.slice(shared.length + 1) || root;
  return path;
}

/** The last two segments, by which paths are compared: `/docs/v7/osc/engineering` gives `osc/engineering`. */
function lastNames(path: string): string {
  return path.toLowerCase().split('/').slice(-2).join('/');
}

/** Sørensen–Dice coefficient of the letter pairs of two texts. */
function similarity(a: string, b: string): number {
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

/** A path and the version that has no page at it. */
interface MissingPage {
  version: Version;
  path: string;
}

/**
 * Finds the page with the same path in another version: in the latest version first, and no unlisted page. Searches
 * only the loaded shards of a sharded manifest, so that an unknown URL costs a single request.
 */
export function findInOtherVersion(
  manifest: Manifest,
  { version, path }: MissingPage,
): ReturnType<typeof findCounterpart> {
  const latest = latestVersion(manifest);
  const others = [latest, ...manifest.versions.filter((other) => other !== latest)];
  return others
    .filter(({ name }) => name !== version.name)
    .map((other) => findCounterpart(manifest, other, { version, path }))
    .find((page) => page !== undefined && !(page.kind === 'doc' && page.entry.unlisted));
}
