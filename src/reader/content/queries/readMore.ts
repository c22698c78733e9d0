import type { SidebarCut } from '../../../core/site/manifest/sidebarItem.ts';
import { loadParts } from './locate.ts';
import { ensureManifest } from './queries.ts';
import type { Reader } from './reader.ts';

/** Reads more of the manifest than the page has brought: all that is read as a whole, and a branch of the sidebar. */
export async function readMore(reader: Reader, cut?: SidebarCut): Promise<void> {
  const manifest = await ensureManifest(reader);
  if (cut?.part === undefined || manifest.parts === undefined) return;
  const { readBranch } = await loadParts();
  await readBranch(reader, manifest, cut.part);
}
