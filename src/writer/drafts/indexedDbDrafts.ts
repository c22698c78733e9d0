import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { draftsKey } from '../../lib/deferredStorageKeys.ts';
import { withTimeout } from '../../reader/platform/withTimeout.ts';
import { rootData } from '../../reader/store/rootData.ts';
import { type DraftStorage, isDraft } from './draftStorage.ts';

const STORE = 'drafts';
/** In milliseconds. Some browsers never fire an event of a request, when opening the database or later. */
const REQUEST_TIMEOUT = 3000;

let opened: Promise<IDBPDatabase> | undefined;

/** Drafts in IndexedDB, one database per site. A failed request closes the connection: the next call opens a new one. */
export const indexedDbDrafts: DraftStorage = {
  isAvailable: () => typeof indexedDB !== 'undefined',
  put: (draft) =>
    withDatabase((database) => {
      const transaction = database.transaction(STORE, 'readwrite');
      return commit(transaction, transaction.store.put(draft));
    }),
  replace: (older, draft) =>
    withDatabase(async (database) => {
      const transaction = database.transaction(STORE, 'readwrite');
      const stored: unknown = await transaction.store.get(older.id);
      if (isDraft(stored) && stored.time === older.time) await transaction.store.delete(older.id);
      await commit(transaction, transaction.store.put(draft));
    }),
  delete: (id) => withDatabase((database) => database.delete(STORE, id)),
  list: async () => {
    const all: unknown[] = await withDatabase((database) => database.getAll(STORE));
    return all.filter(isDraft);
  },
};

/** Commits before awaiting the result: a page that the browser is about to kill never receives the events. */
async function commit(
  transaction: IDBPTransaction<unknown, [typeof STORE], 'readwrite'>,
  request: Promise<unknown>,
): Promise<void> {
  transaction.commit();
  await Promise.all([request, transaction.done]);
}

async function withDatabase<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  try {
    return await withTimeout(open().then(work), REQUEST_TIMEOUT);
  } catch (error) {
    forget();
    throw error;
  }
}

function open(): Promise<IDBPDatabase> {
  opened ??= openDB(draftsKey(rootData().storageKey), 1, {
    upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'id' }),
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
