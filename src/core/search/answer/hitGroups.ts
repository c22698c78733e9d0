// Hits as they are listed: the sections of one page together.
import type { SearchHit } from './searcher.ts';

export interface HitGroup {
  /** The page's address. */
  path: string;
  version: string;
  title: string;
  hits: readonly SearchHit[];
}

/** The hits of each page together; the page with the best one comes first. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup & { hits: SearchHit[] }>();
  for (const hit of hits) {
    const path = hit.href.replace(/#.*$/, '');
    const group = groups.get(path);
    if (group === undefined)
      groups.set(path, { path, version: hit.version, title: hit.pageTitle, hits: [hit] });
    else group.hits.push(hit);
  }
  return [...groups.values()];
}

/**
 * Lists of several versions as one. Their ranks cannot be compared, so each takes its turn.
 * @example takeTurns([['a', 'b', 'c'], ['x']]) gives ['a', 'x', 'b', 'c']
 */
export function takeTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
