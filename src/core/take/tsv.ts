/**
 * A table for the clipboard, as sheets read it: a row a line, cells a tab apart.
 * @example toTsv([['键', '值\n'], ['a', '1']]) === '键\t值\na\t1'
 */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t')).join('\n');
}
