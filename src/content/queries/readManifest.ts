import type { QueryClient } from '@tanstack/react-query';
import type { Manifest } from '../../core/model/manifest.ts';
import type { ContentSource } from '../../core/source.ts';
import { manifestQuery } from './queries.ts';

/** The whole manifest, or its trunk, in the place of what the page has brought, or of an older one. */
export async function readManifest(source: ContentSource, client: QueryClient): Promise<Manifest> {
  return (await client.fetchQuery({ ...manifestQuery(source), staleTime: 0 })).value;
}

/** The same, from the cache where it is more than what the page has brought for itself. */
export async function ensureManifest(source: ContentSource, client: QueryClient): Promise<Manifest> {
  const { value } = await client.ensureQueryData(manifestQuery(source));
  return value.onlyFor === undefined ? value : readManifest(source, client);
}
