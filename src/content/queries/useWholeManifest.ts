import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Manifest } from '../../core/model/manifest.ts';
import { useContentSource } from './ContentProvider.tsx';
import { readWholeManifest } from './readWholeManifest.ts';
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
