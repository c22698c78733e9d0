import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { manifestQuery } from './queries.ts';
import type { Reader } from './reader.ts';

/** The whole manifest, or its trunk, in the place of what the page has brought, or of an older one. */
export async function readManifest({ source, client }: Reader): Promise<Manifest> {
  return (await client.fetchQuery({ ...manifestQuery(source), staleTime: 0 })).value;
}

/** The same, from the cache where it is more than what the page has brought for itself. */
export async function ensureManifest(reader: Reader): Promise<Manifest> {
  const { value } = await reader.client.ensureQueryData(manifestQuery(reader.source));
  return value.onlyFor === undefined ? value : readManifest(reader);
}
