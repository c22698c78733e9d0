import type { Element, Nodes, RootContent } from 'hast';

/** Later checks name the line of these. */
const PLACED = /^(?:a|audio|img|pre|source|video|h[1-6])$/;

/** Between the children of these, line breaks mean nothing. */
const STRUCTURAL = new Set('ul ol dl table thead tbody tfoot tr'.split(' '));

/** Strips a finished tree of what nobody reads and counts its nodes. */
export function finishNode(node: Nodes): number {
  delete node.data;
  if (node.type === 'element' && PLACED.test(node.tagName)) dropOffsets(node);
  else delete node.position;
  if (!('children' in node)) return 1;

  // The lists hold fewer nodes of the same kinds.
  node.children = tidyChildren(node.children, isStructural(node)) as Element['children'];
  let count = 1;
  for (const child of node.children) count += finishNode(child);
  return count;
}

function isStructural(node: Nodes): boolean {
  return node.type === 'element' && STRUCTURAL.has(node.tagName);
}

/** Raw HTML and comments have no place in a finished tree; neighbouring texts are one. */
function tidyChildren(children: readonly RootContent[], isStructural: boolean): RootContent[] {
  const kept: RootContent[] = [];
  for (const child of children) {
    const last = kept.at(-1);
    if (child.type === 'element') kept.push(child);
    else if (child.type !== 'text' || (isStructural && child.value.trim() === '')) continue;
    else if (last?.type === 'text') last.value += child.value;
    else kept.push(child);
  }
  return kept;
}

/** Offsets belong to the text that the parser saw, which is not quite the file. */
function dropOffsets(node: Element): void {
  if (node.position === undefined) return;
  const { start, end } = node.position;
  node.position = {
    start: { line: start.line, column: start.column },
    end: { line: end.line, column: end.column },
  };
}
