// Fetches a whole version into a cache of its own. Loaded when a reader asks for it.
import * as v from 'valibot';
import { ContentError } from '../../../core/errors.ts';
import { savedCache } from '../../../core/offline/cacheNames.ts';
import { describeContent, listPartFiles, listVersionFiles } from '../../../core/offline/versionFiles.ts';
import { partPath } from '../../../core/search/index/indexFiles.ts';
import { IndexSchema, listIndexFiles, SEARCH_CALLBACK } from '../../../core/search/index/indexFormat.ts';
import type { Manifest, Version } from '../../../core/site/manifest/manifest.ts';
import { MANIFEST_FILE, WHOLE_MANIFEST } from '../../../core/site/shards/shard.ts';
import type { ContentSource } from '../../../core/source.ts';
import { mapLimit } from '../../../lib/mapLimit.ts';
import { isHtmlAnswer } from '../../platform/isHtmlAnswer.ts';
import { withTimeout } from '../../platform/withTimeout.ts';
import { mayHeal } from '../sources/isRetryable.ts';
import { loadScript } from '../sources/loadScript.ts';
import { listSavedCaches, recordAddress, rootAddress, type SavedVersion } from './savedVersions.ts';

/** Requests at the same time. */
const PARALLEL = 6;

/** When for this long, in milliseconds, not one file has come, the saving is given up. */
const STALL = 60_000;

/** How long, in milliseconds, the browser may take to remove an unfinished cache. */
const CLEANUP_TIMEOUT = 3000;

export interface SaveProgress {
  done: number;
  total: number;
  bytes: number;
}

export interface SaveRequest {
  source: ContentSource;
  manifest: Manifest;
  version: Version;
  /** Files of the application that are needed beside the ones that the service worker has. */
  parts: readonly string[];
  signal: AbortSignal;
  onProgress: (progress: SaveProgress) => void;
}

/** Saves a version; what was saved of it before stays until all is there. Rejects with what went wrong. */
export async function saveVersion(request: SaveRequest): Promise<SavedVersion> {
  const { source, manifest, version, parts, signal, onProgress } = request;
  const root = rootAddress(source);
  const content = describeContent(manifest, version);
  const name = savedCache(version.name, Date.now().toString(36), root);
  signal.throwIfAborted();
  const abort = new AbortController();
  const cancel = () => abort.abort(signal.reason);
  signal.addEventListener('abort', cancel);
  // Servers and the browser's caches may never answer: nothing of the saving is waited for longer than this.
  const stopped = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason));
  });
  const stop = () => abort.abort(new ContentError('timeout', root, `${STALL / 1000} 秒内没有收到回应`));
  let stall = window.setTimeout(stop, STALL);
  const save = async (): Promise<SavedVersion> => {
    const earlier = await listSavedCaches(root, version.name);
    // While this was on its way the reader may have thought better of it.
    abort.signal.throwIfAborted();
    // A browser that is short of room may throw away what it was not asked to keep.
    void navigator.storage?.persist?.().catch(() => {});
    const immutable = [
      ...parts.map((file) => root + file),
      ...listPartFiles(manifest).map(source.assetUrl),
      ...(await listIndexAddresses(source, version)),
    ];
    const whole = await readWhole(source, manifest, version);
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
    const keep = async ({ url, isImmutable }: (typeof files)[number]) => {
      const bytes = await keepFile(cache, url, isImmutable, abort.signal);
      // Another file has failed meanwhile: there is nothing more to tell.
      abort.signal.throwIfAborted();
      progress.done += 1;
      report(bytes);
    };
    await mapLimit(files, keep, PARALLEL);
    abort.signal.throwIfAborted();
    // Each single file may be missing, but not the one that names the others: then a portal has answered, not the site.
    const list = source.assetUrl(MANIFEST_FILE);
    if ((await cache.match(list, { ignoreVary: true })) === undefined)
      throw new ContentError('server', list, '服务器给出的不是站点清单');
    const saved: SavedVersion = { bytes: progress.bytes, content };
    await cache.put(recordAddress(root), Response.json(saved));
    await Promise.all(earlier.map((old) => caches.delete(old)));
    return saved;
  };
  try {
    return await Promise.race([save(), stopped]);
  } catch (error) {
    // The other requests are of no use any more.
    abort.abort(error);
    await withTimeout(caches.delete(name), CLEANUP_TIMEOUT).catch(() => {});
    throw error;
  } finally {
    window.clearTimeout(stall);
    signal.removeEventListener('abort', cancel);
  }
}

/** The version with all its docs. */
async function readWhole(source: ContentSource, manifest: Manifest, version: Version): Promise<Version> {
  if (manifest.parts === undefined) return version;
  const { text } = await source.readText(WHOLE_MANIFEST);
  const { versions }: Manifest = JSON.parse(text);
  return versions.find(({ name }) => name === version.name) ?? version;
}

/** Addresses of the files of a version's search index; none where it has no index. */
async function listIndexAddresses(source: ContentSource, { search }: Version): Promise<string[]> {
  if (search === undefined) return [];
  const [, , head] = await loadScript(source.assetUrl(partPath(search, 'index', 0)), SEARCH_CALLBACK);
  return listIndexFiles(search, v.parse(IndexSchema, head)).map(source.assetUrl);
}

/** @returns its size; a file that the server does not have, or gives to nobody, is missing online as well, and left out */
async function keepFile(
  cache: Cache,
  url: string,
  isImmutable: boolean,
  signal: AbortSignal,
): Promise<number> {
  const known = isImmutable ? await caches.match(url, { ignoreVary: true }) : undefined;
  const response = known ?? (await fetchFile(url, isImmutable, signal));
  if (mayHeal(response.status)) throw new ContentError('server', url, `服务器的回应是 ${response.status}`);
  if (!response.ok || isHtmlAnswer(response)) return 0;
  await cache.put(url, response.clone());
  return (await response.blob()).size;
}

async function fetchFile(url: string, isImmutable: boolean, signal: AbortSignal): Promise<Response> {
  try {
    // `reload` goes past the service worker, which would keep the file once more.
    return await fetch(url, { cache: isImmutable ? 'default' : 'reload', signal });
  } catch (cause) {
    signal.throwIfAborted();
    throw new ContentError('offline', url, '请求没有到达服务器', { cause });
  }
}
