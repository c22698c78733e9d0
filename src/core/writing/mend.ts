import type { Command } from './edit.ts';

/** Something in a text. */
export interface WrittenPlace {
  /** From 1. */
  line: number;
  column: number;
  /** Characters; undefined: to the end of the line. */
  length: number | undefined;
  /** The whole line as it was. */
  written: string;
}

/** Puts something else in its place, unless the line has changed meanwhile. */
export function mend({ line, column, length, written }: WrittenPlace, instead: string): Command {
  return (text) => {
    const lines = text.split('\n');
    if (lines[line - 1] !== written) return undefined;
    const start = lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, 0);
    const from = start + column - 1;
    const to = length === undefined ? start + written.length : from + length;
    const end = from + instead.length;
    return { from, to, insert: instead, select: [end, end] };
  };
}
