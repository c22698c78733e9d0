import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { readWholeManifest } from './readWholeManifest.ts';
import { useManifest } from './useManifest.ts';
import { useReader } from './useReader.ts';

/** The manifest with all its pages: the one that stands, where it knows them, else read first. */
export function useWholeManifest(
  isWanted = true,
): Pick<UseQueryResult<Manifest>, 'data' | 'isError' | 'refetch'> {
  const reader = useReader();
  const known = useManifest();
  const isWhole = known.onlyFor === undefined && known.parts === undefined;
  const { data, isError, refetch } = useQuery({
    queryKey: ['pages of all versions', known.parts?.files],
    queryFn: () => readWholeManifest(reader),
    enabled: isWanted && !isWhole,
    staleTime: Number.POSITIVE_INFINITY,
    // What reads it asks again by itself.
    retry: false,
    structuralSharing: false,
  });
  return { data: isWhole ? known : data, isError: !isWhole && isError, refetch };
}
