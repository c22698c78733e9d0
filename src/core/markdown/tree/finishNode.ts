import type { Element, Nodes } from 'hast';

/** Later checks name the line of these. */
const PLACED = /^(?:a|img|h[1-6])$/;

/** Between the children of these, line breaks mean nothing. */
const STRUCTURAL = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'blockquote', 'aside', 'section']);

/** Strips a finished tree of what nobody reads, freezes it through and through, and counts its nodes. */
export function finishNode(node: Nodes): number {
  let count = 1;
  if (node.type === 'element' && PLACED.test(node.tagName)) keepLines(node);
  else delete node.position;
  delete node.data;
  if (node.type === 'element') Object.freeze(withFrozenLists(node).properties);
  if ('children' in node) {
    if (node.type === 'element' && STRUCTURAL.has(node.tagName))
      node.children = node.children.filter((child) => !(child.type === 'text' && /^\s*$/.test(child.value)));
    for (const child of node.children) count += finishNode(child);
    Object.freeze(node.children);
  }
  Object.freeze(node);
  return count;
}

/** Offsets belong to the text that the parser saw, which is not quite the file. */
function keepLines(node: Element): void {
  if (node.position === undefined) return;
  const { start, end } = node.position;
  node.position = Object.freeze({
    start: Object.freeze({ line: start.line, column: start.column }),
    end: Object.freeze({ line: end.line, column: end.column }),
  });
}

function withFrozenLists(node: Element): Element {
  for (const value of Object.values(node.properties)) if (Array.isArray(value)) Object.freeze(value);
  return node;
}
