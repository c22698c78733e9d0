// Search indexes under `npm start`: a worker process builds them at the first search, and again after later edits.
// Until a build is ready, requests get the previous indexes.

import { HASH_LENGTH } from '../../core/search/index/indexFiles.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { coalesce } from '../lib/scheduling.ts';
import { folderName } from '../search/buildSearch.ts';
import type { BuiltIndexes } from './search.worker.ts';

export interface LiveSearch {
  /** Returns a copy of a manifest with the names of its indexes. */
  nameIndexes: (manifest: Manifest) => Manifest;
  /** The location of an index file, by its path below the folder of indexes; undefined where there is none. */
  findFile: (path: string) => Promise<string | undefined>;
  /** Schedules a build after texts have changed. */
  invalidate: () => void;
  close: () => void;
}

interface LiveSearchOptions {
  /** Tag of the language, for all but the default one. */
  language?: string | undefined;
  build: () => Promise<BuiltIndexes>;
  /** Called after a build whose indexes have new names, which contain their hashes. */
  onRenewed: () => void;
}

export function createLiveSearch({ language = '', build, onRenewed }: LiveSearchOptions): LiveSearch {
  /** The name of an index before its first build, when its hash is unknown. */
  const placeholderName = (version: string) => `${folderName(language + version)}-${'0'.repeat(HASH_LENGTH)}`;
  let current: BuiltIndexes | undefined;
  let first: Promise<BuiltIndexes> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Milliseconds of the last build. */
  let duration = 0;
  const renew = async () => {
    const start = performance.now();
    const before = JSON.stringify(current?.names);
    current = await build();
    duration = performance.now() - start;
    if (JSON.stringify(current.names) !== before) onRenewed();
    return current;
  };
  const rebuild = coalesce(async () => {
    // The error is ignored: updateManifest() reports a site that cannot be read.
    await renew().catch(() => {});
  });
  return {
    nameIndexes: (manifest) => ({
      ...manifest,
      versions: manifest.versions.map((version) => ({
        ...version,
        search: current?.names[version.name] ?? placeholderName(version.name),
      })),
    }),
    async findFile(path) {
      first ??= renew();
      // The next search retries: a file may have been in the middle of a save.
      first.catch(() => {
        first = undefined;
      });
      const { names, files } = current ?? (await first);
      const [folder = '', file = ''] = path.split('/');
      const version = Object.keys(names).find((name) => placeholderName(name) === folder);
      return files[version === undefined ? path : `${names[version]}/${file}`];
    },
    invalidate() {
      if (current === undefined) return;
      clearTimeout(timer);
      // Debounced by the cost of a build, so that slow ones wait for a pause in the edits.
      timer = setTimeout(() => void rebuild(), duration);
    },
    close: () => clearTimeout(timer),
  };
}
