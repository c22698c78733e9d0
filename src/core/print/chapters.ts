import type { PageEntry } from '../site/manifest/manifest.ts';
import type { PrintNode } from './printTree.ts';

/** A chapter of what is printed, in reading order. */
export interface Chapter {
  /** The id of its heading; the ids in its text begin with it. */
  id: string;
  /** `1.2`; empty where it is the only one. */
  number: string;
  /** From 1. */
  depth: number;
  label: string;
  /** Site path of its page, written or generated. */
  path: string | undefined;
  /** Absent where it has no text of its own. */
  entry: PageEntry | undefined;
}

/** The chapters that the chosen pages make, numbered as they stand in the tree. */
export function listChapters(
  nodes: readonly PrintNode[],
  isChosen: (entry: PageEntry) => boolean,
): readonly Chapter[] {
  const chapters: Chapter[] = [];
  const add = (level: readonly PrintNode[], above: string, depth: number) => {
    for (const [at, { items, ...node }] of level.entries()) {
      const number = `${above}${at + 1}`;
      chapters.push({ ...node, id: `print-${chapters.length + 1}`, number, depth });
      add(items, `${number}.`, depth + 1);
    }
  };
  add(unwrap(prune(nodes, isChosen)), '', 1);
  return chapters.length === 1 ? chapters.map((only) => ({ ...only, number: '' })) : chapters;
}

function prune(nodes: readonly PrintNode[], isChosen: (entry: PageEntry) => boolean): PrintNode[] {
  return nodes.flatMap((node) => {
    const entry = node.entry && isChosen(node.entry) ? node.entry : undefined;
    const items = prune(node.items, isChosen);
    return entry === undefined && items.length === 0 ? [] : { ...node, entry, items };
  });
}

/** What holds all that is printed is no chapter of it, unless it has a text. */
function unwrap(nodes: PrintNode[]): readonly PrintNode[] {
  const [only, ...others] = nodes;
  return only !== undefined && only.entry === undefined && others.length === 0
    ? unwrap([...only.items])
    : nodes;
}
