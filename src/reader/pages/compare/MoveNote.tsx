import type { Row } from '../../../core/diff/compareDocs.ts';
import { compareMessages as words } from '../../../core/i18n/compareMessages.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './Comparison.part.module.css';

/** Tells, where something begins that has moved, that it has, and leads to its other place. */
export function MoveNote({ rows, at }: { rows: readonly Row[]; at: number | undefined }) {
  const row = at === undefined ? undefined : rows[at];
  if (at === undefined || row?.moved === undefined || rows[at - 1]?.moved === row.moved) return null;
  const isOld = row.kind === 'left';
  return (
    <p className={styles.move} data-move={`${row.moved} ${row.kind}`}>
      {isOld ? words.movedAway : words.movedHere}
      <TextButton onClick={() => showPlace(`${row.moved} ${isOld ? 'moved' : 'left'}`)}>
        {words.seeOther}
      </TextButton>
    </p>
  );
}

function showPlace(name: string): void {
  const note = document.querySelector<HTMLElement>(`[data-move="${name}"]`);
  note?.scrollIntoView({ block: 'center' });
  note?.querySelector('button')?.focus({ preventScroll: true });
}
