// Saves all files of a version in a cache of the Cache API. This chunk loads when the reader saves a version.

import * as v from 'valibot';
import { contentErrorMessages, versionErrorMessages } from '#i18n/contentErrorMessages';
import { ContentError } from '../../../core/errors.ts';
import { savedCache } from '../../../core/offline/cacheNames.ts';
import { describeContent, listShardFiles, listVersionFiles } from '../../../core/offline/versionFiles.ts';
import { indexFilePath } from '../../../core/search/index/indexFiles.ts';
import { IndexSchema, listIndexFiles, SEARCH_CALLBACK } from '../../../core/search/index/indexFormat.ts';
import type { Manifest, Version } from '../../../core/site/manifest/manifest.ts';
import { MANIFEST_FILE, WHOLE_MANIFEST } from '../../../core/site/shards/shard.ts';
import { homePath } from '../../../core/site/urls/localePaths.ts';
import type { ContentSource } from '../../../core/source.ts';
import { mapLimit } from '../../../lib/mapLimit.ts';
import { isHtmlResponse } from '../../platform/isHtmlResponse.ts';
import { withTimeout } from '../../platform/withTimeout.ts';
import { isRetryable } from '../sources/isRetryable.ts';
import { loadScript } from '../sources/loadScript.ts';
import { listSavedCaches, recordUrl, type SavedVersion } from './savedVersions.ts';

/** Number of parallel requests. */
const PARALLEL = 6;

/** In milliseconds: saving fails if no file has finished for this long. */
const STALL = 60_000;

/** In milliseconds: maximum wait for the removal of an unfinished cache. */
const CLEANUP_TIMEOUT = 3000;

export interface SaveProgress {
  done: number;
  total: number;
  bytes: number;
}

export interface SaveVersionOptions {
  source: ContentSource;
  /** URL of the service worker's folder. */
  scope: string;
  manifest: Manifest;
  version: Version;
  /** Files of the application that the service worker does not precache. */
  parts: readonly string[];
  signal: AbortSignal;
  onProgress: (progress: SaveProgress) => void;
}

/** Saves a version, then removes its earlier copy. Rejects with the first error, or the reason of the abort. */
export async function saveVersion(request: SaveVersionOptions): Promise<SavedVersion> {
  const { source, scope, manifest, version, parts, signal, onProgress } = request;
  const content = describeContent(manifest, version);
  const name = savedCache(version.name, Date.now().toString(36), scope);
  signal.throwIfAborted();
  const abort = new AbortController();
  const cancel = () => abort.abort(signal.reason);
  signal.addEventListener('abort', cancel);
  // A promise to race against: operations of the Cache API ignore abort signals, and may never settle.
  const stopped = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason));
  });
  const stop = () =>
    abort.abort(new ContentError('timeout', scope, contentErrorMessages.timeout(STALL / 1000)));
  let stall = window.setTimeout(stop, STALL);
  const save = async (): Promise<SavedVersion> => {
    const earlier = await listSavedCaches(scope, version.name);
    // The reader may have cancelled while the caches were listed.
    abort.signal.throwIfAborted();
    // Asks the browser not to evict the cache when storage runs low.
    void navigator.storage?.persist?.().catch(() => {});
    const immutable = [
      ...[...parts, ...listShardFiles(manifest)].map(source.assetUrl),
      ...(await listIndexUrls(source, version)),
    ];
    const whole = await fetchWholeVersion(source, manifest, version);
    const files = [
      ...immutable.map((url) => ({ url, isImmutable: true })),
      ...listVersionFiles(manifest, whole).map((file) => ({
        url: source.assetUrl(file),
        isImmutable: false,
      })),
    ];
    const cache = await caches.open(name);
    const progress: SaveProgress = { done: 0, total: files.length, bytes: 0 };
    const report = (bytes: number) => {
      progress.bytes += bytes;
      onProgress({ ...progress });
      window.clearTimeout(stall);
      stall = window.setTimeout(stop, STALL);
    };
    report(0);
    const saveOne = async ({ url, isImmutable }: (typeof files)[number]) => {
      const bytes = await cacheFile(cache, url, isImmutable, abort.signal);
      // After another file has failed, no more progress is reported.
      abort.signal.throwIfAborted();
      progress.done += 1;
      report(bytes);
    };
    await mapLimit(files, saveOne, PARALLEL);
    abort.signal.throwIfAborted();
    // Without the manifest, the responses are not of the site but of a captive portal. Other files may be missing.
    const list = source.assetUrl(homePath(manifest) + MANIFEST_FILE);
    if ((await cache.match(list, { ignoreVary: true })) === undefined)
      throw new ContentError('server', list, versionErrorMessages.notAManifest);
    const saved: SavedVersion = { bytes: progress.bytes, content };
    await cache.put(recordUrl(scope), Response.json(saved));
    await Promise.all(earlier.map((old) => caches.delete(old)));
    return saved;
  };
  try {
    return await Promise.race([save(), stopped]);
  } catch (error) {
    // Aborts the pending requests of other files.
    abort.abort(error);
    await withTimeout(caches.delete(name), CLEANUP_TIMEOUT).catch(() => {});
    throw error;
  } finally {
    window.clearTimeout(stall);
    signal.removeEventListener('abort', cancel);
  }
}

/** Returns the version with the pages of all shards. */
async function fetchWholeVersion(
  source: ContentSource,
  manifest: Manifest,
  version: Version,
): Promise<Version> {
  if (manifest.parts === undefined) return version;
  const { text } = await source.readText(homePath(manifest).slice(1) + WHOLE_MANIFEST);
  const { versions }: Manifest = JSON.parse(text);
  return versions.find(({ name }) => name === version.name) ?? version;
}

/** Lists the URLs of a version's search index; none if it has no index. */
async function listIndexUrls(source: ContentSource, { search }: Version): Promise<string[]> {
  if (search === undefined) return [];
  const [, , head] = await loadScript(source.assetUrl(indexFilePath(search, 'index', 0)), SEARCH_CALLBACK);
  return listIndexFiles(search, v.parse(IndexSchema, head)).map(source.assetUrl);
}

/**
 * Saves a file in the cache.
 * @returns size in bytes; 0 if the server does not have the file or refuses it, since it is missing online too
 */
async function cacheFile(
  cache: Cache,
  url: string,
  isImmutable: boolean,
  signal: AbortSignal,
): Promise<number> {
  const known = isImmutable ? await caches.match(url, { ignoreVary: true }) : undefined;
  const response = known ?? (await fetchFile(url, isImmutable, signal));
  if (isRetryable(response.status))
    throw new ContentError('server', url, contentErrorMessages.status(response.status));
  if (!response.ok || isHtmlResponse(response)) return 0;
  await cache.put(url, response.clone());
  return (await response.blob()).size;
}

async function fetchFile(url: string, isImmutable: boolean, signal: AbortSignal): Promise<Response> {
  try {
    // The service worker ignores requests with `reload`: it would store the file in another cache too.
    return await fetch(url, { cache: isImmutable ? 'default' : 'reload', signal });
  } catch (cause) {
    signal.throwIfAborted();
    throw new ContentError('offline', url, contentErrorMessages.unreachable, { cause });
  }
}
