import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Manifest } from '../../core/model/manifest.ts';
import { WHOLE_MANIFEST } from '../../core/parts/part.ts';
import type { ContentSource } from '../../core/source.ts';
import { useContentSource } from './ContentProvider.tsx';
import { ensureManifest } from './readManifest.ts';
import { useManifest } from './useManifest.ts';

/** The manifest with all its pages: the one that stands, where it knows them, else read first. */
export function useWholeManifest(
  isWanted = true,
): Pick<UseQueryResult<Manifest>, 'data' | 'isError' | 'refetch'> {
  const source = useContentSource();
  const client = useQueryClient();
  const known = useManifest();
  const isWhole = known.onlyFor === undefined && known.parts === undefined;
  const { data, isError, refetch } = useQuery({
    queryKey: ['pages of all versions', known.parts?.files],
    queryFn: () => readWholeManifest(source, client),
    enabled: isWanted && !isWhole,
    staleTime: Number.POSITIVE_INFINITY,
    // What reads it asks again by itself.
    retry: false,
    structuralSharing: false,
  });
  return { data: isWhole ? known : data, isError: !isWhole && isError, refetch };
}

/** The manifest with all its docs and sidebars, also of a site that is published in parts. Rejects with a ContentError. */
async function readWholeManifest(source: ContentSource, client: QueryClient): Promise<Manifest> {
  const manifest = await ensureManifest(source, client);
  if (manifest.parts === undefined) return manifest;
  return client.fetchQuery({
    queryKey: ['whole manifest'],
    queryFn: async ({ signal }): Promise<Manifest> =>
      JSON.parse((await source.readText(WHOLE_MANIFEST, { signal })).text),
    structuralSharing: false,
  });
}
