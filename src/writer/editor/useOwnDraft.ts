import { useEffect, useState } from 'react';
import { ownDraftKey } from '../../lib/deferredStorageKeys.ts';
import { rootData } from '../../reader/store/rootData.ts';
import type { Draft } from '../drafts/draftStorage.ts';
import { findInMemory, listDrafts } from '../drafts/draftStorages.ts';

/** The draft of a file that this tab was writing when it was left, reloaded or killed; undefined while it is looked for. */
export function useOwnDraft(file: string): Draft | null | undefined {
  const [found, setFound] = useState<{ file: string; draft: Draft | null }>();
  useEffect(() => {
    let isGone = false;
    findOwn(file)
      .catch(() => undefined)
      .then((kept) => {
        // The store may have an older one.
        if (!isGone) setFound({ file, draft: findInMemory(file) ?? kept ?? null });
      });
    return () => {
      isGone = true;
      setFound(undefined);
    };
  }, [file]);
  return found?.file === file ? found.draft : undefined;
}

async function findOwn(file: string): Promise<Draft | undefined> {
  const id = readOwnId(file);
  // A tab that was copied has the name of the other one's draft as well.
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

/** Names this tab's draft of a file: it is taken up when the file is opened in this tab the next time. */
export function writeOwnId(file: string, id: string): void {
  try {
    sessionStorage.setItem(keyOf(file), id);
  } catch {
    // Then it is offered, and not taken up by itself.
  }
}
