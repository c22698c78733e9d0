import type { Root, RootContent } from 'hast';

/** A block is full at this many nodes of the tree: a screenful or two of text. */
export const BLOCK_NODES = 300;

/** Gathers finished nodes into blocks; one begins at each h2, and when the one before is full. */
export function createBlocks() {
  const blocks: Root[] = [];
  let count = 0;
  return {
    add(node: RootContent, nodeCount: number) {
      const last = blocks.at(-1);
      const isH2 = node.type === 'element' && node.tagName === 'h2';
      if (last === undefined || count >= BLOCK_NODES || isH2) {
        blocks.push({ type: 'root', children: [node] });
        count = 0;
      } else last.children.push(node);
      count += nodeCount;
    },
    /** For what belongs to the end of the page. */
    addToLast(node: RootContent) {
      const last = blocks.at(-1);
      if (last === undefined) blocks.push({ type: 'root', children: [node] });
      else last.children.push(node);
    },
    blocks,
  };
}
