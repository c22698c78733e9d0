import type { Version } from '../manifest/manifest.ts';
import type { SidebarCategory } from '../manifest/sidebarItem.ts';
import { pageHref } from '../urls/pageHref.ts';
import {
  buildBreadcrumbs,
  buildSidebarNodes,
  type Crumb,
  findFirstHref,
  type SidebarNode,
} from './sidebarNodes.ts';

export interface CategoryCard {
  label: string;
  href: string;
  description: string | undefined;
  /** Number of items in a category; undefined for a page. */
  count: number | undefined;
}

/** Model of a category's generated page, which its component renders. */
export function buildCategoryPage(
  version: Version,
  sidebarName: string,
  category: SidebarCategory,
  path: string,
) {
  const sidebar = buildSidebarNodes(version, sidebarName, path);
  const index = category.link?.type === 'generated-index' ? category.link : undefined;
  const breadcrumbs: readonly Crumb[] = buildBreadcrumbs(sidebar);
  const descriptions = new Map(version.docs.map((doc) => [pageHref(doc.path), doc.description]));
  const cards = (findCurrent(sidebar)?.items ?? []).flatMap((node): CategoryCard[] => {
    const href = node.href ?? findFirstHref(node);
    if (href === undefined) return [];
    // A category without a page links to the first page in it, whose description would not describe the category.
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
