import { draftMessages as words } from '../../core/i18n/draftMessages.ts';
import { deskAddress } from '../../core/site/urls/lateRoutes.ts';
import { pageAddress } from '../../core/site/urls/pageAddress.ts';
import { PageLink } from '../../reader/content/links/PageLink.tsx';
import { closeDialog } from '../../reader/ui/Dialog.tsx';
import { TitledDialog } from '../../reader/ui/TitledDialog.tsx';
import type { ListedDraft } from '../drafts/draftStorages.ts';
import { DraftActions, DroppedDraft } from './DraftActions.tsx';
import styles from './DraftList.part.module.css';
import { sayTime } from './draftWords.ts';
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
                    to={pageAddress(deskAddress(draft.path))}
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
