import { draftMessages as words } from '../../core/i18n/draftMessages.ts';
import { Button } from '../../reader/ui/Button.tsx';
import { closeDialog } from '../../reader/ui/Dialog.tsx';
import { type Choice, isConflict } from '../drafts/mergeTexts.ts';
import { DraftDiff } from './DraftDiff.tsx';
import type { DeskDraft } from './useDraft.ts';

const CHOICES: readonly [Choice, string][] = [
  ['ours', words.ours],
  ['theirs', words.theirs],
  ['both', words.both],
];

interface ConflictDialogProps {
  draft: Pick<DeskDraft, 'regions' | 'newest' | 'text'>;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

/** Both texts side by side, and what becomes of the places that both have changed. */
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
