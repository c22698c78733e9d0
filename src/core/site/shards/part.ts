// The files that the manifest of a large site is cut into.
import type { DocEntry, Manifest } from '../manifest/manifest.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';

/** Folder of the parts inside a built site. */
export const PARTS_FOLDER = 'parts';

/** What visitors read first. */
export const MANIFEST_FILE = 'manifest.json';

/** The whole manifest of a site that is published in parts, for who saves a version and for programs. */
export const WHOLE_MANIFEST = 'manifest.full.json';

/** A piece of a version: some of its docs, and the sidebar items that lead to them. */
export interface Part {
  /** Its place in the manifest's list. */
  number: number;
  /** Name of the version. */
  version: string;
  /** In full those that are this part's own, briefly those that its items and texts name besides. */
  docs: DocEntry[];
  /** Stand where the cut with this part's number is; none where the docs are in no sidebar. */
  items?: SidebarItem[] | undefined;
  /** The same pages in other versions, and what the texts link to there, by the version's name. */
  others: Record<string, DocEntry[]>;
}

export type PartIndex = NonNullable<Manifest['parts']>;
