// Uses the caches of saved versions in Workbox strategies. These caches have no expiration; responses refresh their
// files.
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isSavedCache } from '../../core/offline/cacheNames.ts';
import { listShardFiles } from '../../core/offline/versionFiles.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { decodeSafely } from '../../core/site/urls/filePath.ts';
import { deployment, root } from './currentDeployment.ts';
import { scope } from './scope.ts';

/** Opens the caches of saved versions, the latest first. */
export async function openSavedCaches(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => isSavedCache(name, scope));
  return Promise.all(names.reverse().map((name) => caches.open(name)));
}

/** Workbox plugin: on a cache lookup, files of saved versions take precedence over the cache of the strategy. */
export const savedCopies: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    if (request.url === scope + MANIFEST_FILE) return chooseManifest(request, cachedResponse);
    return (await findSaved(request))[0] ?? cachedResponse;
  },
  async cacheDidUpdate({ request, newResponse }) {
    // The saved manifest is not refreshed, since it must match the saved shards.
    if (request.url === scope + MANIFEST_FILE) return;
    for (const cache of await openSavedCaches())
      if ((await cache.match(request, { ignoreVary: true })) !== undefined)
        await cache.put(request, newResponse.clone());
  },
};

async function findSaved(request: Request): Promise<Response[]> {
  const found = (await openSavedCaches()).map((cache) => cache.match(request, { ignoreVary: true }));
  return (await Promise.all(found)).filter((copy) => copy !== undefined);
}

/**
 * Returns the newest manifest whose shards are all cached: the manifest that was fetched last may be of a later
 * deployment.
 */
async function chooseManifest(request: Request, fetched?: Response): Promise<Response | undefined> {
  const copies = [...(fetched ? [fetched] : []), ...(await findSaved(request))];
  // Requests without `only-if-cached` only check whether there is a copy (strategies.ts).
  if (request.cache === 'only-if-cached')
    for (const copy of copies) if (await hasParts(copy.clone())) return copy;
  return copies[0];
}

/** Whether a URL is a page of the site whose versions are saved: other sites may be hosted below its root. */
export async function isSavedUrl(url: string): Promise<boolean> {
  const path = decodeSafely(new URL(url).pathname).slice(decodeSafely(new URL(root).pathname).length - 1);
  for (const copy of await findSaved(new Request(scope + MANIFEST_FILE))) {
    const { versions = [], pages = [] } = (await readManifest(copy)) ?? {};
    const isBelow = versions.some((version) => `${path}/`.startsWith(version.path.replace(/\/*$/, '/')));
    if (path === `/${deployment.home}` || isBelow || pages.some((page) => page.path === path)) return true;
  }
  return false;
}

/** Parses a cached manifest; undefined if it is not JSON. */
async function readManifest(copy: Response): Promise<Manifest | undefined> {
  return copy.json().catch(() => undefined);
}

async function hasParts(copy: Response): Promise<boolean> {
  const manifest = await readManifest(copy);
  if (manifest === undefined) return false;
  const parts = listShardFiles(manifest).map((file) => caches.match(root + file, { ignoreVary: true }));
  return (await Promise.all(parts)).every((part) => part !== undefined);
}
