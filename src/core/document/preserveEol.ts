import { lineEndOf, listLines } from './textEdits.ts';

const BOM = '\uFEFF';

/**
 * Restores the BOM and the line ends of a file in an edited text. Unchanged lines get their original line end, new
 * lines that of the file's first line.
 * @param edited text with line ends of any kind
 * @example preserveEol('甲\r\n乙\r\n', '甲\n丙\n乙\n') === '甲\r\n丙\r\n乙\r\n'
 */
export function preserveEol(original: string, edited: string): string {
  const usual = lineEndOf(original);
  const old = splitLines(original);
  const lines = splitLines(edited).map(({ line }) => line);
  const sources = findSources(
    old.map(({ line }) => line),
    lines,
  );
  const last = lines.length - 1;
  const write = (line: string, at: number) => line + (old[sources[at] ?? -1]?.end || usual);
  const text = lines.slice(0, last).map(write).join('') + (lines[last] ?? '');
  return (original.startsWith(BOM) ? BOM : '') + text;
}

/** Splits a text into lines and their line ends; the last line has an empty one. */
function splitLines(text: string): { line: string; end: string }[] {
  const lines = listLines(text);
  return lines.map(({ start, line }, at) => ({
    line,
    end: text.slice(start + line.length, lines[at + 1]?.start ?? text.length),
  }));
}

/** For each edited line, the index of the original line; undefined for a new line. */
function findSources(old: readonly string[], lines: readonly string[]): (number | undefined)[] {
  const shorter = Math.min(old.length, lines.length);
  let start = 0;
  while (start < shorter && old[start] === lines[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === lines.at(-1 - end)) end += 1;
  const moved = old.length - lines.length;
  // Unchanged lines have the same order in both texts, so the search begins after the last match.
  let next = start;
  return lines.map((line, at) => {
    if (at < start) return at;
    if (at >= lines.length - end) return at + moved;
    const found = old.indexOf(line, next);
    if (found >= 0 && found < old.length - end) {
      next = found + 1;
      return found;
    }
    // If the count of lines is the same, this line was edited in place.
    return moved === 0 ? at : undefined;
  });
}
