import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { draftsKey } from '../../lib/deferredStorageKeys.ts';
import { withTimeout } from '../../reader/platform/withTimeout.ts';
import { rootData } from '../../reader/store/rootData.ts';
import { type DraftStorage, isDraft } from './draftStorage.ts';

const STORE = 'drafts';
/** In milliseconds. In some browsers a request, such as opening the database, never fires an event. */
const REQUEST_TIMEOUT = 3000;

let opened: Promise<IDBPDatabase> | undefined;

/** Stores drafts in IndexedDB, one database per site. After a failed request the next call opens a new connection. */
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

/** Commits before awaiting the result: a page that is being unloaded may never receive the request's events. */
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
    dropConnection();
    throw error;
  }
}

function open(): Promise<IDBPDatabase> {
  opened ??= openDB(draftsKey(rootData().storageKey), 1, {
    upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'id' }),
    blocking: (_, __, event) => {
      dropConnection();
      (event.target as IDBDatabase).close();
    },
    terminated: dropConnection,
  });
  return opened;
}

function dropConnection(): void {
  opened = undefined;
}
