import { type ReactNode, useMemo, useRef } from 'react';
import { compareMessages as words } from '#i18n/compareMessages';
import type { ComparedPage, ComparisonRow } from '../../../core/diff/compareDocs.ts';
import { countChanges, listChanges } from '../../../core/diff/listChanges.ts';
import { ArticleEnvironmentContext } from '../../article/ArticleEnvironment.ts';
import { ChangeStrip } from './ChangeStrip.tsx';
import styles from './Comparison.part.module.css';
import type { UseEnvironment } from './ComparisonColumns.tsx';
import { OneColumn, TwoColumns } from './ComparisonColumns.tsx';
import { BeforeEnvironmentContext } from './compareElements.tsx';
import { useChangeSteps } from './useChangeSteps.ts';
import { useLayoutChoice, useWideFrame } from './useLayoutChoice.ts';

interface ComparisonProps {
  useEnvironment: UseEnvironment;
  rows: readonly ComparisonRow[];
  before: ComparedPage;
  after: ComparedPage;
  links: ReactNode;
}

/**
 * Two versions of a page merged into one text with marked changes; buttons, shortcuts and the overview ruler
 * go to the changes.
 */
export function Comparison({ rows, before, after, links, useEnvironment }: ComparisonProps) {
  const changes = useMemo(() => listChanges(rows), [rows]);
  const frame = useRef<HTMLDivElement>(null);
  const environmentBefore = useEnvironment(before.entry, before.version);
  const environmentAfter = useEnvironment(after.entry, after.version);
  const { at, step, goTo } = useChangeSteps(frame, changes.length);
  const { isTwo, isWide, arrival, choose } = useLayoutChoice(frame);
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
        <div className={styles.links}>{links}</div>
      </div>
      {before.entry.title !== after.entry.title && (
        <p className={styles.renamed}>{words.renamed(before.entry.title)}</p>
      )}
      <div className={styles.body}>
        <div ref={frame} className={styles.text}>
          <ArticleEnvironmentContext.Provider value={environmentAfter}>
            <BeforeEnvironmentContext.Provider value={environmentBefore}>
              <Columns key={arrival} rows={rows} changes={changes} labels={labels} arrival={arrival} />
            </BeforeEnvironmentContext.Provider>
          </ArticleEnvironmentContext.Provider>
        </div>
        <ChangeStrip frame={frame} changes={changes} onChoose={goTo} />
      </div>
    </section>
  );
}
