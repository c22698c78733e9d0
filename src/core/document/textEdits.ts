// Changes of a text that leave all other characters of it as they are: line ends, byte order mark, spaces.

export interface TextEdit {
  offset: number;
  length: number;
  content: string;
}

/** Puts edits into a text; they do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = text;
  // The last first: what is before it stays where it is.
  for (const { offset, length, content } of [...edits].sort((a, b) => b.offset - a.offset))
    result = result.slice(0, offset) + content + result.slice(offset + length);
  return result;
}

/** Puts something into a text, before what stands at a place. */
export function insertAt(text: string, offset: number, content: string): string {
  return text.slice(0, offset) + content + text.slice(offset);
}

/** The lines of a text as it is written, with where each begins; its line end is no part of one. */
export function listLines(text: string): { start: number; line: string }[] {
  const lines: { start: number; line: string }[] = [];
  // A byte order mark is in no column.
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  for (const { 0: end, index } of text.matchAll(/\r\n?|\n|$/g)) {
    if (index < start) continue;
    lines.push({ start, line: text.slice(start, index) });
    start = index + end.length;
    if (end === '') break;
  }
  return lines;
}

/** The line end that a text uses. */
export function lineEndOf(text: string): string {
  return /\r\n?|\n/.exec(text)?.[0] ?? '\n';
}
