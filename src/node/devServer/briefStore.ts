// What the pages of a site are in brief, kept from one start to the next in one file: a start asks for the date
// and size of each page, and reads what has changed.
import { cacheDir } from '../lib/cacheDir.ts';
import { openRecord } from '../lib/diskCache.ts';
import { shortHash } from '../lib/shortHash.ts';
import type { ManifestMetadata } from '../pageIndex/manifestMetadata.ts';
import { hashBuildCode } from '../pageIndex/pageCache.ts';

/** Sites whose pages stay in the cache. */
const LIMIT = 8;

export interface KeptBrief {
  /** Date and size of the file that it was made of. */
  stamp: string;
  brief: ManifestMetadata;
}

export interface BriefStore {
  /** By the file's path; empty where nothing was kept, or by other code. */
  load: () => Map<string, KeptBrief>;
  /** In steps of a page each, for a server that is to answer meanwhile. */
  save: (briefs: ReadonlyMap<string, KeptBrief>) => Generator<void>;
}

export async function openBriefStore(siteDir: string, folder = cacheDir('start')): Promise<BriefStore> {
  const record = openRecord<{ code: string; briefs: [string, KeptBrief][] }>(
    folder,
    `${shortHash(siteDir)}.json`,
    LIMIT,
  );
  const code = await hashBuildCode();
  return {
    load() {
      const kept = record.get();
      return new Map(kept?.code === code ? kept.briefs : []);
    },
    *save(briefs) {
      try {
        yield* record.setInSteps(toJson(code, briefs));
      } catch {
        // The next start takes longer.
      }
    },
  };
}

/** A chunk a page: the JSON of a large site in one piece would block the server. */
function* toJson(code: string, briefs: ReadonlyMap<string, KeptBrief>): Generator<string> {
  yield `{"code":${JSON.stringify(code)},"briefs":[`;
  let separator = '';
  for (const kept of briefs) {
    yield separator + JSON.stringify(kept);
    separator = ',';
  }
  yield ']}';
}
