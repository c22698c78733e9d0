import { useMemo } from 'react';
import { pairSides } from '../../../core/diff/pairSides.ts';
import { useDrawnCount } from '../../article/useDrawnCount.ts';
import styles from './Comparison.part.module.css';
import { asDoc, type ColumnsProps, changeProps, changesByRow, MORE_ROWS } from './columns.ts';
import { BeforeSide, compareElements } from './compareElements.tsx';
import { useDrawing } from './drawing.ts';
import { MoveNote } from './MoveNote.tsx';

/** Each state in a column of its own; what belongs together stands beside each other. */
export function TwoColumns({ rows, changes, labels, arrival }: ColumnsProps) {
  const pairs = useMemo(() => pairSides(rows), [rows]);
  const starts = useMemo(() => changesByRow(changes), [changes]);
  const drawn = useDrawnCount({ blocks: pairs }, arrival, MORE_ROWS);
  const { Blocks } = useDrawing();
  const draw = (nodes: (typeof pairs)[number]['after']) =>
    nodes.length > 0 && <Blocks doc={asDoc(nodes)} arrival="reading" components={compareElements} />;
  return (
    <>
      <div className={styles.labels}>
        {labels.map((label) => (
          <strong key={label}>{label}</strong>
        ))}
      </div>
      {pairs.slice(0, drawn).map(({ before, after, isSame, rowBefore, rowAfter }, at) => {
        const lone = rowBefore === rowAfter ? undefined : rowBefore;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
          <div key={at} className={styles.pair}>
            {/* Who hears the page, or goes through it by keys, meets the same text once. */}
            <div className="prose" inert={isSame} {...changeProps(starts, lone)}>
              <MoveNote rows={rows} at={lone} />
              <BeforeSide>{draw(before)}</BeforeSide>
            </div>
            <div className="prose" {...changeProps(starts, rowAfter)}>
              <MoveNote rows={rows} at={rowAfter} />
              {draw(after)}
            </div>
          </div>
        );
      })}
    </>
  );
}
