/**
 * A file's text as an editor has it: one kind of line end, no byte order mark.
 * @example plainText('\uFEFF甲\r\n') === '甲\n'
 */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
