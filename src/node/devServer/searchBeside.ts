// The search indexes of a site folder, made in a process beside.
import { cacheDir } from '../lib/cacheDir.ts';
import { buildManifest } from '../manifest/buildManifest.ts';
import { keepSearch } from '../search/buildSearch.ts';

export interface BuiltIndexes {
  /** Names of the indexes by version. */
  names: Readonly<Record<string, string>>;
  /** Where the files of the indexes are, by their path below the folder of indexes. */
  files: Readonly<Record<string, string>>;
}

export async function buildIndexes(siteDir: string): Promise<BuiltIndexes> {
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: true });
  const kept = await keepSearch(siteDir, manifest, cacheDir('search'));
  return {
    names: Object.fromEntries(kept.manifest.versions.map(({ name, search = '' }) => [name, search])),
    files: Object.fromEntries(kept.files.map(({ path, from }) => [path, from])),
  };
}
