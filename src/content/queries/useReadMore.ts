import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SidebarCut } from '../../core/model/sidebarItem.ts';
import { useContentSource } from './ContentProvider.tsx';
import { loadParts } from './locate.ts';
import { manifestQuery } from './queries.ts';
import { readManifest } from './readManifest.ts';

/** Reads more of the manifest than the page has brought: all that is read as a whole, and a branch of the sidebar. */
export function useReadMore(): (cut?: SidebarCut) => Promise<void> {
  const source = useContentSource();
  const client = useQueryClient();
  return useCallback(
    async (cut) => {
      const { value } = await client.ensureQueryData(manifestQuery(source));
      const manifest = value.onlyFor === undefined ? value : await readManifest(source, client);
      if (cut?.part === undefined || manifest.parts === undefined) return;
      const { readBranch } = await loadParts();
      await readBranch(source, client, manifest, cut.part);
    },
    [source, client],
  );
}
