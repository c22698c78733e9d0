import type { Finding } from '../../core/site/manifest/finding.ts';
import { applyFixes } from './applyFixes.ts';
import type { Command } from './edit.ts';

/** Something in a text. */
export interface WrittenPlace {
  /** From 1. */
  line: number;
  column: number;
  /** Characters; undefined: to the end of the line. */
  length: number | undefined;
  /** The lines that it takes, whole, as they were. */
  written: string;
}

/** Puts something else in its place, unless the lines have changed meanwhile. */
export function mend(place: WrittenPlace, instead: string): Command {
  return (text) => {
    const start = findUnchanged(text, place);
    if (start === undefined) return undefined;
    const { column, length, written } = place;
    const from = start + column - 1;
    const to = length === undefined ? start + written.length : from + length;
    const end = from + instead.length;
    return { from, to, insert: instead, select: [end, end] };
  };
}

/** Applies the fixes of all places whose lines have not changed meanwhile. */
export function fixAll(places: readonly (WrittenPlace & Pick<Finding, 'fix'>)[]): Command {
  return (text) => {
    const unchanged = places.filter((place) => findUnchanged(text, place) !== undefined);
    const fixed = applyFixes(text, unchanged).text;
    if (fixed === text) return undefined;
    let from = 0;
    while (text[from] === fixed[from]) from += 1;
    let behind = 0;
    const most = Math.min(text.length, fixed.length) - from;
    while (behind < most && text.at(-1 - behind) === fixed.at(-1 - behind)) behind += 1;
    const end = fixed.length - behind;
    return { from, to: text.length - behind, insert: fixed.slice(from, end), select: [end, end] };
  };
}

/** Where the lines of a place begin in a text; undefined where other ones stand there now. */
function findUnchanged(text: string, { line, written }: WrittenPlace): number | undefined {
  const lines = text.split('\n');
  const count = written.split('\n').length;
  if (lines.slice(line - 1, line - 1 + count).join('\n') !== written || line > lines.length) return undefined;
  return lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, 0);
}
