import type { Heading, Nodes } from 'mdast';

/** Begins the text of a heading that is a tab's title: a private-use character. */
export const TAB_MARK = '\uE000';

/** Serializes the line that begins a tab. */
export const tabLine = (indent: string, title: string) => `${indent}###### ${TAB_MARK}${title.trim()}`;

/** Whether a node is a tab's title. */
export function isTab(node: Nodes): node is Heading {
  const [first] = node.type === 'heading' ? node.children : [];
  return first?.type === 'text' && first.value.startsWith(TAB_MARK);
}

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
