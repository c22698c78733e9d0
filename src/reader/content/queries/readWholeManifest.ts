import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { WHOLE_MANIFEST } from '../../../core/site/shards/part.ts';
import { ensureManifest } from './queries.ts';
import type { Reader } from './reader.ts';

/** The manifest with all its docs and sidebars, also of a site that is published in parts. Rejects with a ContentError. */
export async function readWholeManifest(reader: Reader): Promise<Manifest> {
  const manifest = await ensureManifest(reader);
  if (manifest.parts === undefined) return manifest;
  return reader.client.fetchQuery({
    queryKey: ['whole manifest'],
    queryFn: async ({ signal }): Promise<Manifest> =>
      JSON.parse((await reader.source.readText(WHOLE_MANIFEST, { signal })).text),
    structuralSharing: false,
  });
}
