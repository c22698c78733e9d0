// Versions that a reader saved as a whole: their files are never thrown away to make room, and a
// visit brings them up to date.
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isSavedCache } from '../../core/offline/cacheNames.ts';
import { listPartFiles } from '../../core/offline/versionFiles.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { decodeSafely } from '../../core/site/urls/filePath.ts';
import { root } from './scope.ts';

/** The caches of saved versions, the last one first. */
export async function openSavedCaches(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => isSavedCache(name, root));
  return Promise.all(names.reverse().map((name) => caches.open(name)));
}

/** For strategies: answers from saved versions as from the strategy's own cache. */
export const savedCopies: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    if (request.url === root + MANIFEST_FILE) return chooseManifest(request, cachedResponse);
    return (await findSaved(request))[0] ?? cachedResponse;
  },
  async cacheDidUpdate({ request, newResponse }) {
    // The saved one goes with the parts that were saved with it.
    if (request.url === root + MANIFEST_FILE) return;
    for (const cache of await openSavedCaches())
      if ((await cache.match(request, { ignoreVary: true })) !== undefined)
        await cache.put(request, newResponse.clone());
  },
};

async function findSaved(request: Request): Promise<Response[]> {
  const found = (await openSavedCaches()).map((cache) => cache.match(request, { ignoreVary: true }));
  return (await Promise.all(found)).filter((copy) => copy !== undefined);
}

/** The newest manifest whose parts are kept: those of one that a visit has brought may have been published since. */
async function chooseManifest(request: Request, visited?: Response): Promise<Response | undefined> {
  const copies = [...(visited ? [visited] : []), ...(await findSaved(request))];
  // Who asks for more than a copy only has to know whether there is one.
  if (request.cache === 'only-if-cached')
    for (const copy of copies) if (await hasParts(copy.clone())) return copy;
  return copies[0];
}

/** Whether an address is the site's whose versions are saved: other sites may lie below its root. */
export async function isSavedPlace(address: string): Promise<boolean> {
  const path = decodeSafely(new URL(address).pathname).slice(decodeSafely(new URL(root).pathname).length - 1);
  for (const copy of await findSaved(new Request(root + MANIFEST_FILE))) {
    const { versions = [], pages = [] } = (await readManifest(copy)) ?? {};
    const isBelow = versions.some((version) => `${path}/`.startsWith(version.path.replace(/\/*$/, '/')));
    if (path === '/' || isBelow || pages.some((page) => page.path === path)) return true;
  }
  return false;
}

/** What comes back from storage is a stranger. */
async function readManifest(copy: Response): Promise<Manifest | undefined> {
  return copy.json().catch(() => undefined);
}

async function hasParts(copy: Response): Promise<boolean> {
  const manifest = await readManifest(copy);
  if (manifest === undefined) return false;
  const parts = listPartFiles(manifest).map((file) => caches.match(root + file, { ignoreVary: true }));
  return (await Promise.all(parts)).every((part) => part !== undefined);
}
