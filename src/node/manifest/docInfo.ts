import type { CategoryMeta } from '../../core/site/manifest/category.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { DocEntry } from '../../core/site/manifest/manifest.ts';
import type { SidebarDocInfo } from '../../core/site/nav/sidebarTree.ts';

/** The name of the sidebar that a version's folder makes. */
export const SIDEBAR = 'defaultSidebar';

/** What a category file says, and where it names the category's page. */
export interface CategoryInfo extends CategoryMeta {
  written?: CategoryPlace;
}

export type CategoryPlace = Pick<Finding, 'file' | 'line'>;

/** A doc before it is known in which versions it stands. */
export interface DocInfo extends SidebarDocInfo {
  /** Address below the version's path. */
  slug: string;
  entry: Omit<DocEntry, 'path'>;
}
