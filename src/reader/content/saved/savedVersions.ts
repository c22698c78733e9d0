// Versions that the reader saved for the time without a network. Each has a cache of its own, in which
// a record, written last, tells that it is complete.
import * as v from 'valibot';
import { isSavedCache } from '../../../core/offline/cacheNames.ts';
import type { ContentSource } from '../../../core/source.ts';

const SavedVersionSchema = v.object({
  bytes: v.number(),
  /** What `describeContent` said when it was saved. */
  content: v.string(),
});
export type SavedVersion = v.InferOutput<typeof SavedVersionSchema>;

/** The address of the site's root, whole, as the service worker knows it. */
export function rootAddress(source: ContentSource): string {
  return new URL(source.assetUrl(''), window.location.href).href;
}

/** The record's address inside the cache; no file of the site has it. */
export const recordAddress = (root: string) => `${root}saved-version.json`;

/** The caches of a version, unfinished ones included. */
export async function listSavedCaches(root: string, version: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => isSavedCache(name, root, version));
}

/** What is saved of a version; undefined where it is not saved, or was not finished. */
export async function readSavedVersion(root: string, version: string): Promise<SavedVersion | undefined> {
  for (const name of await listSavedCaches(root, version)) {
    const record = await (await caches.open(name)).match(recordAddress(root));
    // What comes back from storage is a stranger.
    const parsed = v.safeParse(SavedVersionSchema, await record?.json().catch(() => undefined));
    if (parsed.success) return parsed.output;
  }
  return undefined;
}

export async function removeSavedVersion(root: string, version: string): Promise<void> {
  await Promise.all((await listSavedCaches(root, version)).map((name) => caches.delete(name)));
}
