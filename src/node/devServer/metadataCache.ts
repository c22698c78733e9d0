// Caches the metadata of the pages of a site that is being edited: in memory until a file changes, and on disk from one
// start to the next, so that a start reads only the files whose date or size has changed.
import { statSync } from 'node:fs';
import { openRecord } from '../lib/diskCache.ts';
import { shortHash } from '../lib/hashes.ts';
import { stampOf } from '../lib/memoByFile.ts';
import { dialectsOfPath } from '../lib/namedDialects.ts';
import { cacheDir } from '../lib/project.ts';
import { readTextFile } from '../lib/readText.ts';
import { yieldInSlices } from '../lib/scheduling.ts';
import {
  type ManifestMetadata,
  type ReadManifestMetadata,
  scanManifestMetadata,
  toManifestMetadata,
} from '../pageIndex/metadataForManifest.ts';
import { hashBuildCode } from '../pageIndex/pageCache.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';

/** Milliseconds of parsing before the first response; the other pages are scanned, and parsed later. */
const PARSE_BUDGET = 700;
/** Bytes: larger pages are parsed in the worker process, since parsing would block the responses of this process. */
const MAX_SIZE = 32_000;
/** Pages per call of the worker: other calls run between two batches. */
const BATCH = 100;
/** After more changes than this, as when git switches a branch, pages are scanned first and parsed later. */
export const FEW_FILES = 20;
/** Sites whose metadata stays on disk, by the time of their last use. */
const MAX_SITES = 8;

export interface MetadataCache {
  /** The metadata of a file; for a page that is not parsed yet, only its front matter and title. */
  read: ReadManifestMetadata;
  /** The cached metadata. */
  peek: (path: string) => ManifestMetadata | undefined;
  invalidate: (paths: readonly string[]) => void;
  /** Parses the pages that were only scanned; resolves to whether there were any. */
  parseDeferred: () => Promise<boolean>;
  /** Writes to disk; yields after each page. */
  save: () => Generator<void>;
}

interface CacheOptions {
  store: MetadataStore;
  /** Parses files, in a worker process; null or undefined for a file that cannot be read. */
  parse: (paths: readonly string[]) => Promise<(ManifestMetadata | null | undefined)[]>;
  /** Milliseconds. */
  parseBudget?: number;
}

export function openMetadataCache({ store, parse, parseBudget = PARSE_BUDGET }: CacheOptions): MetadataCache {
  const stored = store.load();
  const cached = new Map<string, StoredMetadata>();
  /** Paths that were scanned and not parsed. */
  const deferred = new Set<string>();
  const changedInBulk = new Set<string>();
  const end = performance.now() + parseBudget;
  let isStarting = true;

  async function parseOrScan(path: string): Promise<ManifestMetadata> {
    const isOverBudget = changedInBulk.delete(path) || (isStarting && performance.now() > end);
    if (!isOverBudget && statSync(path).size <= MAX_SIZE)
      return toManifestMetadata(await readPageMetadata(path));
    deferred.add(path);
    return scanManifestMetadata(await readTextFile(path));
  }

  return {
    async read(path) {
      await yieldInSlices();
      const known = cached.get(path);
      if (known !== undefined) return known.metadata;
      const stamp = [stampOf(path), dialectsOfPath(path)].join();
      const old = stored.get(path);
      const metadata = old?.stamp === stamp ? old.metadata : await parseOrScan(path);
      cached.set(path, { stamp, metadata });
      return metadata;
    },
    peek: (path) => cached.get(path)?.metadata,
    invalidate(paths) {
      for (const path of paths) {
        cached.delete(path);
        stored.delete(path);
        deferred.delete(path);
        if (paths.length > FEW_FILES) changedInBulk.add(path);
        else changedInBulk.delete(path);
      }
    },
    async parseDeferred() {
      isStarting = false;
      stored.clear();
      const isAny = deferred.size > 0;
      while (deferred.size > 0) {
        const batch = [...deferred].slice(0, BATCH);
        const parsed = await parse(batch);
        for (const [index, path] of batch.entries()) {
          const metadata = parsed[index];
          const scanned = cached.get(path);
          // The hash differs where the file changed during the parse.
          if (deferred.delete(path) && metadata && scanned?.metadata.hash === metadata.hash)
            cached.set(path, { ...scanned, metadata });
        }
      }
      return isAny;
    },
    save: () => store.save(new Map([...cached].filter(([path]) => !deferred.has(path)))),
  };
}

interface StoredMetadata {
  /** Date and size of the file. */
  stamp: string;
  metadata: ManifestMetadata;
}

interface MetadataStore {
  /** By file path; empty where nothing is stored or another version of the code stored it. */
  load: () => Map<string, StoredMetadata>;
  save: (metadata: ReadonlyMap<string, StoredMetadata>) => Generator<void>;
}

/** Stores the metadata of a site in one JSON file, whose format is valid for one state of the code. */
export async function openMetadataStore(siteDir: string, folder = cacheDir('start')): Promise<MetadataStore> {
  const record = openRecord<{ code: string; pages: [string, StoredMetadata][] }>(
    folder,
    `${shortHash(siteDir)}.json`,
    MAX_SITES,
  );
  const code = await hashBuildCode();
  return {
    load() {
      const stored = record.get();
      return new Map(stored?.code === code ? stored.pages : []);
    },
    *save(metadata) {
      try {
        yield* record.setInSteps(toJson(code, metadata));
      } catch {
        // A write error is ignored: without the cache the next start reads the files.
      }
    },
  };
}

/** Yields one chunk per page: `JSON.stringify` of a large site would block the server. */
function* toJson(code: string, metadata: ReadonlyMap<string, StoredMetadata>): Generator<string> {
  yield `{"code":${JSON.stringify(code)},"pages":[`;
  let separator = '';
  for (const entry of metadata) {
    yield separator + JSON.stringify(entry);
    separator = ',';
  }
  yield ']}';
}
