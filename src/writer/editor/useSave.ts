import { useCallback, useRef, useState } from 'react';
import { draftMessages as words } from '../../core/i18n/editorMessages.ts';
import { saveTargetKey } from '../../lib/deferredStorageKeys.ts';
import { rootData } from '../../reader/store/rootData.ts';
import { safeStorage } from '../../reader/store/safeStorage.ts';
import type { EditorImages } from './images/useImages.ts';
import type { SaveJob, SaveTarget } from './save/saveTarget.ts';
import { SAVE_TARGETS } from './save/saveTargets.ts';
import type { EditorDraft } from './useDraft.ts';

export type SaveWork = Pick<SaveJob, 'page' | 'manifest' | 'source'>;

/** State of saving; the target of the last save is the default. */
export function useSave(
  work: SaveWork,
  { read, settle, mergeNewest, newest }: EditorDraft,
  images: EditorImages,
) {
  const { findUnsaved, settle: settleImages } = images;
  const [last, setLast] = useState(() => safeStorage.getItem(saveTargetKey(rootData().storageKey)));
  const [said, say] = useState<{ words: string; href?: string | undefined }>({ words: '' });
  const targets = SAVE_TARGETS.filter(({ isOffered }) => isOffered(work));
  const best = targets.find(({ name }) => name === last) ?? targets[0];

  const saveTo = useCallback(
    async (target: SaveTarget, isAgain = false) => {
      const setSaid = (sentence: string, href?: string) => say({ words: sentence, href });
      const { text, base } = read();
      // The first save has reported its outcome.
      if (text === base) return isAgain ? undefined : setSaid(words.unchanged);
      // The target would overwrite the newer text.
      if (newest !== undefined) return setSaid(words.unmet);
      setSaid(target.waiting ?? words.saving);
      const added = findUnsaved(text);
      const files = [{ path: work.page.entry.file, content: text, base }, ...added];
      const outcome = await target
        .save({ ...work, files })
        .catch(() => ({ kind: 'failed', message: words.notSaved }) as const);
      if (outcome.kind === 'saved') {
        settleImages(added);
        settle(text);
      }
      if (outcome.kind === 'changed') mergeNewest(outcome.newest);
      if (outcome.kind === 'saved' || outcome.kind === 'handedOver') {
        setLast(target.name);
        safeStorage.setItem(saveTargetKey(rootData().storageKey), target.name);
      }
      if (outcome.kind === 'cancelled') setSaid('');
      else if (outcome.kind === 'changed') setSaid(words.changed);
      else setSaid(outcome.message, outcome.kind === 'handedOver' ? outcome.href : undefined);
    },
    [work, read, settle, mergeNewest, newest, findUnsaved, settleImages],
  );
  const underWay = useRef<Promise<void>>(undefined);
  /** Serializes saves to the server: a parallel second one would take the first one's result for a conflict. */
  const save = useCallback(
    async (target: SaveTarget) => {
      if (target.isAwaited !== true) return saveTo(target);
      const mine = underWay.current?.then(() => saveTo(target, true)) ?? saveTo(target);
      underWay.current = mine;
      await mine;
      if (underWay.current === mine) underWay.current = undefined;
    },
    [saveTo],
  );
  return { targets, best, save, said };
}
