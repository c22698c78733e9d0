import { draftMessages as words } from '../../core/i18n/draftMessages.ts';
import type { ListedDraft } from '../drafts/draftStorages.ts';
import { DraftActions, DroppedDraft } from './DraftActions.tsx';
import styles from './DraftBar.part.module.css';
import { sayTime } from './draftWords.ts';
import type { DraftShelf } from './useDraftList.ts';

interface DraftNoticeProps {
  /** Older drafts of this file, the newest first. */
  found: readonly ListedDraft[];
  shelf: DraftShelf;
  onTake: (draft: ListedDraft) => void;
  onCompare: (draft: ListedDraft) => void;
  onList: () => void;
}

/** What is still there of earlier writing. */
export function DraftNotice({ found, shelf, onTake, onCompare, onList }: DraftNoticeProps) {
  const [draft] = found;
  return (
    <>
      <DroppedDraft shelf={shelf} className={styles.row} />
      {draft && (
        <p className={styles.row} role="status">
          {words.found(found.length, sayTime(draft.time))}
          <span>
            <button type="button" onClick={() => onTake(draft)}>
              {words.take}
            </button>
            <DraftActions {...{ draft, shelf, onCompare }} />
            {found.length > 1 && (
              <button type="button" onClick={onList}>
                {words.allOfThem}
              </button>
            )}
          </span>
        </p>
      )}
    </>
  );
}
