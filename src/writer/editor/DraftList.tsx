import { draftMessages as words } from '#i18n/editorMessages';
import { editorPath } from '../../core/site/urls/editorRoute.ts';
import { pageHref } from '../../core/site/urls/pageHref.ts';
import { PageLink } from '../../reader/content/links/PageLink.tsx';
import { closeDialog } from '../../reader/ui/Dialog.tsx';
import { TitledDialog } from '../../reader/ui/TitledDialog.tsx';
import type { ListedDraft } from '../drafts/draftStorages.ts';
import styles from './DraftList.part.module.css';
import { exportDraft } from './exportDraft.ts';
import type { DraftListState } from './useDraftList.ts';
import { writeTabDraftId } from './useTabDraft.ts';

interface DraftListProps {
  shelf: DraftListState;
  /** The edited file: its drafts open in this editor, others navigate to the editor of their file. */
  file: string;
  onTake: (draft: ListedDraft) => void;
  onCompare: (draft: ListedDraft) => void;
  onClose: () => void;
}

export function DraftList({ shelf, file, onTake, onCompare, onClose }: DraftListProps) {
  const { drafts } = shelf;
  return (
    <TitledDialog title={words.all} close={words.close} onClose={onClose}>
      <DroppedDraft shelf={shelf} className={styles.dropped} />
      {drafts.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <strong>{draft.title}</strong>
            <small>
              {draft.file} · {draft.isLocked ? words.held : words.time(draft.time)}
            </small>
            <span className={styles.actions}>
              {!draft.isLocked &&
                (draft.file === file ? (
                  <button type="button" onClick={() => onTake(draft)}>
                    {words.take}
                  </button>
                ) : (
                  <PageLink
                    to={pageHref(editorPath(draft.path))}
                    onClick={(event) => {
                      writeTabDraftId(draft.file, draft.id);
                      closeDialog(event);
                    }}
                  >
                    {words.take}
                  </PageLink>
                ))}
              <DraftActions {...{ draft, shelf, onCompare }} />
            </span>
          </li>
        ))}
      </ul>
    </TitledDialog>
  );
}

interface DraftActionsProps {
  draft: ListedDraft;
  shelf: DraftListState;
  onCompare: (draft: ListedDraft) => void;
}

/** Renders the actions of a draft; a draft that another tab has locked cannot be deleted. */
export function DraftActions({ draft, shelf, onCompare }: DraftActionsProps) {
  return (
    <>
      <button type="button" onClick={() => onCompare(draft)}>
        {words.compare}
      </button>
      <button type="button" onClick={() => exportDraft(draft)}>
        {words.export}
      </button>
      {!draft.isLocked && (
        <button type="button" onClick={() => void shelf.drop(draft)}>
          {words.drop}
        </button>
      )}
    </>
  );
}

interface DroppedDraftProps {
  shelf: DraftListState;
  className: string | undefined;
}

export function DroppedDraft({ shelf: { dropped, restore }, className }: DroppedDraftProps) {
  if (!dropped) return null;
  return (
    <p className={className} role="status">
      {words.dropped(dropped.title)}
      <button type="button" onClick={() => void restore()}>
        {words.undo}
      </button>
    </p>
  );
}
