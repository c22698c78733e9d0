import { toTsv } from '../../../../core/export/tsv.ts';

/** What in a cell is for the eye or the ear alone. */
const UNREAD = '.visually-hidden, [data-footnote-ref], svg';

/** A table of the page, as it is shown. */
export function readTable(table: HTMLTableElement): string {
  return toTsv([...table.rows].map((row) => [...row.cells].map(readCell)));
}

function readCell(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const unread of copy.querySelectorAll(UNREAD)) unread.remove();
  for (const end of copy.querySelectorAll('br')) end.replaceWith(' ');
  return copy.textContent;
}
