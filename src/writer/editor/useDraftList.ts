import { useCallback, useEffect, useState } from 'react';
import { listen } from '../../reader/platform/listen.ts';
import type { Draft } from '../drafts/draftStorage.ts';
import {
  deleteDraft,
  type ListedDraft,
  listDrafts,
  putDraft,
  waitForUnlock,
} from '../drafts/draftStorages.ts';

export type DraftShelf = ReturnType<typeof useDraftList>;

/** All drafts of the site. What is thrown away can be taken back until the next one is. */
export function useDraftList() {
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>([]);
  const [dropped, setDropped] = useState<Draft>();
  const refresh = useCallback(async () => {
    try {
      setDrafts(await listDrafts());
    } catch {
      // That nothing can be kept is said where something is written.
      setDrafts([]);
    }
  }, []);
  useEffect(() => {
    void refresh();
    return listen(window, ['focus'], () => void refresh());
  }, [refresh]);
  // A tab that is closed lets go of its draft a moment later, and nobody comes back to this one for that.
  useEffect(() => {
    const waiting = new AbortController();
    for (const { id, isLocked } of drafts)
      if (isLocked) waitForUnlock(id, waiting.signal).then(refresh, () => {});
    return () => waiting.abort();
  }, [drafts, refresh]);
  const drop = useCallback(
    async ({ isLocked, ...draft }: ListedDraft) => {
      if (isLocked) return;
      await deleteDraft(draft.id).then(
        () => setDropped(draft),
        () => {},
      );
      await refresh();
    },
    [refresh],
  );
  const restore = useCallback(async () => {
    if (dropped === undefined) return;
    await putDraft(dropped).then(
      () => setDropped(undefined),
      () => {},
    );
    await refresh();
  }, [dropped, refresh]);
  return { drafts, refresh, drop, dropped, restore };
}
