// What stands at an address: the manifest is read as far as it takes to tell.
import { coverageOf, type Located, locateInManifest } from '../../../core/site/urls/route.ts';
import { loadPart } from '../../platform/loadPart.ts';
import type { ContentReader } from './contentReader.ts';
import { manifestQuery, readManifest } from './queries.ts';

/** What stands at an address; reads what is missing. Rejects with a ContentError. */
export async function locate(reader: ContentReader, pathname: string): Promise<Located> {
  let { value } = await reader.client.ensureQueryData(manifestQuery(reader.source));
  const covered = locateInManifest(value, pathname);
  if (covered !== undefined) return covered;
  if (coverageOf(value) === 'page') value = await readManifest(reader);
  return locateInManifest(value, pathname) ?? (await loadShards()).locateInParts(reader, value, pathname);
}

/** The same without a request: undefined where something is missing. */
export function findLocated({ source, client }: ContentReader, pathname: string): Located | undefined {
  const { queryKey } = manifestQuery(source);
  const manifest = client.getQueryData(queryKey)?.value;
  if (manifest === undefined) return undefined;
  return coverageOf(manifest) === 'shards'
    ? parts?.locateRead(manifest, pathname)
    : locateInManifest(manifest, pathname);
}

/** Most sites are small, and do without, but for an address where nothing stands: it may be an old one. */
export async function loadShards(): Promise<Parts> {
  parts = await loadPart(() => import(/* webpackChunkName: "manifest-parts" */ './manifestParts.ts'));
  return parts;
}

type Parts = typeof import('./manifestParts.ts');
let parts: Parts | undefined;
