// How a comparison is written into a tree: `<ins>` and `<del>` with `dataMark` around what one side has alone.
// Where HTML allows no such element (rows, items), the element itself bears the mark, and its content is
// wrapped. `fill` is a cell that only keeps the columns in line.
import type { Element, ElementContent } from 'hast';

export type Mark = 'ins' | 'del';
export type Side = 'before' | 'after';

/** Lines of code with marks between them; what stands in the text's own place is a `pre`. */
export const CODE_LINES = 'code-lines';

/** They stand in parents that allow nothing else, or have to come first in them. */
const FIXED = new Set('li dt dd tr td th summary header figcaption caption'.split(' '));
/** Of these the children bear the marks. */
const FRAMES = new Set('thead tbody tfoot tr'.split(' '));

export function markOf(node: ElementContent | undefined): Mark | 'fill' | undefined {
  if (node?.type !== 'element') return undefined;
  const { dataMark } = node.properties;
  return dataMark === 'ins' || dataMark === 'del' || dataMark === 'fill' ? dataMark : undefined;
}

/** The mark around nodes that only one side has. */
export function wrapInMark(mark: Mark, nodes: readonly ElementContent[]): Element {
  return {
    type: 'element',
    tagName: mark,
    properties: { dataMark: mark },
    children: mark === 'del' ? nodes.map(withoutIds) : [...nodes],
  };
}

/** Marks nodes that only one side has, wherever they stand. */
export function markNodes(mark: Mark, nodes: readonly ElementContent[]): ElementContent[] {
  const [only, ...rest] = nodes;
  if (rest.length > 0 || only?.type !== 'element' || !(FIXED.has(only.tagName) || FRAMES.has(only.tagName)))
    return [wrapInMark(mark, nodes)];
  const bare = mark === 'del' ? withoutId(only) : only;
  const children = FRAMES.has(only.tagName)
    ? only.children.flatMap((child) => markNodes(mark, [child]))
    : [wrapInMark(mark, only.children)];
  return [{ ...bare, properties: { ...bare.properties, dataMark: mark }, children }];
}

/** A cell that only keeps the columns in line. */
export function fillCell({ tagName }: Element): Element {
  return { type: 'element', tagName, properties: { dataMark: 'fill' }, children: [] };
}

/** The page has each id once: that of the text that is read. */
export function withoutIds(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  return { ...withoutId(node), children: node.children.map(withoutIds) };
}

function withoutId(node: Element): Element {
  if (node.properties.id === undefined) return node;
  const { id: _, ...properties } = node.properties;
  return { ...node, properties };
}
