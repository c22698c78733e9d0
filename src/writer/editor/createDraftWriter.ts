// Persists the text by polling, because `onText` is not called during composition or while a key repeats.
import type { Draft } from '../drafts/draftStorage.ts';
import {
  deleteDraft,
  holdInMemory,
  lockDraft,
  putDraft,
  removeFromMemory,
  replaceDraft,
} from '../drafts/draftStorages.ts';

/** State of the last write: `full` if it exceeded the quota, `unavailable` if the storage rejected it for another reason. */
export type DraftStatus = 'none' | 'stored' | 'full' | 'unavailable';

/** Polling interval in milliseconds. */
const INTERVAL = 300;
/** Number of polling intervals between retries of a failed write. */
const RETRY_AFTER = 16;

type Texts = Pick<Draft, 'text' | 'base'>;

interface DraftWriterOptions {
  read: () => Texts;
  /** Returns the other fields of the draft. */
  details: () => Omit<Draft, keyof Texts | 'id' | 'time'>;
  onStatus: (status: DraftStatus) => void;
  /** Called with the id of the draft in the storage. */
  onId: (id: string) => void;
}

export type DraftWriter = ReturnType<typeof createDraftWriter>;

/** @param older draft to continue, which the first write replaces */
export function createDraftWriter(options: DraftWriterOptions, older?: Draft) {
  const { read, details, onStatus, onId } = options;
  let own = begin();
  let previous = older;
  /** Texts of the last write, successful or not. */
  let lastTexts: Texts | undefined;
  let isStored = false;
  let failures = 0;
  let last = Promise.resolve(true);

  function begin() {
    const id = makeId();
    onId(id);
    return { id, release: lockDraft(id) };
  }

  /** Writes the newest text, unless that text is stored already. Resolves to whether the last write was successful. */
  const write = (): Promise<boolean> => {
    const texts = read();
    const isDraft = texts.text !== texts.base;
    const isDone = isDraft ? failures === 0 && isSame(texts, lastTexts) : !isStored && previous === undefined;
    if (!isDone) last = store(texts, isDraft);
    return last;
  };
  const makeDraft = (texts: Texts): Draft => ({ ...texts, ...details(), id: own.id, time: Date.now() });
  const store = async (texts: Texts, isDraft: boolean): Promise<boolean> => {
    const [{ id }, source] = [own, previous];
    lastTexts = texts;
    try {
      const draft = makeDraft(texts);
      if (!isDraft) await deleteDraft(source?.id ?? id);
      else if (source === undefined) await putDraft(draft);
      else await replaceDraft(source, draft);
      removeFromMemory(draft.file);
      if (id !== own.id) return true;
      isStored = isDraft;
      failures = 0;
      if (previous === source) previous = undefined;
      onStatus(isDraft ? 'stored' : 'none');
      return true;
    } catch (error) {
      if (id !== own.id) return false;
      failures += 1;
      onStatus(isFull(error) ? 'full' : 'unavailable');
      return false;
    }
  };

  const timer = setInterval(() => {
    if (failures > 0 && isSame(read(), lastTexts)) {
      failures += 1;
      if (failures % RETRY_AFTER > 0) return;
    }
    void write();
  }, INTERVAL);

  return {
    id: () => own.id,
    write,
    /**
     * Writes the draft and starts a new one, which may continue an older draft. Resolves to false, and changes nothing,
     * if the storage rejects.
     */
    leave: async (next?: Draft): Promise<boolean> => {
      if (!(await write())) return false;
      own.release();
      own = begin();
      previous = next;
      lastTexts = undefined;
      isStored = false;
      onStatus('none');
      return true;
    },
    /** Writes the draft and stops polling. A draft that the storage rejects is held in memory. */
    stop: () => {
      clearInterval(timer);
      const { release } = own;
      const draft = makeDraft(read());
      void write()
        .then((isCached) => {
          if (isCached) return;
          if (draft.text === draft.base) removeFromMemory(draft.file);
          else holdInMemory(draft);
        })
        .finally(release);
    },
  };
}

function makeId(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36)).join('');
}

function isSame(a: Texts, b: Texts | undefined): boolean {
  return a.text === b?.text && a.base === b.base;
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(`${error.name} ${error.message}`);
}
