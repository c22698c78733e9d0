import { draftMessages as words } from '../../core/i18n/editorMessages.ts';
import { editorPath } from '../../core/site/urls/editorRoute.ts';
import { pageHref } from '../../core/site/urls/pageHref.ts';
import { PageLink } from '../../reader/content/links/PageLink.tsx';
import { closeDialog } from '../../reader/ui/Dialog.tsx';
import { TitledDialog } from '../../reader/ui/TitledDialog.tsx';
import type { ListedDraft } from '../drafts/draftStorages.ts';
import styles from './DraftList.part.module.css';
import { exportDraft, sayTime } from './draftWords.ts';
import type { DraftShelf } from './useDraftList.ts';
import { writeOwnId } from './useOwnDraft.ts';

interface DraftListProps {
  shelf: DraftShelf;
  /** The file on the desk: its drafts are taken up here, others on their own desks. */
  file: string;
  onTake: (draft: ListedDraft) => void;
  onCompare: (draft: ListedDraft) => void;
  onClose: () => void;
}

/** All drafts of the site. */
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
              {draft.file} · {draft.isLocked ? words.held : sayTime(draft.time)}
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
                      writeOwnId(draft.file, draft.id);
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
  shelf: DraftShelf;
  onCompare: (draft: ListedDraft) => void;
}

/** What can be done with a draft wherever it is named; one that is being written cannot be thrown away. */
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
  shelf: DraftShelf;
  className: string | undefined;
}

/** Tells that a draft was thrown away, and takes it back. */
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
