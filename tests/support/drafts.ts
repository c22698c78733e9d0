import type { Page } from '@playwright/test';

/** Reads the texts of all drafts in the browser's database. */
export const readDrafts = (page: Page) =>
  page.evaluate(async () => {
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((each) =>
      each.name?.endsWith(':drafts'),
    );
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ask(indexedDB.open(name));
    const all = await ask(database.transaction('drafts').objectStore('drafts').getAll());
    database.close();
    return all.map(({ text }): string => text);
  });
