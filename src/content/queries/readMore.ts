import type { QueryClient } from '@tanstack/react-query';
import type { SidebarCut } from '../../core/model/sidebarItem.ts';
import type { ContentSource } from '../../core/source.ts';
import { loadParts } from './locate.ts';
import { ensureManifest } from './readManifest.ts';

/** Reads more of the manifest than the page has brought: all that is read as a whole, and a branch of the sidebar. */
export async function readMore(source: ContentSource, client: QueryClient, cut?: SidebarCut): Promise<void> {
  const manifest = await ensureManifest(source, client);
  if (cut?.part === undefined || manifest.parts === undefined) return;
  const { readBranch } = await loadParts();
  await readBranch(source, client, manifest, cut.part);
}
