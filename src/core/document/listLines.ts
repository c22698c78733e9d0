// Lines that begin as items of Chinese lists do: markdown reads no list in them, and would run them into one another.

const ITEM =
  '(?:(?:\\d{1,3}|[一二三四五六七八九十]{1,3})、|[（(](?:\\d{1,3}|[一二三四五六七八九十]{1,3})）|[①-⑳•●◦▪‣⁃➢])';
const BEGINNING = new RegExp(`^[ \\t]*${ITEM}`);
const BREAK = new RegExp(`\\n[ \\t]*(?=${ITEM})`);

/** Whether a line begins as an item does: `1、`, `（1）`, `①`, `•`, `一、`. */
export function beginsItem(line: string): boolean {
  return BEGINNING.test(line);
}

/**
 * A text cut before the lines that begin so.
 * @example splitItems('步骤：\n1、甲\n2、乙') // ['步骤：', '1、甲', '2、乙']
 */
export function splitItems(text: string): string[] {
  return text.includes('\n') ? text.split(BREAK) : [text];
}
