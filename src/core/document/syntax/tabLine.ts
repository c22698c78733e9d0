import type { Heading, Nodes } from 'mdast';

/** Private-use character that begins the text of a heading node which is the title of a tab. */
export const TAB_MARK = '\uE000';

/** Serializes the title of a tab as a heading line. */
export const tabLine = (indent: string, title: string) => `${indent}###### ${TAB_MARK}${title.trim()}`;

/** Whether a node is the title of a tab. */
export function isTab(node: Nodes): node is Heading {
  if (node.type !== 'heading') return false;
  const [first] = node.children;
  return node.data?.isTab === true || (first?.type === 'text' && first.value.startsWith(TAB_MARK));
}

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
