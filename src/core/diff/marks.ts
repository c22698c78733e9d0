// Marks in the merged tree: `<ins>` and `<del>` nodes with `dataMark` wrap the content of one side. Where HTML
// allows no such element (rows, list items), the element has the attribute, and its child nodes are wrapped. A
// `fill` cell aligns the columns of a table.
import type { Element, ElementContent } from 'hast';

export type DiffMark = 'ins' | 'del';
export type Side = 'before' | 'after';

/** Tag of the node that holds lines of code with marks; its parent is a `pre`. */
export const CODE_LINES = 'code-lines';

/** Tags that their parent requires: they cannot be wrapped. */
const FIXED = new Set('li dt dd tr td th summary header figcaption caption'.split(' '));
/** Tags whose child nodes are marked instead. */
const FRAMES = new Set('thead tbody tfoot tr'.split(' '));

export function markOf(node: ElementContent | undefined): DiffMark | 'fill' | undefined {
  if (node?.type !== 'element') return undefined;
  const { dataMark } = node.properties;
  return dataMark === 'ins' || dataMark === 'del' || dataMark === 'fill' ? dataMark : undefined;
}

/** Wraps nodes of one side. */
export function wrapInMark(mark: DiffMark, nodes: readonly ElementContent[]): Element {
  return {
    type: 'element',
    tagName: mark,
    properties: { dataMark: mark },
    children: mark === 'del' ? nodes.map(withoutIds) : [...nodes],
  };
}

/** Marks nodes of one side, in the way that their tags allow. */
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

/** An empty cell in a column that the other side lacks. */
export function fillCell({ tagName }: Element): Element {
  return { type: 'element', tagName, properties: { dataMark: 'fill' }, children: [] };
}

/** Ids must be unique in the page: the nodes of the newer text have them. */
export function withoutIds(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  return { ...withoutId(node), children: node.children.map(withoutIds) };
}

function withoutId(node: Element): Element {
  if (node.properties.id === undefined) return node;
  const { id: _, ...properties } = node.properties;
  return { ...node, properties };
}
