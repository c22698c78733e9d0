import { useCallback, useEffect, useState } from 'react';
import { addListener } from '../../reader/platform/listen.ts';
import type { Draft } from '../drafts/draftStorage.ts';
import {
  deleteDraft,
  type ListedDraft,
  listDrafts,
  putDraft,
  waitForUnlock,
} from '../drafts/draftStorages.ts';

export type DraftListState = ReturnType<typeof useDraftList>;

/** State of the list of all drafts; the last deletion can be undone. */
export function useDraftList() {
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>([]);
  const [dropped, setDropped] = useState<Draft>();
  const refresh = useCallback(async () => {
    try {
      setDrafts(await listDrafts());
    } catch {
      // The draft bar reports that the storage rejects.
      setDrafts([]);
    }
  }, []);
  useEffect(() => {
    void refresh();
    return addListener(window, ['focus'], () => void refresh());
  }, [refresh]);
  // A closed tab releases its lock later, without a focus event in this tab.
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
