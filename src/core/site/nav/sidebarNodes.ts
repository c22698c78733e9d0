// Builds the nodes that the sidebar component renders, with resolved labels and hrefs, and with the current page
// marked.
import { messages } from '#site-i18n/messages';
import type { DocEntry, Version } from '../manifest/manifest.ts';
import type { SidebarCut, SidebarItem } from '../manifest/sidebarItem.ts';
import { pageHref } from '../urls/pageHref.ts';
import { docsById } from './sidebarItems.ts';

export interface SidebarNode {
  /** React key: unique among siblings and stable across pages. */
  key: string;
  label: string;
  /** Site path or absolute URL; undefined for a category without a page. */
  href: string | undefined;
  /** Whether the node links to the current page. */
  isCurrent: boolean;
  /** Whether the node or a descendant links to the current page. */
  isActive: boolean;
  /** Child nodes; undefined for a leaf. */
  items: readonly SidebarNode[] | undefined;
  isCollapsible: boolean;
  isInitiallyCollapsed: boolean;
  /** The cut that this node represents until its shard is fetched. */
  cut?: SidebarCut | undefined;
}

/** Builds the nodes of a version's sidebar. An unlisted doc has a node only if it is the current page. */
export function buildSidebarNodes(
  version: Version,
  sidebar: string,
  currentPath: string,
): readonly SidebarNode[] {
  return buildNodes(version.sidebars[sidebar] ?? [], docsById(version), currentPath);
}

function buildNodes(
  items: readonly SidebarItem[],
  docs: ReadonlyMap<string, DocEntry>,
  currentPath: string,
): SidebarNode[] {
  return items.flatMap((item) => {
    const node = buildNode(item, docs, currentPath);
    return node === undefined ? [] : [reuseNode(item, node)];
  });
}

const nodes = new WeakMap<SidebarItem, SidebarNode>();

/** Returns the previous object if the node is equal, so that memoized components do not render it again. */
function reuseNode(item: SidebarItem, node: SidebarNode): SidebarNode {
  const before = nodes.get(item);
  if (before !== undefined && isSameNode(before, node)) return before;
  nodes.set(item, node);
  return node;
}

function isSameNode(a: SidebarNode, b: SidebarNode): boolean {
  // All nodes built from the same item have the same fields.
  return (Object.keys(a) as (keyof SidebarNode)[]).every(
    (field) => a[field] === b[field] || (field === 'items' && isSameList(a.items, b.items)),
  );
}

function isSameList(a: SidebarNode['items'] = [], b: SidebarNode['items'] = []): boolean {
  return a.length === b.length && a.every((node, at) => node === b[at]);
}

function buildNode(
  item: SidebarItem,
  docs: ReadonlyMap<string, DocEntry>,
  currentPath: string,
): SidebarNode | undefined {
  if (item.type === 'cut') {
    const { first, count } = item;
    return {
      ...leaf(`cut:${first.path}`, messages.sidebar.more(count), pageHref(first.path), false),
      cut: item,
    };
  }
  const find = (id: string) => {
    const doc = docs.get(id);
    return doc?.unlisted && doc.path !== currentPath ? undefined : doc;
  };
  if (item.type === 'link') return leaf(`link:${item.href}`, item.label, item.href, false);
  if (item.type === 'doc') {
    const doc = find(item.id);
    return (
      doc &&
      leaf(
        `doc:${doc.id}`,
        item.label ?? doc.sidebarLabel ?? doc.title,
        pageHref(doc.path),
        doc.path === currentPath,
      )
    );
  }
  const inside = buildNodes(item.items, docs, currentPath);
  const path = item.link?.type === 'doc' ? find(item.link.id)?.path : item.link?.path;
  const href = path && pageHref(path);
  const isCurrent = path === currentPath;
  if (inside.length === 0) {
    // The generated page of a category without children is empty, so only the current page may show it.
    const isShown = href !== undefined && (isCurrent || item.link?.type === 'doc');
    return isShown ? leaf(`category:${item.label}`, item.label, href, isCurrent) : undefined;
  }
  return {
    key: `category:${item.label}`,
    label: item.label,
    href,
    isCurrent,
    isActive: isCurrent || inside.some((node) => node.isActive),
    items: inside,
    isCollapsible: item.collapsible ?? true,
    isInitiallyCollapsed: item.collapsed ?? true,
  };
}

function leaf(key: string, label: string, href: string, isCurrent: boolean): SidebarNode {
  return {
    key,
    label,
    href,
    isCurrent,
    isActive: isCurrent,
    items: undefined,
    isCollapsible: false,
    isInitiallyCollapsed: false,
  };
}

/** URL of a node's page, by default of the first page among its descendants. */
export function findFirstHref(node: SidebarNode): string | undefined {
  return node.href ?? node.items?.map(findFirstHref).find((href) => href !== undefined);
}

export interface Crumb {
  label: string;
  /** Undefined for the current page, and for categories without a page. */
  href: string | undefined;
}

/**
 * The categories above the current page, outermost first, and the page; empty if the sidebar does not list the
 * page.
 */
export function buildBreadcrumbs(nodes: readonly SidebarNode[]): readonly Crumb[] {
  const node = nodes.find((candidate) => candidate.isActive);
  if (node === undefined) return [];
  if (node.isCurrent) return [{ label: node.label, href: undefined }];
  return [{ label: node.label, href: node.href }, ...buildBreadcrumbs(node.items ?? [])];
}
