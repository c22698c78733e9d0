// Drafts, kept in this browser. Each has one writer at a time: a lock in its name, held while somebody writes it.
// The database may be absent, full, gone or silent: every function rejects then, and opens it anew the next time.
import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { draftsKey } from '../../lib/lateStorageKeys.ts';
import { withTimeout } from '../../reader/platform/withTimeout.ts';
import { rootData } from '../../reader/store/rootData.ts';
import { type Draft, isDraft } from './draft.ts';

const SHELF = 'drafts';
/** How long, in milliseconds, a browser may take for its answer: some never give one, to open a database or later. */
const STORE_TIMEOUT = 3000;

const name = () => draftsKey(rootData().storageKey);
const lockOf = (id: string) => `${name()}:${id}`;

let opened: Promise<IDBPDatabase> | undefined;

/** Writes a draft in the place of the one with its id. */
export async function putDraft(draft: Draft): Promise<void> {
  await withStore((store) => {
    const transaction = store.transaction(SHELF, 'readwrite');
    return settle(transaction, transaction.store.put(draft));
  });
}

/** Writes a draft, and takes another one away that it came from, unless that one was written on. */
export async function moveDraft(from: Draft, draft: Draft): Promise<void> {
  await withStore(async (store) => {
    const transaction = store.transaction(SHELF, 'readwrite');
    const there: unknown = await transaction.store.get(from.id);
    if (isDraft(there) && there.time === from.time) await transaction.store.delete(from.id);
    await settle(transaction, transaction.store.put(draft));
  });
}

/** Without waiting for the answer, which a page that is about to be killed does not hear any more. */
async function settle(
  transaction: IDBPTransaction<unknown, [typeof SHELF], 'readwrite'>,
  put: Promise<unknown>,
): Promise<void> {
  transaction.commit();
  await Promise.all([put, transaction.done]);
}

export async function dropDraft(id: string): Promise<void> {
  await withStore((store) => store.delete(SHELF, id));
}

export interface ListedDraft extends Draft {
  /** Whether somebody is writing it now, in this tab or in another one. */
  isHeld: boolean;
}

/** All drafts of this site, the newest first. */
export async function listDrafts(): Promise<ListedDraft[]> {
  const [all, isHeld] = await Promise.all([readDrafts(), findHeld()]);
  return all.sort((a, b) => b.time - a.time).map((draft) => ({ ...draft, isHeld: isHeld(draft.id) }));
}

async function readDrafts(): Promise<Draft[]> {
  const all: unknown[] = await withStore((store) => store.getAll(SHELF));
  return all.filter(isDraft);
}

/** Says in all tabs that a draft is being written; gives what ends that. */
export function holdDraft(id: string): () => void {
  let release = () => {};
  const isDone = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Missing on plain http: there nobody is told.
  navigator.locks?.request(lockOf(id), () => isDone).catch(() => {});
  return release;
}

async function findHeld(): Promise<(id: string) => boolean> {
  const asked = navigator.locks && withTimeout(navigator.locks.query(), STORE_TIMEOUT).catch(() => undefined);
  const { held = [] } = (await asked) ?? {};
  const names = new Set(held.map(({ name, mode }) => mode === 'exclusive' && name));
  return (id) => names.has(lockOf(id));
}

/** Settles once nobody writes a draft any more; rejects where nobody waits for that any more. */
export async function untilFree(id: string, signal: AbortSignal): Promise<void> {
  await navigator.locks?.request(lockOf(id), { mode: 'shared', signal }, () => {});
}

async function withStore<T>(work: (store: IDBPDatabase) => Promise<T>): Promise<T> {
  try {
    return await withTimeout(open().then(work), STORE_TIMEOUT);
  } catch (error) {
    forget();
    throw error;
  }
}

function open(): Promise<IDBPDatabase> {
  opened ??= openDB(name(), 1, {
    upgrade: (database) => void database.createObjectStore(SHELF, { keyPath: 'id' }),
    blocking: (_, __, event) => {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
  return opened;
}

function forget(): void {
  opened = undefined;
}
