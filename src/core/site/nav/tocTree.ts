import type { Heading } from '../manifest/doc.ts';

export interface TocNode {
  heading: Heading;
  children: readonly TocNode[];
}

/**
 * The table of contents: each heading under the nearest earlier one of a smaller level.
 * A level outside `min`-`max` drops out and its surviving children rise (peer-behaviour §7).
 */
export function buildTocTree(headings: readonly Heading[], min: number, max: number): readonly TocNode[] {
  const roots: MutableNode[] = [];
  const open: MutableNode[] = [];
  for (const heading of headings) {
    if (heading.level === 1 || heading.text === '') continue;
    while ((open.at(-1)?.heading.level ?? 0) >= heading.level) open.pop();
    const node: MutableNode = { heading, children: [] };
    const visibleParent = open.filter((candidate) => isShown(candidate, min, max)).at(-1);
    if (isShown(node, min, max)) (visibleParent?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

/** The heading of an id, wherever it stands in the tree. */
export function findHeading(nodes: readonly TocNode[], id: string | undefined): Heading | undefined {
  for (const { heading, children } of nodes) {
    const found = heading.id === id ? heading : findHeading(children, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface MutableNode extends TocNode {
  children: MutableNode[];
}

function isShown(node: TocNode, min: number, max: number): boolean {
  return node.heading.level >= min && node.heading.level <= max;
}
