// What MkDocs sets in below a line: it belongs to that line.
import { readClosingLine } from '../syntax/containerLine.ts';
import { indentOf } from '../syntax/tabLine.ts';

/** Columns by which it is set in. */
const STEP = 4;

/** Colons of what stands in nothing else: there is room for the narrower ones of what stands last in it. */
const COLONS = 7;

/** The next item of a list. */
const ITEM = /^\s*(?:[-+*]|\d{1,9}[.)])\s/;

export interface SetInEnd {
  line: number;
  /** Whether what it stands in ends there as well: the line says so already. */
  isShared: boolean;
  /** What its opening line is written with. */
  colons: string;
}

/**
 * The blank line after what is set in below a line; where it stands last in another such block, in an item of a list or
 * in the text, the end of that, which ends both. Undefined where there is none of them.
 * @param isOwn whether a line that is not set in goes on with the same
 */
export function findSetInEnd(
  lines: readonly string[],
  at: number,
  indent: string,
  isOwn: (line: string) => boolean = () => false,
): SetInEnd | undefined {
  const isBlank = (line: number) => (lines[line] ?? '').trim() === '';
  const isInside = (line: string) =>
    line.trim() === '' || indentOf(line) >= indent.length + STEP || isOwn(line);
  let last = at;
  while (last + 1 < lines.length && isInside(lines[last + 1] ?? '')) last += 1;
  if (last === at) return undefined;
  if (!isBlank(last)) {
    const next = lines[last + 1];
    // The parser ends it with the text, and with the list's item that it stands in.
    if (next === undefined || (indentOf(next) < indent.length && ITEM.test(next)))
      return { line: last + 1, isShared: true, colons: ':'.repeat(COLONS) };
    const outer = readClosingLine(next.trim()) ?? 0;
    return outer > 3 ? { line: last + 1, isShared: true, colons: ':'.repeat(outer - 1) } : undefined;
  }
  while (last - 1 > at && isBlank(last - 1)) last -= 1;
  return { line: last, isShared: false, colons: ':'.repeat(COLONS) };
}

/** A line as it stands where it is not set in. */
export function setOut(line: string, indent: string): string {
  return line.slice(0, indent.length) + line.slice(indent.length + STEP);
}
