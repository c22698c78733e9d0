/**
 * A file's text as an editor has it: one kind of line end, no byte order mark.
 * @example normalizeNewlines('\uFEFF甲\r\n') === '甲\n'
 */
export function normalizeNewlines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
