import { draftMessages as words } from '../../core/i18n/draftMessages.ts';
import type { ListedDraft } from '../drafts/draftStorages.ts';
import { exportDraft } from './draftWords.ts';
import type { DraftShelf } from './useDraftList.ts';

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
