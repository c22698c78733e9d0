// Groups the rows of a comparison into changes: adjacent rows of the same kind are one change.
import { toPlainText } from '../document/plainText.ts';
import type { ComparisonRow, RowKind } from './compareDocs.ts';

export type ChangeKind = Exclude<RowKind, 'same' | 'left'>;

export interface Change {
  kind: ChangeKind;
  /** Half-open range of row indexes. */
  from: number;
  to: number;
  /** Beginning of the changed text. */
  label: string;
}

export type ChangeCounts = Record<ChangeKind, number>;

const LABEL_LENGTH = 28;

/** Lists the changes in page order. A `left` row is no change: its `moved` row is. */
export function listChanges(rows: readonly ComparisonRow[]): Change[] {
  const changes: Change[] = [];
  for (const [at, { kind, nodes, moved }] of rows.entries()) {
    if (kind === 'same' || kind === 'left') continue;
    const last = changes.at(-1);
    const extendsLast =
      last?.to === at &&
      last.kind === kind &&
      // Each edited block is a separate change, and a heading starts a new change.
      kind !== 'changed' &&
      rows[at - 1]?.moved === moved &&
      !startsSection(rows[at]);
    if (extendsLast) last.to = at + 1;
    else changes.push({ kind, from: at, to: at + 1, label: labelOf(toPlainText(nodes)) });
  }
  return changes;
}

export function countChanges(changes: readonly Change[]): ChangeCounts {
  const counts: ChangeCounts = { new: 0, gone: 0, changed: 0, moved: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  return counts;
}

function startsSection(row: ComparisonRow | undefined): boolean {
  const [node] = row?.nodes ?? [];
  const [first] = node?.type === 'element' ? node.children : [];
  return first?.type === 'element' && /^h[1-6]$/.test(first.tagName);
}

function labelOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // Truncates by characters, not by code units: half of a surrogate pair would render as a replacement character.
  const beginning = Array.from(line.slice(0, 2 * LABEL_LENGTH))
    .slice(0, LABEL_LENGTH)
    .join('');
  return beginning === line ? line : `${beginning}…`;
}
