// What stands at an address: the manifest is read as far as it takes to tell.
import { locateKnown } from '../../../core/site/urls/locateKnown.ts';
import type { Located } from '../../../core/site/urls/route.ts';
import { loadPart } from '../../platform/loadPart.ts';
import type { Reader } from './contentReader.ts';
import { manifestQuery, readManifest } from './queries.ts';

/** What stands at an address; reads what is missing. Rejects with a ContentError. */
export async function locate(reader: Reader, pathname: string): Promise<Located> {
  let { value } = await reader.client.ensureQueryData(manifestQuery(reader.source));
  const brought = locateKnown(value, pathname);
  if (brought !== undefined) return brought;
  if (value.onlyFor) value = await readManifest(reader);
  return (
    locateKnown(value, pathname, !value.parts) ?? (await loadParts()).locateInParts(reader, value, pathname)
  );
}

/** The same without a request: undefined where something is missing. */
export function findLocated({ source, client }: Reader, pathname: string): Located | undefined {
  const { queryKey } = manifestQuery(source);
  const manifest = client.getQueryData(queryKey)?.value;
  if (manifest?.parts !== undefined && !manifest.onlyFor) return parts?.locateRead(manifest, pathname);
  return manifest && locateKnown(manifest, pathname, !manifest.onlyFor);
}

/** Most sites are small, and do without, but for an address where nothing stands: it may be an old one. */
export async function loadParts(): Promise<Parts> {
  parts = await loadPart(() => import(/* webpackChunkName: "manifest-parts" */ './manifestParts.ts'));
  return parts;
}

type Parts = typeof import('./manifestParts.ts');
let parts: Parts | undefined;
