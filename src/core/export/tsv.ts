/**
 * Serializes a table as tab-separated values, the clipboard format of spreadsheets. Whitespace in a cell becomes a
 * space.
 * @example toTsv([['键', '值\n'], ['a', '1']]) === '键\t值\na\t1'
 */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t')).join('\n');
}

/** A cell and the separator after it; a cell with a line break is in quotes, and `""` is a quote in it. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/y;

/**
 * Parses tab-separated values from the clipboard. Returns undefined unless all rows have the same number of cells,
 * with at least two rows and two columns: such a text is no table.
 * @example fromTsv('键\t值\na\t"1\n2"\n') // [['键', '值'], ['a', '1\n2']]
 */
export function fromTsv(text: string): string[][] | undefined {
  const written = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  for (;;) {
    const [, quoted, bare = '', behind = ''] = CELL.exec(written) ?? [];
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (behind === '') break;
    if (behind === '\n') rows.push([]);
  }
  const width = rows[0]?.length ?? 0;
  const isTable = rows.length > 1 && width > 1 && rows.every((row) => row.length === width);
  return isTable ? rows : undefined;
}
