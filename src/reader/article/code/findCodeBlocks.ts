import type { Element, Nodes } from 'hast';

/** The blocks of code below a node, those that are drawn as something else included. */
export function findCodeBlocks(node: Nodes): Element[] {
  if (node.type === 'element' && node.tagName === 'pre') return [node];
  return 'children' in node ? node.children.flatMap(findCodeBlocks) : [];
}
