import { useCallback, useRef, useState } from 'react';
import { draftMessages as words } from '#i18n/editorMessages';
import { saveTargetKey } from '../../lib/deferredStorageKeys.ts';
import { rootData } from '../../reader/store/rootData.ts';
import { safeStorage } from '../../reader/store/safeStorage.ts';
import type { EditorImages } from './images/useImages.ts';
import type { SaveJob, SaveTarget } from './save/saveTarget.ts';
import { SAVE_TARGETS } from './save/saveTargets.ts';
import type { EditorDraft } from './useDraft.ts';

export type SaveWork = Pick<SaveJob, 'page' | 'manifest' | 'source'>;

/** State of saving; the save target that was last used is the default. */
export function useSave(
  work: SaveWork,
  { read, settle, mergeNewest, newest }: EditorDraft,
  images: EditorImages,
) {
  const { findUnsaved, settle: settleImages } = images;
  const [last, setLast] = useState(() => safeStorage.getItem(saveTargetKey(rootData().storageKey)));
  const [said, setSaid] = useState<{ words: string; href?: string | undefined }>({ words: '' });
  const targets = SAVE_TARGETS.filter(({ isOffered }) => isOffered(work));
  const best = targets.find(({ name }) => name === last) ?? targets[0];

  const saveTo = useCallback(
    async (target: SaveTarget, isAgain = false) => {
      const report = (message: string, href?: string) => setSaid({ words: message, href });
      const { text, base } = read();
      // Nothing to save after another save was awaited: its status message stays rendered.
      if (text === base) return isAgain ? undefined : report(words.unchanged);
      // The newer text has to be merged first: the target would overwrite it.
      if (newest !== undefined) return report(words.unmet);
      report(target.waiting ?? words.saving);
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
      if (outcome.kind === 'cancelled') report('');
      else if (outcome.kind === 'changed') report(words.changed);
      else report(outcome.message, outcome.kind === 'handedOver' ? outcome.href : undefined);
    },
    [work, read, settle, mergeNewest, newest, findUnsaved, settleImages],
  );
  const pending = useRef<Promise<void>>(undefined);
  /** Serializes requests to the server: a parallel second save would conflict with the file that the first one wrote. */
  const save = useCallback(
    async (target: SaveTarget) => {
      if (target.isAwaited !== true) return saveTo(target);
      const mine = pending.current?.then(() => saveTo(target, true)) ?? saveTo(target);
      pending.current = mine;
      await mine;
      if (pending.current === mine) pending.current = undefined;
    },
    [saveTo],
  );
  return { targets, best, save, said };
}
