// Persists the text by polling: composed text and held keys fire no debounced callback.
import type { Draft } from '../drafts/draftStorage.ts';
import {
  deleteDraft,
  holdInMemory,
  lockDraft,
  putDraft,
  removeFromMemory,
  replaceDraft,
} from '../drafts/draftStorages.ts';

/** `kept`: the storage has all but the last moment; `full`, `absent`: the storage rejects. */
export type DraftStatus = 'none' | 'kept' | 'full' | 'absent';

/** Polling interval in milliseconds; a busy main thread may double it. */
const INTERVAL = 300;
/** Intervals between retries of a failed write. */
const RETRY_AFTER = 16;

type Texts = Pick<Draft, 'text' | 'base'>;

interface DraftWriterOptions {
  read: () => Texts;
  /** Other fields of the draft. */
  details: () => Omit<Draft, keyof Texts | 'id' | 'time'>;
  onStatus: (status: DraftStatus) => void;
  /** Called with the id under which this tab stores its draft. */
  onId: (id: string) => void;
}

export type DraftWriter = ReturnType<typeof createDraftWriter>;

/** @param older draft to continue */
export function createDraftWriter(options: DraftWriterOptions, older?: Draft) {
  const { read, details, onStatus, onId } = options;
  let own = begin();
  let from = older;
  /** Texts of the last write, and whether the storage has any of this draft. */
  let given: Texts | undefined;
  let isThere = false;
  let failures = 0;
  let last = Promise.resolve(true);

  function begin() {
    const id = makeId();
    onId(id);
    return { id, release: lockDraft(id) };
  }

  /** Resolves to whether the storage has the newest text. */
  const write = (): Promise<boolean> => {
    const texts = read();
    const isDraft = texts.text !== texts.base;
    const isDone = isDraft ? failures === 0 && isSame(texts, given) : !isThere && from === undefined;
    if (!isDone) last = store(texts, isDraft);
    return last;
  };
  const makeDraft = (texts: Texts): Draft => ({ ...texts, ...details(), id: own.id, time: Date.now() });
  const store = async (texts: Texts, isDraft: boolean): Promise<boolean> => {
    const [{ id }, source] = [own, from];
    given = texts;
    try {
      const draft = makeDraft(texts);
      if (!isDraft) await deleteDraft(source?.id ?? id);
      else if (source === undefined) await putDraft(draft);
      else await replaceDraft(source, draft);
      removeFromMemory(draft.file);
      if (id !== own.id) return true;
      isThere = isDraft;
      failures = 0;
      if (from === source) from = undefined;
      onStatus(isDraft ? 'kept' : 'none');
      return true;
    } catch (error) {
      if (id !== own.id) return false;
      failures += 1;
      onStatus(isFull(error) ? 'full' : 'absent');
      return false;
    }
  };

  const timer = setInterval(() => {
    if (failures > 0 && isSame(read(), given)) {
      failures += 1;
      if (failures % RETRY_AFTER > 0) return;
    }
    void write();
  }, INTERVAL);

  return {
    id: () => own.id,
    write,
    /**
     * Closes the draft and starts a new one, which may continue an older draft. Resolves to false, and changes nothing,
     * if
     * the storage rejects.
     */
    leave: async (next?: Draft): Promise<boolean> => {
      if (!(await write())) return false;
      own.release();
      own = begin();
      from = next;
      given = undefined;
      isThere = false;
      onStatus('none');
      return true;
    },
    /** Stops polling; a draft that the storage rejects stays in memory until its file is opened again. */
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
