// What can be printed of a version: its sidebars as a tree of pages.
import type { PageEntry, Version } from '../site/manifest/manifest.ts';
import { buildSidebarNodes, type SidebarNode } from '../site/nav/sidebarNodes.ts';
import { pageAddress } from '../site/urls/pageAddress.ts';

/** A page, a chapter of pages, or both. */
export interface PrintNode {
  /** As the sidebar names it. */
  label: string;
  /** Site path of its page, written or generated. */
  path: string | undefined;
  /** Absent where it has no text of its own. */
  entry: PageEntry | undefined;
  items: readonly PrintNode[];
}

/**
 * The pages of a version in reading order; each stands once, at its first place. Links lead out of the version
 * and are no pages of it; unlisted pages show only while they are read.
 */
export function buildPrintTree(version: Version, currentPath: string): readonly PrintNode[] {
  const docs = new Map(version.docs.map((doc) => [pageAddress(doc.path), doc]));
  const take = (nodes: readonly SidebarNode[]): PrintNode[] =>
    nodes.flatMap(({ label, href = '', items = [] }) => {
      const entry = docs.get(href);
      docs.delete(href);
      const inside = take(items);
      if (entry === undefined && inside.length === 0) return [];
      return { label, path: entry?.path ?? (href || undefined), entry, items: inside };
    });
  return Object.keys(version.sidebars).flatMap((name) => take(buildSidebarNodes(version, name, currentPath)));
}

/** All pages of a tree. */
export function listEntries(nodes: readonly PrintNode[]): readonly PageEntry[] {
  return nodes.flatMap(({ entry, items }) => [...(entry ? [entry] : []), ...listEntries(items)]);
}

/** The innermost chapter around a page that holds others as well. */
export function findChapter(nodes: readonly PrintNode[], path: string): PrintNode | undefined {
  for (const node of nodes) {
    const inner = findChapter(node.items, path);
    if (inner !== undefined) return inner;
    const pages = listEntries([node]);
    if (pages.length > 1 && pages.some((page) => page.path === path)) return node;
  }
  return undefined;
}
