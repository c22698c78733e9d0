// Folds a comparison in which little of the text is the same, so that a narrow screen shows what is new and gone.
import { toPlainText } from '../document/plainText.ts';
import type { ComparisonRow } from './compareDocs.ts';

/** Whether more than half of the text is not the same in both versions. */
export function differsMostly(rows: readonly ComparisonRow[]): boolean {
  let [same, other] = [0, 0];
  for (const { kind, nodes } of rows) {
    const { length } = toPlainText(nodes);
    if (kind === 'same') same += length;
    // A moved block has another row.
    else if (kind !== 'left') other += length;
  }
  return other > same;
}

/** A half-open range of rows that is folded as one, or is one row that is not folded. */
export interface RowGroup {
  fold: 'same' | 'changed' | undefined;
  from: number;
  to: number;
}

const isHeading = ({ nodes: [node] }: ComparisonRow) =>
  node?.type === 'element' && /^h[1-6]$/.test(node.tagName);

/**
 * Groups the rows: adjacent unchanged ones, and each rewritten one. Headings stay, as the outline of the text.
 * @example foldRows(rows of the kinds same, same, new) // [{ fold: 'same', from: 0, to: 2 }, { fold: undefined, from: 2, to: 3 }]
 */
export function foldRows(rows: readonly ComparisonRow[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const [at, row] of rows.entries()) {
    const last = groups.at(-1);
    const fold = (row.kind === 'same' || row.kind === 'changed') && !isHeading(row) ? row.kind : undefined;
    if (fold === 'same' && last?.fold === 'same') last.to = at + 1;
    else groups.push({ fold, from: at, to: at + 1 });
  }
  return groups;
}
