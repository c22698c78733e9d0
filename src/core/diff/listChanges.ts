// The changes of a comparison as a reader counts them: rows of one kind that stand together are one change.
import { toPlainText } from '../document/plainText.ts';
import type { Row, RowKind } from './compareDocs.ts';

export type ChangeKind = Exclude<RowKind, 'same' | 'left'>;

export interface Change {
  kind: ChangeKind;
  /** Its first row, and the one behind its last. */
  from: number;
  to: number;
  /** How it begins. */
  label: string;
}

export type ChangeCounts = Record<ChangeKind, number>;

const LABEL_LENGTH = 28;

/** The changes in the order of the page. The old place of what has moved is no change of its own. */
export function listChanges(rows: readonly Row[]): Change[] {
  const changes: Change[] = [];
  for (const [at, { kind, nodes, moved }] of rows.entries()) {
    if (kind === 'same' || kind === 'left') continue;
    const last = changes.at(-1);
    const goesOn =
      last?.to === at &&
      last.kind === kind &&
      // What was reworded is found block by block, and a new section by its heading.
      kind !== 'changed' &&
      rows[at - 1]?.moved === moved &&
      !startsSection(rows[at]);
    if (goesOn) last.to = at + 1;
    else changes.push({ kind, from: at, to: at + 1, label: labelOf(toPlainText(nodes)) });
  }
  return changes;
}

export function countChanges(changes: readonly Change[]): ChangeCounts {
  const counts: ChangeCounts = { new: 0, gone: 0, changed: 0, moved: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  return counts;
}

function startsSection(row: Row | undefined): boolean {
  const [node] = row?.nodes ?? [];
  const [first] = node?.type === 'element' ? node.children : [];
  return first?.type === 'element' && /^h[1-6]$/.test(first.tagName);
}

function labelOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // By characters: half of one is a black square.
  const beginning = Array.from(line.slice(0, 2 * LABEL_LENGTH))
    .slice(0, LABEL_LENGTH)
    .join('');
  return beginning === line ? line : `${beginning}…`;
}
