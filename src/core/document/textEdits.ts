// Edits of a text that preserve all other characters: line ends, BOM, spaces.

export interface TextEdit {
  offset: number;
  length: number;
  content: string;
}

/** Applies edits, which must not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = text;
  // From the last edit to the first, so that the offsets of the remaining edits stay valid.
  for (const { offset, length, content } of [...edits].sort((a, b) => b.offset - a.offset))
    result = result.slice(0, offset) + content + result.slice(offset + length);
  return result;
}

export function insertAt(text: string, offset: number, content: string): string {
  return text.slice(0, offset) + content + text.slice(offset);
}

/** Lists the lines of a text with their offsets, without line ends. */
export function listLines(text: string): { start: number; line: string }[] {
  const lines: { start: number; line: string }[] = [];
  // The BOM is part of no line.
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  for (const { 0: end, index } of text.matchAll(/\r\n?|\n|$/g)) {
    if (index < start) continue;
    lines.push({ start, line: text.slice(start, index) });
    start = index + end.length;
    if (end === '') break;
  }
  return lines;
}

/** The first line end of a text; `\n` if the text has none. */
export function lineEndOf(text: string): string {
  return /\r\n?|\n/.exec(text)?.[0] ?? '\n';
}

/**
 * Converts all line ends to `\n` and removes the BOM.
 * @example normalizeNewlines('\uFEFF甲\r\n') === '甲\n'
 */
export function normalizeNewlines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
