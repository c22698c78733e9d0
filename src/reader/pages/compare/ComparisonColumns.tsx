import type { ElementContent, Root } from 'hast';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { compareMessages as words } from '#i18n/compareMessages';
import type { ComparisonRow } from '../../../core/diff/compareDocs.ts';
import { differsMostly, foldRows } from '../../../core/diff/foldRows.ts';
import type { Change } from '../../../core/diff/listChanges.ts';
import { pairSides } from '../../../core/diff/pairSides.ts';
import type { DocEntry, Version } from '../../../core/site/manifest/manifest.ts';
import { memoize } from '../../../lib/memoize.ts';
import type { ArticleEnvironment } from '../../article/ArticleEnvironment.ts';
import type { Arrival } from '../../article/useRenderedCount.ts';
import { useRenderedCount } from '../../article/useRenderedCount.ts';
import { addListener } from '../../platform/listen.ts';
import { loadChunk } from '../../platform/loadChunk.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './Comparison.part.module.css';
import { BeforeSide, compareElements } from './compareElements.tsx';

/** Both versions merged into one column. */
export function OneColumn({ rows, changes, arrival }: ColumnsProps) {
  const starts = useMemo(() => changesByRow(changes), [changes]);
  const renderedCount = useRenderedCount({ blocks: rows }, arrival, MORE_ROWS);
  const { Blocks } = useBlocks();
  const isPhone = useSyncExternalStore(followPhone, () => matchMedia(PHONE).matches);
  const isFolded = useMemo(() => isPhone && differsMostly(rows), [isPhone, rows]);
  const renderRow = ({ kind, nodes }: ComparisonRow, at: number) => (
    <div
      key={at}
      className={styles.row}
      data-kind={kind}
      {...(isFolded && kind === 'changed' ? {} : changeProps(starts, at))}
    >
      <MoveNote rows={rows} at={at} />
      <Blocks doc={asDoc(nodes)} arrival="reading" components={compareElements} />
    </div>
  );
  const rendered = rows.slice(0, renderedCount);
  if (!isFolded) return <div className="prose">{rendered.map(renderRow)}</div>;
  return (
    <div className="prose">
      <p role="note">{words.mostlyOther}</p>
      {foldRows(rendered).map(({ fold, from, to }) => {
        const inside = rendered.slice(from, to).map((row, at) => renderRow(row, from + at));
        if (fold === undefined) return inside;
        const change = changes.find((candidate) => candidate.from === from);
        return (
          <details key={from} className={styles.fold} {...changeProps(starts, from)}>
            <summary>{change ? words.rewritten(change.label) : words.unchanged(to - from)}</summary>
            {inside}
          </details>
        );
      })}
    </div>
  );
}

/** As `--phone` in styles/breakpoints.css. */
const PHONE = '(max-width: 600px)';
const followPhone = (onChange: () => void) => addListener(matchMedia(PHONE), ['change'], onChange);

/** Each version in a column, matching rows side by side. */
export function TwoColumns({ rows, changes, labels, arrival }: ColumnsProps) {
  const pairs = useMemo(() => pairSides(rows), [rows]);
  const starts = useMemo(() => changesByRow(changes), [changes]);
  const renderedCount = useRenderedCount({ blocks: pairs }, arrival, MORE_ROWS);
  const { Blocks } = useBlocks();
  const renderNodes = (nodes: (typeof pairs)[number]['after']) =>
    nodes.length > 0 && <Blocks doc={asDoc(nodes)} arrival="reading" components={compareElements} />;
  return (
    <>
      <div className={styles.labels}>
        {labels.map((label) => (
          <strong key={label}>
            <bdi>{label}</bdi>
          </strong>
        ))}
      </div>
      {pairs.slice(0, renderedCount).map(({ before, after, isSame, rowBefore, rowAfter }, at) => {
        const lone = rowBefore === rowAfter ? undefined : rowBefore;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
          <div key={at} className={styles.pair}>
            {/* The first copy of unchanged text is inert: screen readers and the tab order must not get it twice. */}
            <div className="prose" inert={isSame} {...changeProps(starts, lone)}>
              <MoveNote rows={rows} at={lone} />
              <BeforeSide>{renderNodes(before)}</BeforeSide>
            </div>
            <div className="prose" {...changeProps(starts, rowAfter)}>
              <MoveNote rows={rows} at={rowAfter} />
              {renderNodes(after)}
            </div>
          </div>
        );
      })}
    </>
  );
}

/** A note at the start of a moved section, with a button to its other position. */
function MoveNote({ rows, at }: { rows: readonly ComparisonRow[]; at: number | undefined }) {
  const row = at === undefined ? undefined : rows[at];
  if (at === undefined || row?.moved === undefined || rows[at - 1]?.moved === row.moved) return null;
  const isOld = row.kind === 'left';
  return (
    <p className={styles.move} data-move={`${row.moved} ${row.kind}`}>
      {isOld ? words.movedAway : words.movedHere}
      <TextButton onClick={() => scrollToNote(`${row.moved} ${isOld ? 'moved' : 'left'}`)}>
        {words.seeOther}
      </TextButton>
    </p>
  );
}

function scrollToNote(name: string): void {
  const note = document.querySelector<HTMLElement>(`[data-move="${name}"]`);
  note?.scrollIntoView({ block: 'center' });
  note?.querySelector('button')?.focus({ preventScroll: true });
}

export interface ColumnsProps {
  rows: readonly ComparisonRow[];
  changes: readonly Change[];
  /** Labels of the earlier and the later version. */
  labels: readonly [string, string];
  arrival: Arrival;
}

/** Rows per render step: marks and two columns are more expensive than plain text. */
const MORE_ROWS = 3;

/** Attribute of the first row of a change; the value is the index of the change. */
export const CHANGE = 'data-change';

/** The URL fragment of a change. */
export const changeId = (at: number) => `change-${at + 1}`;

/** Props of the row at which a change begins. */
function changeProps(starts: ReadonlyMap<number, number>, row: number | undefined) {
  const at = row === undefined ? undefined : starts.get(row);
  return at === undefined ? {} : { id: changeId(at), [CHANGE]: at, tabIndex: -1 };
}

/** Indexes of the changes by their first row. */
function changesByRow(changes: readonly Change[]): ReadonlyMap<number, number> {
  return new Map(changes.map(({ from }, at) => [from, at]));
}

/** Wraps nodes into a doc; memoized, so that Blocks gets identical props and does not render again. */
const asDoc = memoize((nodes: readonly ElementContent[]): { blocks: Root[] } => ({
  blocks: [{ type: 'root', children: [...nodes] }],
}));

/** A hook that returns the environment of a page's article; a prop, because it is in the page's chunk. */
export type UseEnvironment = (entry: DocEntry, version: Version) => ArticleEnvironment;

/** The module that renders blocks: a lazy chunk, which the page has usually loaded before. */
type BlocksModule = typeof import('../../article/Blocks.tsx');

export const BlocksContext = createContext<BlocksModule | undefined>(undefined);

export function loadBlocksModule(): Promise<BlocksModule> {
  return loadChunk(() => import(/* webpackChunkName: "blocks" */ '../../article/Blocks.tsx'));
}

function useBlocks(): BlocksModule {
  const blocks = useContext(BlocksContext);
  if (blocks === undefined) throw new Error('A comparison needs a BlocksContext above it');
  return blocks;
}
