// Brings what is written into the browser's store, a moment later: also what an input method has not finished, and
// what a key writes that is held down, of which nobody else is told.
import type { Draft } from '../drafts/draftStorage.ts';
import {
  deleteDraft,
  holdInMemory,
  lockDraft,
  putDraft,
  removeFromMemory,
  replaceDraft,
} from '../drafts/draftStorages.ts';

/** `kept`: a draft holds all but what was written in the last moment; `full`, `absent`: the store does not take it. */
export type DraftStatus = 'none' | 'kept' | 'full' | 'absent';

/** How often is looked whether something was written, in milliseconds. A slow page may be late by as much again. */
const BEAT = 300;
/** After how many of them is tried again what has failed. */
const PATIENCE = 16;

type Texts = Pick<Draft, 'text' | 'base'>;

interface DraftWriterOptions {
  /** What stands on the desk. */
  read: () => Texts;
  /** What else a draft says of itself. */
  details: () => Omit<Draft, keyof Texts | 'id' | 'time'>;
  onStatus: (status: DraftStatus) => void;
  /** Is told under which id this tab writes. */
  onId: (id: string) => void;
}

export type DraftWriter = ReturnType<typeof createDraftWriter>;

/** @param older the draft that is gone on with */
export function createDraftWriter(options: DraftWriterOptions, older?: Draft) {
  const { read, details, onStatus, onId } = options;
  let own = begin();
  let from = older;
  /** What was given to the store last, and whether it has taken something. */
  let given: Texts | undefined;
  let isThere = false;
  let failures = 0;
  let last = Promise.resolve(true);

  function begin() {
    const id = makeId();
    onId(id);
    return { id, release: lockDraft(id) };
  }

  /** Whether the store has all that was written. */
  const write = (): Promise<boolean> => {
    const texts = read();
    const isDraft = texts.text !== texts.base;
    const isDone = isDraft ? failures === 0 && isSame(texts, given) : !isThere && from === undefined;
    if (!isDone) last = give(texts, isDraft);
    return last;
  };
  const makeDraft = (texts: Texts): Draft => ({ ...texts, ...details(), id: own.id, time: Date.now() });
  const give = async (texts: Texts, isDraft: boolean): Promise<boolean> => {
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

  const beat = setInterval(() => {
    if (failures > 0 && isSame(read(), given)) {
      failures += 1;
      if (failures % PATIENCE > 0) return;
    }
    void write();
  }, BEAT);

  return {
    id: () => own.id,
    write,
    /**
     * Leaves what was written as a draft of its own: what is written from now on is another one, which may go on
     * with an older one. Not where the store has not taken it.
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
    /** Ends it; what the store does not take even now is there again when the file is opened again. */
    stop: () => {
      clearInterval(beat);
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
