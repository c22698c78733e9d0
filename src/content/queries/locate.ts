// What stands at an address: the manifest is read as far as it takes to tell.
import type { QueryClient } from '@tanstack/react-query';
import { ContentError } from '../../core/errors.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { findMissing, type Missing } from '../../core/parts/findMissing.ts';
import { findRoute, type Route } from '../../core/paths/route.ts';
import type { ContentSource } from '../../core/source.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { manifestQuery } from './queries.ts';

/** A place in the site, and the manifest that knows it. */
export interface Located {
  manifest: Manifest;
  route: Route;
}

/** What stands at an address; reads what is missing. Rejects with a ContentError. */
export async function locate(source: ContentSource, client: QueryClient, pathname: string): Promise<Located> {
  let { value: manifest } = await client.ensureQueryData(manifestQuery(source));
  for (;;) {
    const missing = findMissing(manifest, pathname);
    if (missing === undefined) return { manifest, route: findRoute(manifest, pathname) };
    manifest = await readMissing(source, client, manifest, missing);
  }
}

/** Reads what is missing of the manifest. */
export async function readMissing(
  source: ContentSource,
  client: QueryClient,
  manifest: Manifest,
  missing: Missing,
): Promise<Manifest> {
  if (missing.kind === 'manifest') return readManifest(source, client);
  try {
    // Most sites are small.
    const { readParts } = await loadPart(() => import(/* webpackChunkName: "parts" */ './readParts.ts'));
    return await readParts(source, client, manifest, missing);
  } catch (error) {
    // Another deployment has other parts, and its manifest names them.
    if (!(error instanceof ContentError) || error.kind !== 'notFound') throw error;
    const fresh = await readManifest(source, client);
    if (fresh.parts?.files.join() === manifest.parts?.files.join()) throw error;
    return fresh;
  }
}

/** The whole manifest, or its trunk, in the place of what the page has brought, or of an older one. */
async function readManifest(source: ContentSource, client: QueryClient): Promise<Manifest> {
  return (await client.fetchQuery({ ...manifestQuery(source), staleTime: 0 })).value;
}
