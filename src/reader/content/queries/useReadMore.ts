import { useCallback } from 'react';
import type { SidebarCut } from '../../../core/site/manifest/sidebarItem.ts';
import { useOpenCache } from './ContentProvider.tsx';

/** Reads more of the manifest than the page has brought (readMore.ts). */
export function useReadMore(): (cut?: SidebarCut) => Promise<void> {
  const open = useOpenCache();
  return useCallback(async (cut) => (await open()).readMore(cut), [open]);
}
