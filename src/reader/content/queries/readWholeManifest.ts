import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { WHOLE_MANIFEST } from '../../../core/site/shards/shard.ts';
import { homePath } from '../../../core/site/urls/localePaths.ts';
import type { ContentReader } from './contentReader.ts';

/** Fetches the manifest with the docs and sidebars of all shards, if it has shards. Rejects with a ContentError. */
export async function readWholeManifest(reader: ContentReader, manifest: Manifest): Promise<Manifest> {
  if (manifest.parts === undefined) return manifest;
  return reader.client.fetchQuery({
    queryKey: ['whole manifest'],
    queryFn: async ({ signal }): Promise<Manifest> =>
      JSON.parse(
        (await reader.source.readText(homePath(manifest).slice(1) + WHOLE_MANIFEST, { signal })).text,
      ),
    structuralSharing: false,
  });
}
