import { draftMessages as words } from '../../core/draftMessages.ts';
import styles from './DraftBar.part.module.css';
import { exportDraft, sayTime } from './draftWords.ts';
import type { DraftShelf, ListedDraft } from './useDraftList.ts';

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
  const { dropped, drop, restore } = shelf;
  const [draft] = found;
  return (
    <>
      {dropped && (
        <p className={styles.row} role="status">
          {words.dropped(dropped.title)}
          <button type="button" onClick={() => void restore()}>
            {words.undo}
          </button>
        </p>
      )}
      {draft && (
        <p className={styles.row} role="status">
          {words.found(found.length, sayTime(draft.time))}
          <span>
            <button type="button" onClick={() => onTake(draft)}>
              {words.take}
            </button>
            <button type="button" onClick={() => onCompare(draft)}>
              {words.compare}
            </button>
            <button type="button" onClick={() => exportDraft(draft)}>
              {words.export}
            </button>
            <button type="button" onClick={() => void drop(draft)}>
              {words.drop}
            </button>
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
