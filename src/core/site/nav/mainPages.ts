import type { Version } from '../manifest/manifest.ts';
import { buildSidebarNodes, type SidebarNode } from './sidebarNodes.ts';

/** Maximum number of pages, since a flat sidebar may have thousands of nodes. */
const LIMIT = 20;

export interface MainPage {
  label: string;
  href: string;
  /** Label of the group that lists the page. */
  group?: string | undefined;
}

/**
 * The pages at the top of a version's first sidebar, which the search suggests before a query. A group without a page of
 * its own is replaced by its pages; if there are more than LIMIT pages, each group has an equal share.
 */
export function listMainPages(version: Version): readonly MainPage[] {
  const name = Object.keys(version.sidebars)[0];
  if (name === undefined) return [];
  const groups = buildSidebarNodes(version, name, '').map((node) => [...listPages(node)]);
  const sharesOf = (share: number) => groups.flatMap((pages) => pages.slice(0, share));
  let share = LIMIT;
  while (share > 1 && sharesOf(share).length > LIMIT) share -= 1;
  return sharesOf(share).slice(0, LIMIT);
}

function* listPages({ cut, href, label, items }: SidebarNode, group?: string): Generator<MainPage> {
  if (cut !== undefined) return;
  if (href === undefined) for (const item of items ?? []) yield* listPages(item, label);
  else if (href.startsWith('/') && !href.startsWith('//')) yield { label, href, group };
}
