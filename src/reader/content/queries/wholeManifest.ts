import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { WHOLE_MANIFEST } from '../../../core/site/shards/shard.ts';
import { homePath } from '../../../core/site/urls/localePaths.ts';
import { useContentReader, useManifest } from './ContentProvider.tsx';
import type { ContentReader } from './contentReader.ts';
import { ensureManifest } from './queries.ts';

/** Returns the loaded manifest if it has the pages of all versions; else fetches a manifest that has. */
export function useWholeManifest(
  isWanted = true,
): Pick<UseQueryResult<Manifest>, 'data' | 'isError' | 'refetch'> {
  const reader = useContentReader();
  const known = useManifest();
  const isWhole = known.coverage === undefined && known.parts === undefined;
  const { data, isError, refetch } = useQuery({
    queryKey: ['pages of all versions', known.parts?.files],
    queryFn: () => readWholeManifest(reader),
    enabled: isWanted && !isWhole,
    staleTime: Number.POSITIVE_INFINITY,
    // The queries within readWholeManifest() retry.
    retry: false,
    structuralSharing: false,
  });
  return { data: isWhole ? known : data, isError: !isWhole && isError, refetch };
}

/** Fetches the manifest with the docs and sidebars of all shards. Rejects with a ContentError. */
async function readWholeManifest(reader: ContentReader): Promise<Manifest> {
  const manifest = await ensureManifest(reader);
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
