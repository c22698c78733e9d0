import { useId } from 'react';
import { createPortal } from 'react-dom';
import { PageLink } from '../../content/links/PageLink.tsx';
import { draftMessages as words } from '../../core/draftMessages.ts';
import { deskAddress } from '../../core/paths/lateRoutes.ts';
import { closeDialog, Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './DraftList.part.module.css';
import { exportDraft, sayTime } from './draftWords.ts';
import type { DraftShelf, ListedDraft } from './useDraftList.ts';
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
  const id = useId();
  const { drafts, drop, dropped, restore } = shelf;
  return createPortal(
    <Dialog className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={id}>{words.all}</h2>
        <IconButton icon="close" name={words.close} onClick={closeDialog} />
      </header>
      {dropped && (
        <p className={styles.dropped} role="status">
          {words.dropped(dropped.title)}
          <button type="button" onClick={() => void restore()}>
            {words.undo}
          </button>
        </p>
      )}
      {drafts.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <strong>{draft.title}</strong>
            <small>
              {draft.file} · {draft.isHeld ? words.held : sayTime(draft.time)}
            </small>
            <span className={styles.actions}>
              {!draft.isHeld &&
                (draft.file === file ? (
                  <button type="button" onClick={() => onTake(draft)}>
                    {words.take}
                  </button>
                ) : (
                  <PageLink
                    to={deskAddress(draft.path)}
                    onClick={(event) => {
                      writeOwnId(draft.file, draft.id);
                      closeDialog(event);
                    }}
                  >
                    {words.take}
                  </PageLink>
                ))}
              <button type="button" onClick={() => onCompare(draft)}>
                {words.compare}
              </button>
              <button type="button" onClick={() => exportDraft(draft)}>
                {words.export}
              </button>
              {!draft.isHeld && (
                <button type="button" onClick={() => void drop(draft)}>
                  {words.drop}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>,
    document.body,
  );
}
