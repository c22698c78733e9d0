// The search indexes of a site folder while it is being written: made beside when somebody searches, and made
// anew behind the edits from then on. Until a new one is there the old one answers.

import { HASH_LENGTH } from '../../core/search/index/indexFiles.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { coalesce } from '../lib/coalesce.ts';
import { folderName } from '../search/buildSearch.ts';
import type { BuiltIndexes } from './searchBeside.ts';

export interface LiveSearch {
  /** The manifest with the names of its indexes. */
  nameIndexes: (manifest: Manifest) => Manifest;
  /** Where a file of an index is, by its path below the folder of indexes; undefined when there is no such file. */
  findFile: (path: string) => Promise<string | undefined>;
  /** The texts have changed. */
  outdate: () => void;
  close: () => void;
}

interface LiveSearchOptions {
  build: () => Promise<BuiltIndexes>;
  /** The indexes have other names. */
  onRenewed: () => void;
}

/** Stands for the hash of an index that nobody has asked for yet. */
const UNKNOWN = '0'.repeat(HASH_LENGTH);
const nameUnknown = (version: string) => `${folderName(version)}-${UNKNOWN}`;

export function createLiveSearch({ build, onRenewed }: LiveSearchOptions): LiveSearch {
  let current: BuiltIndexes | undefined;
  let first: Promise<BuiltIndexes> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Milliseconds that the last building took. */
  let effort = 0;
  const renew = async () => {
    const start = performance.now();
    const before = JSON.stringify(current?.names);
    current = await build();
    effort = performance.now() - start;
    if (JSON.stringify(current.names) !== before) onRenewed();
    return current;
  };
  const renewAgain = coalesce(async () => {
    // A site that cannot be read now is told of elsewhere; its next state will be.
    await renew().catch(() => {});
  });
  return {
    nameIndexes: (manifest) => ({
      ...manifest,
      versions: manifest.versions.map((version) => ({
        ...version,
        search: current?.names[version.name] ?? nameUnknown(version.name),
      })),
    }),
    async findFile(path) {
      first ??= renew();
      // What was being saved is read again next time.
      first.catch(() => {
        first = undefined;
      });
      const { names, files } = current ?? (await first);
      const [folder = '', file = ''] = path.split('/');
      const version = Object.keys(names).find((name) => nameUnknown(name) === folder);
      return files[version === undefined ? path : `${names[version]}/${file}`];
    },
    outdate() {
      if (current === undefined) return;
      clearTimeout(timer);
      // What takes long waits until the writer pauses.
      timer = setTimeout(() => void renewAgain(), effort);
    },
    close: () => clearTimeout(timer),
  };
}
