// What MkDocs sets in below a line: it belongs to that line.
import { indentOf } from './tabLine.ts';

/** Columns by which it is set in. */
const STEP = 4;

/**
 * The blank line after what is set in below a line, which can become the end of what that means; undefined where there
 * is none.
 * @param isOwn whether a line that is not set in goes on with the same
 */
export function findSetInEnd(
  lines: readonly string[],
  at: number,
  indent: string,
  isOwn: (line: string) => boolean = () => false,
): number | undefined {
  const isBlank = (line: number) => (lines[line] ?? '').trim() === '';
  const isInside = (line: string) =>
    line.trim() === '' || indentOf(line) >= indent.length + STEP || isOwn(line);
  let last = at;
  while (last + 1 < lines.length && isInside(lines[last + 1] ?? '')) last += 1;
  if (last === at || !isBlank(last)) return undefined;
  while (last - 1 > at && isBlank(last - 1)) last -= 1;
  return last;
}

/** A line as it stands where it is not set in. */
export function setOut(line: string, indent: string): string {
  return line.slice(0, indent.length) + line.slice(indent.length + STEP);
}
