import { type Choice, isConflict } from '../../core/desk/mergeTexts.ts';
import { draftMessages as words } from '../../core/draftMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { closeDialog } from '../../ui/Dialog.tsx';
import { DraftDiff } from './DraftDiff.tsx';
import type { DeskDraft } from './useDraft.ts';

const CHOICES: readonly [Choice, string][] = [
  ['ours', words.ours],
  ['theirs', words.theirs],
  ['both', words.both],
];

/** Both texts side by side, and what becomes of the places that both have changed. */
export function ConflictDialog({ draft, onClose }: { draft: DeskDraft; onClose: () => void }) {
  const { pieces, newest, text, choose } = draft;
  if (pieces === undefined || newest === undefined) return null;
  return (
    <DraftDiff
      title={words.conflict(pieces.filter(isConflict).length)}
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
            void choose(choice);
          }}
        >
          {label}
        </Button>
      ))}
    </DraftDiff>
  );
}
