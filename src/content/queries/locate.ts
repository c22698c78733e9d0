// What stands at an address: the manifest is read as far as it takes to tell.
import type { QueryClient } from '@tanstack/react-query';
import type { Manifest } from '../../core/model/manifest.ts';
import { findRoute, type Located } from '../../core/paths/route.ts';
import type { ContentSource } from '../../core/source.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { manifestQuery } from './queries.ts';
import { readManifest } from './readManifest.ts';

/** What stands at an address; reads what is missing. Rejects with a ContentError. */
export async function locate(source: ContentSource, client: QueryClient, pathname: string): Promise<Located> {
  const { value } = await client.ensureQueryData(manifestQuery(source));
  const brought = locateBrought(value, pathname);
  if (brought !== undefined) return brought;
  const manifest = value.onlyFor ? await readManifest(source, client) : value;
  const route = findRoute(manifest, pathname);
  if (!manifest.parts && route.kind !== 'notFound') return { manifest, route };
  return (await loadParts()).locateInParts(source, client, manifest, pathname);
}

/** The place that a page drawn ahead has brought the manifest for; undefined where another one is meant. */
export function locateBrought(manifest: Manifest, pathname: string): Located | undefined {
  const route = findRoute(manifest, pathname);
  const isOwn = route.kind !== 'notFound' && route.path === manifest.onlyFor;
  return isOwn ? { manifest, route } : undefined;
}

/** Most sites are small, and do without, but for an address where nothing stands: it may be an old one. */
export const loadParts = () =>
  loadPart(() => import(/* webpackChunkName: "manifest-parts" */ './manifestParts.ts'));
