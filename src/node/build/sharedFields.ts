import type { DocEntry, Manifest, PageEntry } from '../../core/site/manifest/manifest.ts';

/** The manifest without the fields that only one page embeds: editing a text does not change the result. */
export function sharedFields(manifest: Manifest): unknown {
  const ofOthers = <T extends DocEntry | PageEntry>(entry: T) => ({
    ...entry,
    hash: undefined,
    headings: undefined,
    lastUpdate: undefined,
    lastUpdateAuthor: undefined,
  });
  return {
    ...manifest,
    versions: manifest.versions.map((version) => ({
      ...version,
      search: undefined,
      docs: version.docs.map(ofOthers),
    })),
    pages: manifest.pages.map(ofOthers),
  };
}
