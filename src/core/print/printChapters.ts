// The tree of pages to print, built from the sidebars of a version.
import type { PageEntry, Version } from '../site/manifest/manifest.ts';
import { buildSidebarNodes, type SidebarNode } from '../site/nav/sidebarNodes.ts';
import { pageHref } from '../site/urls/pageHref.ts';

export interface PrintNode {
  /** Label in the sidebar. */
  label: string;
  /** Site path of the page, which is written by hand or generated; undefined for a category without a page. */
  path: string | undefined;
  /** Undefined if the page has no text. */
  entry: PageEntry | undefined;
  items: readonly PrintNode[];
}

/**
 * Builds the tree of a version's pages in reading order. A page that several items link to is included once, at the
 * first of them. Links to other sites are omitted, and unlisted pages except the current one.
 */
export function buildPrintTree(version: Version, currentPath: string): readonly PrintNode[] {
  const docs = new Map(version.docs.map((doc) => [pageHref(doc.path), doc]));
  const build = (nodes: readonly SidebarNode[]): PrintNode[] =>
    nodes.flatMap(({ label, href = '', items = [] }) => {
      const entry = docs.get(href);
      docs.delete(href);
      const inside = build(items);
      if (entry === undefined && inside.length === 0) return [];
      return { label, path: entry?.path ?? (href || undefined), entry, items: inside };
    });
  return Object.keys(version.sidebars).flatMap((name) =>
    build(buildSidebarNodes(version, name, currentPath)),
  );
}

/** Flattens a tree to its pages. */
export function listPrintEntries(nodes: readonly PrintNode[]): readonly PageEntry[] {
  return nodes.flatMap(({ entry, items }) => [...(entry ? [entry] : []), ...listPrintEntries(items)]);
}

/** The innermost node that contains the page at a path and at least one other page. */
export function findChapter(nodes: readonly PrintNode[], path: string): PrintNode | undefined {
  for (const node of nodes) {
    const inner = findChapter(node.items, path);
    if (inner !== undefined) return inner;
    const pages = listPrintEntries([node]);
    if (pages.length > 1 && pages.some((page) => page.path === path)) return node;
  }
  return undefined;
}

/** A printed chapter. */
export interface Chapter {
  /** Id of the chapter's heading, and prefix of the ids in its text. */
  id: string;
  /** Formatted number, `1.2`; empty if the print has a single chapter. */
  number: string;
  /** Depth in the tree; 1 at the top level. */
  depth: number;
  label: string;
  /** Site path of the page, which is written by hand or generated; undefined for a category without a page. */
  path: string | undefined;
  /** Undefined if the page has no text. */
  entry: PageEntry | undefined;
}

/** Lists the chapters of the selected pages, numbered by their position in the tree. */
export function listChapters(
  nodes: readonly PrintNode[],
  isChosen: (entry: PageEntry) => boolean,
): readonly Chapter[] {
  const chapters: Chapter[] = [];
  const add = (level: readonly PrintNode[], above: string, depth: number) => {
    for (const [at, { items, ...node }] of level.entries()) {
      const number = `${above}${at + 1}`;
      chapters.push({ ...node, id: `print-${chapters.length + 1}`, number, depth });
      add(items, `${number}.`, depth + 1);
    }
  };
  add(unwrap(prune(nodes, isChosen)), '', 1);
  return chapters.length === 1 ? chapters.map((only) => ({ ...only, number: '' })) : chapters;
}

function prune(nodes: readonly PrintNode[], isChosen: (entry: PageEntry) => boolean): PrintNode[] {
  return nodes.flatMap((node) => {
    const entry = node.entry && isChosen(node.entry) ? node.entry : undefined;
    const items = prune(node.items, isChosen);
    return entry === undefined && items.length === 0 ? [] : { ...node, entry, items };
  });
}

/** Replaces a root node that contains all others by its children, unless the node has text. */
function unwrap(nodes: PrintNode[]): readonly PrintNode[] {
  const [only, ...others] = nodes;
  return only !== undefined && only.entry === undefined && others.length === 0
    ? unwrap([...only.items])
    : nodes;
}
