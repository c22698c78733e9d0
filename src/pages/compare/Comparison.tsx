import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { ArticleWorldContext } from '../../article/ArticleWorld.ts';
import { useDrawnCount } from '../../article/useDrawnCount.ts';
import type { Row } from '../../core/compare/compareDocs.ts';
import type { ComparedPage } from '../../core/compare/comparedFile.ts';
import { countChanges, listChanges } from '../../core/compare/listChanges.ts';
import { pairSides } from '../../core/compare/pairSides.ts';
import { compareMessages as words } from '../../core/messages/compareMessages.ts';
import { ChangeStrip } from './ChangeStrip.tsx';
import styles from './Comparison.part.module.css';
import { asDoc, type ColumnsProps, changeProps, changesByRow, MORE_ROWS } from './columns.ts';
import { BeforeSide, BeforeWorldContext, compareElements } from './compareElements.tsx';
import { type UseWorld, useDrawing } from './drawing.ts';
import { MoveNote } from './MoveNote.tsx';
import { useChangeSteps } from './useChangeSteps.ts';
import { useLayoutChoice } from './useLayoutChoice.ts';

interface ComparisonProps {
  useWorld: UseWorld;
  rows: readonly Row[];
  before: ComparedPage;
  after: ComparedPage;
  links: ReactNode;
}

/** Two states of a page as one page: what changed is marked, and found by buttons, by keys and in the strip beside. */
export function Comparison({ rows, before, after, links, useWorld }: ComparisonProps) {
  const changes = useMemo(() => listChanges(rows), [rows]);
  const frame = useRef<HTMLDivElement>(null);
  const worldBefore = useWorld(before.entry, before.version);
  const worldAfter = useWorld(after.entry, after.version);
  const { at, step, goTo } = useChangeSteps(frame, changes.length);
  const { isTwo, isWide, choose } = useLayoutChoice();
  useWideFrame(isTwo);
  const now = at === undefined ? undefined : changes[at];
  const labels = [before.version.label, after.version.label] as const;
  const Columns = isTwo ? TwoColumns : OneColumn;
  return (
    <section className={styles.comparison} aria-label={words.label} data-sides={isTwo ? 'two' : 'one'}>
      <div className={styles.bar}>
        <div className={styles.counts}>
          <strong>{words.title(...labels)}</strong>
          <span>{words.counts(countChanges(changes))}</span>
        </div>
        <div className={styles.steps}>
          <span role="status" className="visually-hidden">
            {now && at !== undefined && words.at(at + 1, changes.length, now.kind)}
          </span>
          <span aria-hidden="true">{`${at === undefined ? '–' : at + 1} / ${changes.length}`}</span>
          <button type="button" aria-label={words.previous} title={words.previous} onClick={() => step(-1)}>
            ↑
          </button>
          <button type="button" aria-label={words.next} title={words.next} onClick={() => step(1)}>
            ↓
          </button>
        </div>
        {isWide && (
          <fieldset className={styles.choice} aria-label={words.layout}>
            {([true, false] as const).map((two) => (
              <button
                key={String(two)}
                type="button"
                aria-pressed={isTwo === two}
                onClick={() => choose(two)}
              >
                {two ? words.sides : words.one}
              </button>
            ))}
          </fieldset>
        )}
        <div className={styles.ways}>{links}</div>
      </div>
      {before.entry.title !== after.entry.title && (
        <p className={styles.renamed}>{words.renamed(before.entry.title)}</p>
      )}
      <div className={styles.body}>
        <div ref={frame} className={styles.text}>
          <ArticleWorldContext.Provider value={worldAfter}>
            <BeforeWorldContext.Provider value={worldBefore}>
              <Columns rows={rows} changes={changes} labels={labels} />
            </BeforeWorldContext.Provider>
          </ArticleWorldContext.Provider>
        </div>
        <ChangeStrip frame={frame} changes={changes} onChoose={goTo} />
      </div>
    </section>
  );
}

/** Both states in one text. */
function OneColumn({ rows, changes }: ColumnsProps) {
  const starts = useMemo(() => changesByRow(changes), [changes]);
  const drawn = useDrawnCount({ blocks: rows }, 'top', MORE_ROWS);
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

/** Each state in a column of its own; what belongs together stands beside each other. */
function TwoColumns({ rows, changes, labels }: ColumnsProps) {
  const pairs = useMemo(() => pairSides(rows), [rows]);
  const starts = useMemo(() => changesByRow(changes), [changes]);
  const drawn = useDrawnCount({ blocks: pairs }, 'top', MORE_ROWS);
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

/**
 * Gives two columns the room of the contents list, by an attribute of the page's frame: a selector that looks
 * inside it (`:has`) is asked again for the whole page whenever the text grows.
 */
function useWideFrame(isTwo: boolean): void {
  useLayoutEffect(() => {
    const frame = document.getElementById('main')?.parentElement;
    frame?.toggleAttribute('data-two-sides', isTwo);
    return () => frame?.removeAttribute('data-two-sides');
  }, [isTwo]);
}
