// What both ways to draw a comparison share.
import type { ElementContent, Root } from 'hast';
import type { Row } from '../../../core/diff/compareDocs.ts';
import type { Change } from '../../../core/diff/listChanges.ts';
import { memoize } from '../../../lib/memoize.ts';
import type { Arrival } from '../../article/useDrawnCount.ts';

export interface ColumnsProps {
  rows: readonly Row[];
  changes: readonly Change[];
  /** Of the earlier and the later version. */
  labels: readonly [string, string];
  arrival: Arrival;
}

/** Rows in each slice that is drawn: their marks, and two columns, are more work than a text. */
export const MORE_ROWS = 3;

/** The attribute of the first row of a change: its number. */
export const CHANGE = 'data-change';

/** Under which a change is found in an address. */
export const changeId = (at: number) => `change-${at + 1}`;

/** What the row that begins a change bears. */
export function changeProps(starts: ReadonlyMap<number, number>, row: number | undefined) {
  const at = row === undefined ? undefined : starts.get(row);
  return at === undefined ? {} : { id: changeId(at), [CHANGE]: at, tabIndex: -1 };
}

/** The numbers of the changes, by the row that each begins at. */
export function changesByRow(changes: readonly Change[]): ReadonlyMap<number, number> {
  return new Map(changes.map(({ from }, at) => [from, at]));
}

/** Nodes as a text to draw; the same nodes give the same one. */
export const asDoc = memoize((nodes: readonly ElementContent[]): { blocks: Root[] } => ({
  blocks: [{ type: 'root', children: [...nodes] }],
}));
