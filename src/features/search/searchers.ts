import { openSearcher } from '../../content/searcher.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import type { Searcher } from '../../core/search/searcher.ts';
import type { ContentSource } from '../../core/source.ts';

/** Open searchers by version name; edited content has another manifest. */
const opened = new WeakMap<Manifest, Map<string, Promise<Searcher>>>();

/** Opens the search of a version once; one that did not open is tried again when it is next asked for. */
export function openSearcherOnce(
  source: ContentSource,
  manifest: Manifest,
  versionName: string,
): Promise<Searcher> {
  const searchers = opened.get(manifest) ?? new Map<string, Promise<Searcher>>();
  opened.set(manifest, searchers);
  const known = searchers.get(versionName);
  if (known !== undefined) return known;
  const searcher = openSearcher(source, manifest, versionName);
  searchers.set(versionName, searcher);
  searcher.catch(() => searchers.delete(versionName));
  return searcher;
}

/** Forgets what is open: where a part of it was lost, all is asked for again. */
export function forgetSearchers(manifest: Manifest): void {
  opened.delete(manifest);
}
