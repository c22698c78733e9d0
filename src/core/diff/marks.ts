// Marks in the merged tree: `ins` and `del` nodes with the property `dataMark` wrap content that only one of the two
// texts has. HTML
// allows no such element around rows or list items: these get the property themselves, and their child nodes are
// wrapped. A `fill` cell is an empty cell that aligns the columns of a table.
import type { Element, ElementContent } from 'hast';

export type DiffMark = 'ins' | 'del';
export type Side = 'before' | 'after';

/** Tag that replaces `pre` for merged code; its component renders the marks of lines. */
export const CODE_LINES = 'code-lines';

/** Tags that HTML allows only in certain parents, so `ins` and `del` must not wrap them. */
const FIXED = new Set('li dt dd tr td th summary header figcaption caption'.split(' '));
/** Tags whose children must have fixed tags too, so that marks go into the children. */
const FRAMES = new Set('thead tbody tfoot tr'.split(' '));

export function markOf(node: ElementContent | undefined): DiffMark | 'fill' | undefined {
  if (node?.type !== 'element') return undefined;
  const { dataMark } = node.properties;
  return dataMark === 'ins' || dataMark === 'del' || dataMark === 'fill' ? dataMark : undefined;
}

/** Wraps nodes of one text in an `ins` or `del` node. */
export function wrapInMark(mark: DiffMark, nodes: readonly ElementContent[]): Element {
  return {
    type: 'element',
    tagName: mark,
    properties: { dataMark: mark },
    children: mark === 'del' ? nodes.map(withoutIds) : [...nodes],
  };
}

/** Marks nodes of one text: wraps them, or their child nodes if HTML allows no wrapper around them. */
export function markNodes(mark: DiffMark, nodes: readonly ElementContent[]): ElementContent[] {
  const [only, ...rest] = nodes;
  if (rest.length > 0 || only?.type !== 'element' || !(FIXED.has(only.tagName) || FRAMES.has(only.tagName)))
    return [wrapInMark(mark, nodes)];
  const bare = mark === 'del' ? withoutId(only) : only;
  const children = FRAMES.has(only.tagName)
    ? only.children.flatMap((child) => markNodes(mark, [child]))
    : [wrapInMark(mark, only.children)];
  return [{ ...bare, properties: { ...bare.properties, dataMark: mark }, children }];
}

/** An empty cell with the tag of another cell, for a column that exists in the other table only. */
export function fillCell({ tagName }: Element): Element {
  return { type: 'element', tagName, properties: { dataMark: 'fill' }, children: [] };
}

/** Copies a node without ids. Ids must be unique in the page, so only nodes of the newer text have ids. */
export function withoutIds(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  return { ...withoutId(node), children: node.children.map(withoutIds) };
}

function withoutId(node: Element): Element {
  if (node.properties.id === undefined) return node;
  const { id: _, ...properties } = node.properties;
  return { ...node, properties };
}
