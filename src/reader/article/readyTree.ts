// The doc is parsed already: this plugin puts its tree in the place of the one that
// react-markdown would make from a text.
import type { Nodes, Root } from 'hast';

/** A rehype plugin whose result is `tree`, copied, because react-markdown writes into it. */
export function readyTree(tree: Root) {
  return () => () => copyNode(tree);
}

/** A remark plugin in the place of the parser: react-markdown is given no text, and would set up a parser for it with each block. */
export function noText(this: { parser?: unknown }): void {
  this.parser = () => ({ type: 'root', children: [] });
}

function copyNode<T extends Nodes>(node: T): T {
  const copy = { ...node };
  if ('properties' in copy) copy.properties = { ...copy.properties };
  // A node's children are of the same kinds as their copies.
  if ('children' in copy) copy.children = copy.children.map(copyNode) as typeof copy.children;
  return copy;
}
