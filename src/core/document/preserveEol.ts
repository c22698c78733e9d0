import { lineEndOf, listLines } from './textEdits.ts';

const MARK = '\uFEFF';

/**
 * A text that an editor gives back, in the form that it had on disk: byte order mark, and the line end of each line
 * that is as it was. New lines end as the first one did.
 * @param edited line ends of any kind
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
  return (original.startsWith(MARK) ? MARK : '') + text;
}

/** The lines of a text with their ends; what stands behind the last end is a line without one. */
function splitLines(text: string): { line: string; end: string }[] {
  const lines = listLines(text);
  return lines.map(({ start, line }, at) => ({
    line,
    end: text.slice(start + line.length, lines[at + 1]?.start ?? text.length),
  }));
}

/** For each line the number of the one that it was before. */
function findSources(old: readonly string[], lines: readonly string[]): (number | undefined)[] {
  const shorter = Math.min(old.length, lines.length);
  let start = 0;
  while (start < shorter && old[start] === lines[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === lines.at(-1 - end)) end += 1;
  const moved = old.length - lines.length;
  // Between what is the same at both ends lines keep their order: each is looked for behind the one before.
  let next = start;
  return lines.map((line, at) => {
    if (at < start) return at;
    if (at >= lines.length - end) return at + moved;
    const found = old.indexOf(line, next);
    if (found >= 0 && found < old.length - end) {
      next = found + 1;
      return found;
    }
    // One that was changed in its place.
    return moved === 0 ? at : undefined;
  });
}
