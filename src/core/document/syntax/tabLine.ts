/** Private-use character that begins the text of a heading node which is the title of a tab. */
export const TAB_MARK = '\uE000';

/** Serializes the title of a tab as a heading line. */
export const tabLine = (indent: string, title: string) => `${indent}###### ${TAB_MARK}${title.trim()}`;

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
