import type { QueryClient } from '@tanstack/react-query';
import type { Manifest } from '../../core/model/manifest.ts';
import { WHOLE_MANIFEST } from '../../core/parts/part.ts';
import type { ContentSource } from '../../core/source.ts';
import { ensureManifest } from './readManifest.ts';

/** The manifest with all its docs and sidebars, also of a site that is published in parts. Rejects with a ContentError. */
export async function readWholeManifest(source: ContentSource, client: QueryClient): Promise<Manifest> {
  const manifest = await ensureManifest(source, client);
  if (manifest.parts === undefined) return manifest;
  return client.fetchQuery({
    queryKey: ['whole manifest'],
    queryFn: async ({ signal }): Promise<Manifest> =>
      JSON.parse((await source.readText(WHOLE_MANIFEST, { signal })).text),
    structuralSharing: false,
  });
}
