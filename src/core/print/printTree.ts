// The pages of a version as a tree for print, from its sidebars.
import type { PageEntry, Version } from '../site/manifest/manifest.ts';
import { buildSidebarNodes, type SidebarNode } from '../site/nav/sidebarNodes.ts';
import { pageHref } from '../site/urls/pageHref.ts';

export interface PrintNode {
  /** Label in the sidebar. */
  label: string;
  /** Site path of the page, written or generated. */
  path: string | undefined;
  /** Undefined if the page has no text. */
  entry: PageEntry | undefined;
  items: readonly PrintNode[];
}

/**
 * Lists the pages of a version in reading order, each at its first position. Links to other pages are omitted; unlisted
 * pages are included only while they are open.
 */
export function buildPrintTree(version: Version, currentPath: string): readonly PrintNode[] {
  const docs = new Map(version.docs.map((doc) => [pageHref(doc.path), doc]));
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

/** Flattens a tree to its pages. */
export function listPrintEntries(nodes: readonly PrintNode[]): readonly PageEntry[] {
  return nodes.flatMap(({ entry, items }) => [...(entry ? [entry] : []), ...listPrintEntries(items)]);
}

/** The innermost node that contains a page and others. */
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
  /** Id of its heading, and prefix of the ids in its text. */
  id: string;
  /** `1.2`; empty for a single chapter. */
  number: string;
  /** From 1. */
  depth: number;
  label: string;
  /** Site path of the page, written or generated. */
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

/** A node around all the rest is no chapter unless it has text. */
function unwrap(nodes: PrintNode[]): readonly PrintNode[] {
  const [only, ...others] = nodes;
  return only !== undefined && only.entry === undefined && others.length === 0
    ? unwrap([...only.items])
    : nodes;
}
