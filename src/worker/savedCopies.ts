// Versions that a reader saved as a whole: their files are never thrown away to make room, and a
// visit brings them up to date.
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isSavedCache } from '../core/offline/cacheNames.ts';
import { root } from './scope.ts';

/** The caches of saved versions. */
export async function openSavedCaches(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => isSavedCache(name, root));
  return Promise.all(names.map((name) => caches.open(name)));
}

/** For strategies: answers from saved versions as from the strategy's own cache. */
export const savedCopies: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    for (const cache of await openSavedCaches()) {
      const saved = await cache.match(request, { ignoreVary: true });
      if (saved !== undefined) return saved;
    }
    return cachedResponse;
  },
  async cacheDidUpdate({ request, newResponse }) {
    for (const cache of await openSavedCaches())
      if ((await cache.match(request, { ignoreVary: true })) !== undefined)
        await cache.put(request, newResponse.clone());
  },
};
