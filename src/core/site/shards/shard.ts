// The files of a published manifest: a single file, or for a large site a root manifest and shards.
import type { DocEntry } from '../manifest/manifest.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';

/** Folder of the shards inside a built site. */
export const SHARDS_FOLDER = 'parts';

/** The manifest file that every client fetches first. */
export const MANIFEST_FILE = 'manifest.json';

/** The complete manifest of a sharded site: for saving a version offline, and for other programs. */
export const WHOLE_MANIFEST = 'manifest.full.json';

/** One file of a sharded manifest: some docs of a version, and the sidebar items that link to them. */
export interface Shard {
  /** Index in the manifest's `parts.files`. */
  number: number;
  /** Name of the version. */
  version: string;
  /**
   * Complete entries of the docs in this shard, and brief entries of other docs to which its items and links refer.
   */
  docs: DocEntry[];
  /** Sidebar items that replace the `cut` with this shard's number; absent if no sidebar lists the docs. */
  items?: SidebarItem[] | undefined;
  /** Brief docs of other versions by version name: counterparts of the docs, and docs to which links refer. */
  others: Record<string, DocEntry[]>;
}
