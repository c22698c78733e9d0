import { useEffect, useState } from 'react';
import { ownDraftKey } from '../../lib/deferredStorageKeys.ts';
import { rootData } from '../../reader/store/rootData.ts';
import type { Draft } from '../drafts/draftStorage.ts';
import { findInMemory, listDrafts } from '../drafts/draftStorages.ts';

/**
 * State of the draft that this tab was editing before a reload or crash; null if there is none, undefined while the
 * storage is read.
 */
export function useTabDraft(file: string): Draft | null | undefined {
  const [found, setFound] = useState<{ file: string; draft: Draft | null }>();
  useEffect(() => {
    let isUnmounted = false;
    findOwn(file)
      .catch(() => undefined)
      .then((stored) => {
        // A draft in memory is newer than the stored one, which the storage failed to replace.
        if (!isUnmounted) setFound({ file, draft: findInMemory(file) ?? stored ?? null });
      });
    return () => {
      isUnmounted = true;
      setFound(undefined);
    };
  }, [file]);
  return found?.file === file ? found.draft : undefined;
}

async function findOwn(file: string): Promise<Draft | undefined> {
  const id = readOwnId(file);
  // A duplicated tab has a copy of the session storage, but the original tab has locked the draft.
  return (await listDrafts()).find((draft) => draft.id === id && draft.file === file && !draft.isLocked);
}

const keyOf = (file: string) => ownDraftKey(rootData().storageKey, file);

function readOwnId(file: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(file));
  } catch {
    return null;
  }
}

/** Persists the id of this tab's draft for the session. */
export function writeTabDraftId(file: string, id: string): void {
  try {
    sessionStorage.setItem(keyOf(file), id);
  } catch {
    // Without session storage the tab's draft is unknown after a reload: the editor offers it like any other draft.
  }
}
