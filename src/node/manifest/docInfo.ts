import type { DocEntry } from '../../core/model/manifest.ts';
import type { SidebarDocInfo } from '../../core/nav/sidebarTree.ts';

/** The name of the sidebar that a version's folder makes. */
export const SIDEBAR = 'defaultSidebar';

/** A doc before it is known in which versions it stands. */
export interface DocInfo extends SidebarDocInfo {
  /** Address below the version's path. */
  slug: string;
  entry: Omit<DocEntry, 'path'>;
}
