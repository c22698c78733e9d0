// Finds the route of a URL, and fetches the parts of the manifest which that needs.
import { coverageOf, type Located, locateInManifest } from '../../../core/site/urls/route.ts';
import { loadChunk } from '../../platform/loadChunk.ts';
import type { ContentReader } from './contentReader.ts';
import { manifestQuery, readManifest } from './queries.ts';

/** Finds the route of a URL and fetches missing shards. Rejects with a ContentError. */
export async function locate(reader: ContentReader, pathname: string): Promise<Located> {
  let { value } = await reader.client.ensureQueryData(manifestQuery(reader.source));
  const covered = locateInManifest(value, pathname);
  if (covered !== undefined) return covered;
  if (coverageOf(value) === 'page') value = await readManifest(reader);
  return locateInManifest(value, pathname) ?? (await loadShards()).locateInParts(reader, value, pathname);
}

/** Finds the route of a URL without a request; undefined if a needed shard is not cached. */
export function findLocated({ source, client }: ContentReader, pathname: string): Located | undefined {
  const { queryKey } = manifestQuery(source);
  const manifest = client.getQueryData(queryKey)?.value;
  if (manifest === undefined) return undefined;
  return coverageOf(manifest) === 'shards'
    ? shards?.locateRead(manifest, pathname)
    : locateInManifest(manifest, pathname);
}

/** Loads the chunk for shards and redirects. Sites without shards need it only for a URL that is not found. */
export async function loadShards(): Promise<Shards> {
  shards = await loadChunk(() => import(/* webpackChunkName: "manifest-parts" */ './locateInShards.ts'));
  return shards;
}

type Shards = typeof import('./locateInShards.ts');
let shards: Shards | undefined;
