import type { Edit } from './edit.ts';

/** A line across the page: its marks are those of lists. */
const BREAK = /^[\s>]*([-*])(?:[ \t]*\1){2,}[ \t]*$/;
const ITEM = /^([\s>]*)([-*+]|(\d{1,9})([.)]))(\s+)(\[[ xX]\]\s+)?/;

/**
 * What Enter does in an item of a list: the next item, or the end of the list in an empty one; undefined elsewhere.
 * @param line up to the cursor, which stands at `at` in the text
 * @param behind what stands behind the cursor in its line
 */
export function continueList(line: string, at: number, behind: string): Edit | undefined {
  const match = BREAK.test(line + behind) ? null : ITEM.exec(line);
  if (match === null) return undefined;
  const [whole, indent = '', mark = '', number, end, space = '', task] = match;
  const start = at - line.length;
  if (line === whole && behind.trim() === '')
    return { from: start, to: at, insert: indent, select: caret(start + indent.length) };
  const next = number === undefined ? mark : `${Number(number) + 1}${end}`;
  const insert = `\n${indent}${next}${space}${task === undefined ? '' : '[ ] '}`;
  return { from: at, to: at, insert, select: caret(at + insert.length) };
}

const caret = (at: number): Edit['select'] => [at, at];
