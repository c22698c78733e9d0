import type { Edit } from './edit.ts';

/** Matches a thematic break, whose marks could also begin a list item. */
const BREAK = /^[\s>]*([-*])(?:[ \t]*\1){2,}[ \t]*$/;
const ITEM = /^([\s>]*)([-*+]|(\d{1,9})([.)]))(\s+)(\[[ xX]\]\s+)?/;

/**
 * Handles Enter in a list item: adds the next item, or ends the list at an empty one; undefined for the default
 * behaviour.
 * @param line the line up to the cursor, which is at offset `at` of the text
 * @param behind rest of the line after the cursor
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
