// The texts, lists and objects of a file that lists pages, with their places in its text.

export interface NavNode {
  /** `label` and `tooltip`: the words and the title of a link in markdown. `other`: code whose parts are known. */
  kind: 'text' | 'label' | 'tooltip' | 'list' | 'object' | 'pair' | 'other';
  start: number;
  end: number;
  /** Start of the first and end of the last line of an entry that fills lines: of a block in YAML, of a markdown list. */
  lines?: readonly [start: number, end: number];
  text?: string;
  /** The source of another text in its place, with the same quotes. */
  write?: (text: string) => string;
  /** Of a pair: its key, then its value. */
  children: NavNode[];
  parent: NavNode | undefined;
}

/** Creates a node and adds it to its parent. */
export function addNode(
  parent: NavNode | undefined,
  fields: Pick<NavNode, 'kind' | 'start' | 'end'> & Partial<NavNode>,
): NavNode {
  const node: NavNode = { children: [], ...fields, parent };
  parent?.children.push(node);
  return node;
}

export function* walkNodes(node: NavNode): Generator<NavNode> {
  yield node;
  for (const child of node.children) yield* walkNodes(child);
}

export const listTexts = (root: NavNode) => [...walkNodes(root)].filter(({ kind }) => kind === 'text');

/** The node and those that contain it, the innermost first. */
export const listAncestors = (node: NavNode): NavNode[] =>
  node.parent === undefined ? [node] : [node, ...listAncestors(node.parent)];

/** Whether a node is an element of a list. */
export const isElement = ({ parent }: NavNode) => parent?.kind === 'list';

/** Whether a node is a key. */
export const isKey = (node: NavNode) => node.parent?.kind === 'pair' && node.parent.children[0] === node;
