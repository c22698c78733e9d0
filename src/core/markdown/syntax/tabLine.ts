/** Begins the text of a heading that is a tab's title; a character for private use. */
export const TAB_MARK = '\uE000';

/** The line that begins a tab. */
export const tabLine = (indent: string, title: string) => `${indent}###### ${TAB_MARK}${title.trim()}`;

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
