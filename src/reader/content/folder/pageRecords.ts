import { openDB } from 'idb';
import { withTimeout } from '../../platform/withTimeout.ts';
import type { FolderIndex, PageRecord } from './indexPages.ts';

const STORE = 'pages';
/** In milliseconds. */
const TIMEOUT = 3000;

/** The records of earlier visits in IndexedDB; without it, each visit parses all pages. */
export function openPageRecords(name: string) {
  const opened = openDB(name, 1, {
    upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'file' }),
  });
  return {
    async read(): Promise<ReadonlyMap<string, PageRecord>> {
      const all: PageRecord[] = await withTimeout(
        opened.then((records) => records.getAll(STORE)),
        TIMEOUT,
      ).catch(() => []);
      return new Map(all.map((record) => [record.file, record]));
    },
    /** Stores what has changed, and removes the records of pages that are gone. */
    async update({ records, changed }: FolderIndex, known: ReadonlyMap<string, PageRecord>): Promise<void> {
      const files = new Set(records.map(({ file }) => file));
      const transaction = (await opened).transaction(STORE, 'readwrite');
      for (const record of changed) void transaction.store.put(record);
      for (const file of known.keys()) if (!files.has(file)) void transaction.store.delete(file);
      await transaction.done;
    },
  };
}
