import type { Code, Nodes } from 'mdast';

/** The blocks of code below a node, from top to bottom. */
export function* codesIn(node: Nodes): Generator<Code> {
  if (node.type === 'code') yield node;
  else if ('children' in node) for (const child of node.children) yield* codesIn(child);
}
