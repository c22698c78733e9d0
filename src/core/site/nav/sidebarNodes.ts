// A version's sidebar as it is drawn: labels and addresses filled in, the current page marked.
import { messages } from '../../i18n/messages.ts';
import type { DocEntry, Version } from '../manifest/manifest.ts';
import type { SidebarCut, SidebarItem } from '../manifest/sidebarItem.ts';
import { pageAddress } from '../urls/pageAddress.ts';
import { docsById } from './sidebarItems.ts';

export interface SidebarNode {
  /** Unique among its siblings and stable across pages. */
  key: string;
  label: string;
  /** Address on the site or full one; absent on a category without a page. */
  href: string | undefined;
  /** The page on the screen. */
  isCurrent: boolean;
  /** The page on the screen or something below this node. */
  isActive: boolean;
  /** Undefined on a leaf. */
  items: readonly SidebarNode[] | undefined;
  isCollapsible: boolean;
  isInitiallyCollapsed: boolean;
  /** The items that stand in the place of this node once they have been read. */
  cut?: SidebarCut | undefined;
}

/** The drawn sidebar of a version; unlisted docs show only while they are read. */
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
    return node === undefined ? [] : [keepNode(item, node)];
  });
}

const nodes = new WeakMap<SidebarItem, SidebarNode>();

/** What is as it was stays the same object: of a long sidebar only what has changed is drawn anew. */
function keepNode(item: SidebarItem, node: SidebarNode): SidebarNode {
  const before = nodes.get(item);
  if (before !== undefined && isSameNode(before, node)) return before;
  nodes.set(item, node);
  return node;
}

function isSameNode(a: SidebarNode, b: SidebarNode): boolean {
  // Of the same item: they have the same fields.
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
      ...leaf(`cut:${first.path}`, messages.sidebar.more(count), pageAddress(first.path), false),
      cut: item,
    };
  }
  // An unlisted doc shows only while it is read.
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
        pageAddress(doc.path),
        doc.path === currentPath,
      )
    );
  }
  const inside = buildNodes(item.items, docs, currentPath);
  const path = item.link?.type === 'doc' ? find(item.link.id)?.path : item.link?.path;
  const href = path && pageAddress(path);
  const isCurrent = path === currentPath;
  if (inside.length === 0) {
    // A generated page lists what is inside: without that there is none to lead to.
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

/** Where a node leads: to its own page, else to the first one below it. */
export function findFirstHref(node: SidebarNode): string | undefined {
  return node.href ?? node.items?.map(findFirstHref).find((href) => href !== undefined);
}
