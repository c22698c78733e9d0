import { useMemo } from 'react';
import { useDrawnCount } from '../../article/useDrawnCount.ts';
import styles from './Comparison.part.module.css';
import { asDoc, type ColumnsProps, changeProps, changesByRow, MORE_ROWS } from './columns.ts';
import { compareElements } from './compareElements.tsx';
import { useDrawing } from './drawing.ts';
import { MoveNote } from './MoveNote.tsx';

/** Both states in one text. */
export function OneColumn({ rows, changes, arrival }: ColumnsProps) {
  const starts = useMemo(() => changesByRow(changes), [changes]);
  const drawn = useDrawnCount({ blocks: rows }, arrival, MORE_ROWS);
  const { Blocks } = useDrawing();
  return (
    <div className="prose">
      {rows.slice(0, drawn).map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
        <div key={at} className={styles.row} data-kind={row.kind} {...changeProps(starts, at)}>
          <MoveNote rows={rows} at={at} />
          <Blocks doc={asDoc(row.nodes)} arrival="reading" components={compareElements} />
        </div>
      ))}
    </div>
  );
}
