import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { useContentReader, useManifest } from './ContentProvider.tsx';
import { ensureManifest } from './queries.ts';
import { readWholeManifest } from './readWholeManifest.ts';

/** Returns the loaded manifest if it has the pages of all versions; else fetches a manifest that has. */
export function useWholeManifest(
  isWanted = true,
): Pick<UseQueryResult<Manifest>, 'data' | 'isError' | 'refetch'> {
  const reader = useContentReader();
  const known = useManifest();
  const isWhole = known.coverage === undefined && known.parts === undefined;
  const { data, isError, refetch } = useQuery({
    queryKey: ['pages of all versions', known.parts?.files],
    queryFn: async () => readWholeManifest(reader, await ensureManifest(reader)),
    enabled: isWanted && !isWhole,
    staleTime: Number.POSITIVE_INFINITY,
    // The queries within readWholeManifest() retry.
    retry: false,
    structuralSharing: false,
  });
  return { data: isWhole ? known : data, isError: !isWhole && isError, refetch };
}
