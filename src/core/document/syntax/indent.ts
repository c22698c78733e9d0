/** White space at the start of a text: its characters, and its columns with tab stops of four. */
export function readIndent(text: string): { columns: number; length: number } {
  let columns = 0;
  let length = 0;
  for (; length < text.length; length++) {
    const char = text.charCodeAt(length);
    if (char === 32) columns++;
    else if (char === 9) columns += 4 - (columns % 4);
    else break;
  }
  return { columns, length };
}
