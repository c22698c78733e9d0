import type { Root, RootContent } from 'hast';

/** A block is full at this many nodes of the tree: a screenful or two of text. */
export const BLOCK_NODES = 300;

/** Gathers finished nodes into blocks, which begin at each h2 and when one is full. */
export function createBlocks() {
  const blocks: Root[] = [];
  let children: RootContent[] = [];
  let count = 0;

  const close = () => {
    if (children.length > 0) blocks.push(Object.freeze({ type: 'root', children: freezeList(children) }));
    children = [];
    count = 0;
  };
  return {
    add(node: RootContent, nodeCount: number) {
      if (count >= BLOCK_NODES || isH2(node)) close();
      children.push(node);
      count += nodeCount;
    },
    /** For what belongs to the end of the page. */
    addToLast(node: RootContent) {
      children.push(node);
    },
    finish(): readonly Root[] {
      close();
      return freezeList(blocks);
    },
  };
}

function isH2(node: RootContent): boolean {
  return node.type === 'element' && node.tagName === 'h2';
}

function freezeList<T>(list: T[]): T[] {
  Object.freeze(list);
  return list;
}
