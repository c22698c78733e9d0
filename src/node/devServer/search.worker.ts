// Runs in a worker process of the development server, which exits after a build and frees the texts of the site.
import type { Locale } from '../../core/site/urls/localePaths.ts';
import { cacheDir } from '../lib/project.ts';
import { buildManifest } from '../manifest/buildManifest.ts';
import { openCachedSearch } from '../search/cachedSearch.ts';

export interface BuiltIndexes {
  /** Index names by version. */
  names: Readonly<Record<string, string>>;
  /** Absolute paths by the path below the folder of indexes. */
  files: Readonly<Record<string, string>>;
}

/** @param locale another language than the default one */
export async function buildIndexes(siteDir: string, locale?: Locale): Promise<BuiltIndexes> {
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: true, locale });
  const kept = await openCachedSearch(siteDir, manifest, cacheDir('search'));
  return {
    names: Object.fromEntries(kept.manifest.versions.map(({ name, search = '' }) => [name, search])),
    files: Object.fromEntries(kept.files.map(({ path, from }) => [path, from])),
  };
}
