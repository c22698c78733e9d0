import type { SidebarNode } from './sidebarNodes.ts';

export interface Crumb {
  label: string;
  /** Absent on the page itself and on categories without a page. */
  href: string | undefined;
}

/** The categories above the current page and the page, outer first; empty when the sidebar lacks it. */
export function buildBreadcrumbs(nodes: readonly SidebarNode[]): readonly Crumb[] {
  const node = nodes.find((candidate) => candidate.isActive);
  if (node === undefined) return [];
  if (node.isCurrent) return [{ label: node.label, href: undefined }];
  return [{ label: node.label, href: node.href }, ...buildBreadcrumbs(node.items ?? [])];
}
