// The files in which the manifest of a site is published: one, or for a large site a root manifest and shards.
import type { DocEntry } from '../manifest/manifest.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';

/** Folder of the shards inside a built site. */
export const SHARDS_FOLDER = 'parts';

/** The manifest which every client fetches first. */
export const MANIFEST_FILE = 'manifest.json';

/** The complete manifest of a sharded site, for saving a version offline and for programs. */
export const WHOLE_MANIFEST = 'manifest.full.json';

/** One file of a sharded manifest: some docs of a version, and the sidebar items which list them. */
export interface Shard {
  /** Index in the manifest's `parts.files`. */
  number: number;
  /** Name of the version. */
  version: string;
  /** In full the docs which this shard owns, briefly those which its items and links refer to. */
  docs: DocEntry[];
  /** Replace the `cut` item with this shard's number; absent for docs outside all sidebars. */
  items?: SidebarItem[] | undefined;
  /** By version name: the same pages of other versions, and the pages linked there. */
  others: Record<string, DocEntry[]>;
}
