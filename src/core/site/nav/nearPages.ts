// Which pages a wrong address may have meant.
import type { DocEntry, Version } from '../manifest/manifest.ts';
import { decodeSafely, parentFolder } from '../urls/filePath.ts';
import { normalizePath } from '../urls/siteIndex.ts';
import { isIndexFile } from '../urls/slug.ts';

const LIMIT = 3;

/** Below this likeness, from 0 to 1, a page is no help. */
const MIN_LIKENESS = 0.3;

/** The docs of a version whose addresses are nearest to a path, best first. */
export function findNearPages(version: Version, pathname: string): readonly DocEntry[] {
  const namesOf = (path: string) => lastNames(pathInside(version, normalizePath(path)));
  const path = decodeSafely(pathname);
  // Who knows the files asks for a folder's page by its name there: `/docs/osc/README`.
  const wanted = namesOf(isIndexFile(path) ? parentFolder(path) : path);
  return version.docs
    .filter((doc) => !doc.unlisted)
    .map((doc) => ({ doc, score: likeness(wanted, namesOf(doc.path)) }))
    .filter(({ score }) => score >= MIN_LIKENESS)
    .sort((a, b) => b.score - a.score)
    .slice(0, LIMIT)
    .map(({ doc }) => doc);
}

/** What all pages of a version share says nothing about one of them. */
function pathInside({ path: root, name }: Version, path: string): string {
  // The addresses of the latest version lack its name: who knows the others writes it, alone or before a page.
  for (const shared of [`${root}/${name}`, root])
    if (path === shared || path.startsWith(`${shared}/`)) return path.slice(shared.length + 1) || root;
  return path;
}

/** The end of a path says most about the page: `/docs/v7/osc/engineering` gives `osc/engineering`. */
function lastNames(path: string): string {
  return path.toLowerCase().split('/').slice(-2).join('/');
}

/** Share of letter pairs that two texts have in common (Sørensen–Dice). */
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
