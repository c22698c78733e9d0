// Versions that the reader saved for offline use. Each version has a cache in the Cache API. A record in the cache is
// written after all files: without the record, the copy is incomplete.
import * as v from 'valibot';
import { isSavedCache } from '../../../core/offline/cacheNames.ts';

const SavedVersionSchema = v.object({
  bytes: v.number(),
  /** Result of `describeContent` when the version was saved; it differs when the version has changed. */
  content: v.string(),
});
export type SavedVersion = v.InferOutput<typeof SavedVersionSchema>;

/** Returns the URL of the record in the cache. The site has no file with this URL. */
export const recordUrl = (scope: string) => `${scope}saved-version.json`;

/** Lists the names of a version's caches, including incomplete copies. */
export async function listSavedCaches(scope: string, version: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => isSavedCache(name, scope, version));
}

/** Returns the record of a saved version; undefined if there is no complete copy. */
export async function readSavedVersion(scope: string, version: string): Promise<SavedVersion | undefined> {
  for (const name of await listSavedCaches(scope, version)) {
    const record = await (await caches.open(name)).match(recordUrl(scope));
    // Validated, since any script of the origin can write to the cache.
    const parsed = v.safeParse(SavedVersionSchema, await record?.json().catch(() => undefined));
    if (parsed.success) return parsed.output;
  }
  return undefined;
}

export async function removeSavedVersion(scope: string, version: string): Promise<void> {
  await Promise.all((await listSavedCaches(scope, version)).map((name) => caches.delete(name)));
}
