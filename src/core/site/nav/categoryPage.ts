import type { Version } from '../manifest/manifest.ts';
import type { SidebarCategory } from '../manifest/sidebarItem.ts';
import { pageAddress } from '../urls/pageAddress.ts';
import { buildBreadcrumbs, type Crumb } from './breadcrumbs.ts';
import { buildSidebarNodes, findFirstHref, type SidebarNode } from './sidebarNodes.ts';

export interface CategoryCard {
  label: string;
  href: string;
  description: string | undefined;
  /** Items below a category; a page has none. */
  count: number | undefined;
}

/** A category's generated page. */
export function buildCategoryPage(
  version: Version,
  sidebarName: string,
  category: SidebarCategory,
  path: string,
) {
  const sidebar = buildSidebarNodes(version, sidebarName, path);
  const index = category.link?.type === 'generated-index' ? category.link : undefined;
  const breadcrumbs: readonly Crumb[] = buildBreadcrumbs(sidebar);
  const descriptions = new Map(version.docs.map((doc) => [pageAddress(doc.path), doc.description]));
  const cards = (findCurrent(sidebar)?.items ?? []).flatMap((node): CategoryCard[] => {
    const href = node.href ?? findFirstHref(node);
    if (href === undefined) return [];
    // A category without a page leads to its first one, whose description is not its own.
    const description = descriptions.get(node.href ?? '');
    return [{ label: node.label, href, description, count: node.items && countItems(node.items) }];
  });
  return {
    title: index?.title ?? category.label,
    description: index?.description ?? category.description,
    sidebar,
    breadcrumbs,
    cards,
  };
}

function countItems(nodes: readonly SidebarNode[]): number {
  return nodes.reduce((sum, { cut }) => sum + (cut?.count ?? 1), 0);
}

function findCurrent(nodes: readonly SidebarNode[]): SidebarNode | undefined {
  const active = nodes.find((node) => node.isActive);
  return active === undefined || active.isCurrent ? active : findCurrent(active.items ?? []);
}
