// The search indexes of a site folder while it is being written: made when somebody searches,
// from pages that are parsed once.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Manifest, Version } from '../../core/model/manifest.ts';
import { readPageFacts } from '../facts/pageFacts.ts';
import { fillIndex, folderName } from '../search/buildSearch.ts';
import { listSearchable } from '../search/searchPages.ts';

export interface LiveSearch {
  /** The manifest with the names of its indexes: another content gives another name. */
  nameIndexes: (manifest: Manifest) => Promise<Manifest>;
  /** A file of an index; undefined when there is no such file, or its index is of yesterday. */
  readFile: (folder: string, file: string) => Promise<string | undefined>;
}

type IndexFiles = ReadonlyMap<string, string>;

export function createLiveSearch(siteDir: string): LiveSearch {
  let versions = new Map<string, Version>();
  let built = new Map<string, Promise<IndexFiles>>();
  const build = async (docs: Version['docs']): Promise<IndexFiles> => {
    const files = new Map<string, string>();
    for (const { name, text } of (await fillIndex(siteDir, docs)).finish()) files.set(name, text);
    return files;
  };
  return {
    async nameIndexes(manifest) {
      const named: Version[] = [];
      for (const version of manifest.versions)
        named.push({
          ...version,
          search: `${folderName(version.name)}-${await stampOf(siteDir, version.docs)}`,
        });
      versions = new Map(named.map((version) => [version.search ?? '', version]));
      built = new Map([...built].filter(([folder]) => versions.has(folder)));
      return { ...manifest, versions: named };
    },
    async readFile(folder, file) {
      const version = versions.get(folder);
      if (version === undefined) return undefined;
      const files = built.get(folder) ?? build(version.docs);
      built.set(folder, files);
      // A file that was being saved is read again next time.
      files.catch(() => built.delete(folder));
      return (await files).get(file);
    },
  };
}

/** Changes with everything that the index of these pages is made of. */
async function stampOf(siteDir: string, docs: Version['docs']): Promise<string> {
  const hash = createHash('sha256');
  for (const { file, path, title, description, keywords, sidebarLabel } of await listSearchable(
    siteDir,
    docs,
  )) {
    const facts = await readPageFacts(join(siteDir, file));
    hash.update(JSON.stringify([facts.hash, path, title, description, keywords, sidebarLabel]));
  }
  return hash.digest('hex').slice(0, 8);
}
