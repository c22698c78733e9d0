// Versions that the reader saved for offline use. Each has a cache of its own; its record is written last, when all
// files are there.
import * as v from 'valibot';
import { isSavedCache } from '../../../core/offline/cacheNames.ts';
import type { ContentSource } from '../../../core/source.ts';

const SavedVersionSchema = v.object({
  bytes: v.number(),
  /** Result of `describeContent` when it was saved. */
  content: v.string(),
});
export type SavedVersion = v.InferOutput<typeof SavedVersionSchema>;

/** Absolute URL of the site's root, as in the service worker's scope. */
export function rootUrl(source: ContentSource): string {
  return new URL(source.assetUrl(''), window.location.href).href;
}

/** URL of the record in the cache; the site has no such file. */
export const recordUrl = (root: string) => `${root}saved-version.json`;

/** Caches of a version, including unfinished ones. */
export async function listSavedCaches(root: string, version: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => isSavedCache(name, root, version));
}

/** The record of a saved version; undefined if it is not saved, or not completely. */
export async function readSavedVersion(root: string, version: string): Promise<SavedVersion | undefined> {
  for (const name of await listSavedCaches(root, version)) {
    const record = await (await caches.open(name)).match(recordUrl(root));
    // Storage is untrusted: validate it.
    const parsed = v.safeParse(SavedVersionSchema, await record?.json().catch(() => undefined));
    if (parsed.success) return parsed.output;
  }
  return undefined;
}

export async function removeSavedVersion(root: string, version: string): Promise<void> {
  await Promise.all((await listSavedCaches(root, version)).map((name) => caches.delete(name)));
}
