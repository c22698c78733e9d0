import { type ReactNode, useMemo } from 'react';
import { draftMessages as words } from '#i18n/editorMessages';
import { Button } from '../../reader/ui/Button.tsx';
import { closeDialog } from '../../reader/ui/Dialog.tsx';
import { TitledDialog } from '../../reader/ui/TitledDialog.tsx';
import { type DiffRange, diffTexts } from '../drafts/diffTexts.ts';
import { type Choice, isConflict } from '../drafts/mergeTexts.ts';
import styles from './DraftDiff.part.module.css';
import type { EditorDraft } from './useDraft.ts';

interface NamedText {
  name: string;
  text: string;
}

interface DraftDiffProps {
  title: string;
  before: NamedText;
  after: NamedText;
  onClose: () => void;
  children?: ReactNode;
}

/** Renders a dialog with a side-by-side diff, whose columns are stacked on a narrow viewport. */
export function DraftDiff({ title, before, after, onClose, children }: DraftDiffProps) {
  const rows = useMemo(() => diffTexts(before.text, after.text), [before.text, after.text]);
  return (
    <TitledDialog title={title} close={words.close} className={styles.dialog} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={styles.rows} tabIndex={0} aria-label={words.compare}>
        <div className={styles.names}>
          <span>{before.name}</span>
          <span>{after.name}</span>
        </div>
        {rows.length === 0 && <p className={styles.gap}>{words.same}</p>}
        {rows.map((row, at) => {
          // biome-ignore-start lint/suspicious/noArrayIndexKey: all rows are replaced together
          if (row.kind === 'gap')
            return (
              <p key={at} className={styles.gap}>
                {words.gap(row.count)}
              </p>
            );
          if (row.kind === 'same')
            return (
              <p key={at} className={styles.same}>
                {row.text}
              </p>
            );
          // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <div key={at} className={styles.changed}>
              <Side line={row.before} mark="del" label={words.removed} />
              <Side line={row.after} mark="ins" label={words.added} />
            </div>
          );
        })}
      </section>
      {children && <div className={styles.foot}>{children}</div>}
    </TitledDialog>
  );
}

interface SideProps {
  line: readonly DiffRange[] | undefined;
  mark: 'del' | 'ins';
  label: string;
}

function Side({ line, mark: Mark, label }: SideProps) {
  if (line === undefined) return <p className={styles.nothing} />;
  return (
    <p className={styles[Mark]}>
      <span className="visually-hidden">{label}</span>
      {line.map(({ text, isOwn }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches of a line have no other name
        isOwn ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>,
      )}
    </p>
  );
}

const CHOICES: readonly [Choice, string][] = [
  ['ours', words.ours],
  ['theirs', words.theirs],
  ['both', words.both],
];

interface ConflictDialogProps {
  draft: Pick<EditorDraft, 'regions' | 'newest' | 'text'>;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

/** Renders a dialog with the conflicts of a merge, and the choices to resolve them. */
export function ConflictDialog({ draft, onChoose, onClose }: ConflictDialogProps) {
  const { regions, newest, text } = draft;
  if (regions === undefined || newest === undefined) return null;
  return (
    <DraftDiff
      title={words.conflict(regions.filter(isConflict).length)}
      before={{ name: words.now, text: newest }}
      after={{ name: words.mine, text }}
      onClose={onClose}
    >
      <p>{words.choose}</p>
      {CHOICES.map(([choice, label]) => (
        <Button
          key={choice}
          onClick={(event) => {
            closeDialog(event);
            onChoose(choice);
          }}
        >
          {label}
        </Button>
      ))}
    </DraftDiff>
  );
}
